import { Icon } from '../parts/icon.tsx'

type Props = { icon: string; label: string; disabled?: boolean; onClick: () => void }

/** A small icon button for an action on an item. */
export function ItemButton({ icon, label, disabled = false, onClick }: Props) {
  return (
    <button type="button" className="quiet" title={label} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} size={14} />
    </button>
  )
}
