import { isParleyError } from '../sdk/errors.ts'
import { el } from './dom.ts'
import type { SessionCalls } from './session-calls.ts'
import type { Texts } from './texts.ts'

/** Asks for an address to which the conversation is mailed. What it says remains until the conversation goes on. */
export function renderTranscriptMail({ mailTranscript }: SessionCalls, texts: Texts): HTMLElement {
  const address = el('input', {
    'type': 'email',
    'required': true,
    'autocomplete': 'email',
    'maxlength': 254,
    'dir': 'auto',
    'aria-label': texts.email,
    'placeholder': texts.email,
  })
  const outcome = el('p', { class: 'help', role: 'status' })
  const send = async (): Promise<void> => {
    form.inert = true
    try {
      await mailTranscript(address.value.trim())
      form.remove()
      outcome.textContent = texts.mailed
    } catch (error) {
      const code = isParleyError(error) ? error.code : 'other'
      outcome.textContent = texts.errors[code] ?? texts.errors['other'] ?? code
    }
    form.inert = false
  }
  const submit = (event: Event): void => {
    event.preventDefault()
    outcome.textContent = address.validity.valid ? '' : (texts.rules['format'] ?? '')
    if (address.validity.valid) void send()
    else address.focus()
  }
  const form = el(
    'form',
    { class: 'composer', novalidate: true, onsubmit: submit },
    address,
    el('button', { type: 'submit', class: 'send' }, texts.send),
  )
  return el('details', {}, el('summary', { class: 'quiet' }, texts.mailTranscript), form, outcome)
}
