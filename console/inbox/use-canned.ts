import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useSession } from '../access/session.tsx'
import { useConversation } from '../data/conversations.ts'
import { useCannedAnswers } from '../data/team.ts'
import { useListbox } from '../parts/listbox/use-listbox.ts'
import { matching, slashBefore, withAnswer, type Slash } from './canned.ts'

type Field = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  write: (text: string) => void
  /** Whose language is offered first. */
  conversationId: string
}

/** The canned answers that a slash in the text asks for. */
export function useCanned({ field, text, write, conversationId }: Field) {
  const { may } = useSession()
  const [slash, setSlash] = useState<Slash>()
  const caretAfter = useRef<number>(undefined)
  const locale = useConversation(conversationId, may('getConversation')).data?.locale ?? null
  const answers = useCannedAnswers().data
  const offered = slash === undefined || answers === undefined ? [] : matching(answers, slash.typed, locale)
  const close = () => setSlash(undefined)
  useLayoutEffect(() => {
    const caret = caretAfter.current
    if (caret === undefined) return
    caretAfter.current = undefined
    field.current?.setSelectionRange(caret, caret)
  })
  const listbox = useListbox({
    options: offered.map(({ id, code, title }) => ({ value: id, title: `/${code}`, note: title })),
    isOpen: slash !== undefined,
    onTake: id => {
      const answer = offered.find(offer => offer.id === id)
      if (slash === undefined || answer === undefined) return
      const next = withAnswer(text, slash, answer.text)
      caretAfter.current = next.caret
      close()
      write(next.text)
    },
    onClose: close,
    takesTab: true,
  })
  const type = (next: string) => {
    listbox.reset()
    write(next)
    setSlash(slashBefore(next, field.current?.selectionStart ?? next.length))
  }
  /** As if a slash had been typed at the caret. */
  const ask = () => {
    const caret = field.current?.selectionStart ?? text.length
    const space = caret === 0 || /\s$/.test(text.slice(0, caret)) ? '' : ' '
    field.current?.focus()
    caretAfter.current = caret + space.length + 1
    write(`${text.slice(0, caret)}${space}/${text.slice(caret)}`)
    setSlash({ from: caret + space.length, typed: '' })
  }
  return { listbox, type, ask, close, hasNone: slash !== undefined && answers !== undefined && offered.length === 0 }
}
