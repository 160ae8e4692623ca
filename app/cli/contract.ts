import { schemaFindings, type SchemaValidator } from '../../domain/flow-validation/schema-findings.ts'
import { systemClock } from '../../adapters/clock.ts'
import { parseInstant } from '../../domain/date-time.ts'
import { WrongUse } from './output.ts'

const BODY = 'requestBody'

/**
 * Checks options against the contract of the operation that creates the same resource, so that what a command stores
 * can be listed, exported and applied.
 * @param body the options as the body of that operation
 * @param options by the fields of the body that are named otherwise
 * @throws WrongUse
 */
export function refuseOutsideContract(
  validate: unknown,
  body: object,
  options: Readonly<Record<string, string>> = {},
): void {
  const findings = schemaFindings(validate as SchemaValidator, { [BODY]: body }, null)
  const sentences = findings.map(({ path, message }) => {
    const [field = ''] = path.slice(`/${BODY}/`.length).split('/', 1)
    return `--${options[field] ?? field} ${message}.`
  })
  if (sentences.length > 0) throw new WrongUse(sentences)
}

/** @throws WrongUse unless the text is an instant that has not passed */
export function expiryOf(text: string | undefined): Date | null {
  if (text === undefined) return null
  const instant = parseInstant(text)
  if (instant === undefined) throw new WrongUse([`"${text}" is not an instant, such as 2027-01-31T12:00:00Z.`])
  if (instant <= systemClock.now()) throw new WrongUse([`${text} has passed.`])
  return instant
}
