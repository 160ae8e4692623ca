import type { SessionOptions } from '../sdk/session.ts'
import type { ParleyChatElement } from '../sdk/widget.ts'

/** What the page says about its visitor; a token in the attribute `identity` wins over `getIdentity`. */
export function visitorOf(element: ParleyChatElement): Pick<SessionOptions, 'customer' | 'identity' | 'variables'> {
  const { customer, variables } = element
  const identity = element.getAttribute('identity') ?? element.getIdentity
  return {
    ...(customer === undefined ? {} : { customer }),
    ...(identity === undefined || identity === '' ? {} : { identity }),
    ...(variables === undefined ? {} : { variables }),
  }
}
