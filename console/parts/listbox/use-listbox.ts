import { useId, useState, type KeyboardEvent } from 'react'

/** `color` and `icon` of a tile before the title. `group`: heading above it; options of a group follow one another. */
export type Option = {
  value: string
  title: string
  note?: string | undefined
  icon?: string
  color?: string
  group?: string
}

type Settings = {
  options: readonly Option[]
  /** Whether the list is wanted; it is open only if it has options. */
  isOpen: boolean
  onTake: (value: string) => void
  /** Closes the list; absent for one that is always open, whose Escape belongs to what is around it. */
  onClose?: () => void
  /** Whether Tab takes the current option, because the text is half of it, instead of leaving the field. */
  takesTab?: boolean
}

const PAGE = 8

/**
 * The list of options below a text field, after the combobox pattern of ARIA: the focus stays in the field, whose keys
 * go through the list. `field` and `list` are the attributes of the two.
 */
export function useListbox({ options, isOpen, onTake, onClose, takesTab = false }: Settings) {
  const id = useId()
  /** Undefined until a key goes into the list: Home and End belong to the text until then. */
  const [index, setIndex] = useState<number>()
  const open = isOpen && options.length > 0
  const last = options.length - 1
  const current = Math.min(index ?? 0, last)
  const moves: Readonly<Record<string, number | undefined>> = {
    ArrowDown: current === last ? 0 : current + 1,
    ArrowUp: current === 0 ? last : current - 1,
    PageDown: Math.min(last, current + PAGE),
    PageUp: Math.max(0, current - PAGE),
    ...(index === undefined ? {} : { Home: 0, End: last }),
  }
  /** @returns whether the key was for the list */
  const press = (event: KeyboardEvent): boolean => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event
    if (!open || altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing) return false
    const move = moves[key]
    const chosen = options[current]
    if (move !== undefined) setIndex(move)
    else if (chosen !== undefined && (key === 'Enter' || (key === 'Tab' && takesTab))) onTake(chosen.value)
    else if (key === 'Escape' && onClose !== undefined) onClose()
    else return false
    // Escape closes the list only, not the dialog or the panel around it.
    event.stopPropagation()
    event.preventDefault()
    return true
  }
  return {
    press,
    /** The options are new: the first one is current. */
    reset: () => setIndex(undefined),
    field: {
      'aria-autocomplete': 'list',
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': open ? `${id}-${current}` : undefined,
      'autoComplete': 'off',
    } as const,
    /** For an `input`; a `textarea` cannot have this role. */
    combobox: { 'role': 'combobox', 'aria-expanded': open } as const,
    list: { id, options, open, current, onTake },
  }
}
