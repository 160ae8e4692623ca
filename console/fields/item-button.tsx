import { Icon } from '../parts/icon.tsx'
import { Button } from '../parts/controls/button.tsx'

type Props = { icon: string; label: string; disabled?: boolean; onClick: () => void }

/** A small icon button for an action on an item. */
export function ItemButton({ icon, label, disabled = false, onClick }: Props) {
  return (
    <Button type="button" kind="quiet" title={label} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} size={14} />
    </Button>
  )
}
