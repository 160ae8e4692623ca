import { Icon } from '../parts/icon.tsx'

type Props = { icon: string; label: string; disabled?: boolean; onClick: () => void }

/** A small button that says by a picture what it does to an item. */
export function ItemButton({ icon, label, disabled = false, onClick }: Props) {
  return (
    <button type="button" className="quiet" title={label} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} size={14} />
    </button>
  )
}
