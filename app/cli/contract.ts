import { schemaFindings, type SchemaValidator } from '../../domain/flow-validation/schema-findings.ts'
import { systemClock } from '../../adapters/clock.ts'
import { parseInstant } from '../../domain/date-time.ts'
import { WrongUse } from './output.ts'

const BODY = 'requestBody'

/**
 * Holds options to the contract of the operation that creates the same, so that what a command stores can be listed,
 * exported and applied.
 * @param fields options by the fields of its body that are named so
 * @throws WrongUse
 */
export function refuseOutsideContract(validate: unknown, fields: object): void {
  const findings = schemaFindings(validate as SchemaValidator, { [BODY]: fields }, null)
  if (findings.length > 0)
    throw new WrongUse(findings.map(({ path, message }) => `--${path.slice(`/${BODY}/`.length)} ${message}.`))
}

/** @throws WrongUse unless the text is an instant that has not passed */
export function expiryOf(text: string | undefined): Date | null {
  if (text === undefined) return null
  const instant = parseInstant(text)
  if (instant === undefined) throw new WrongUse([`"${text}" is no instant, such as 2027-01-31T12:00:00Z.`])
  if (instant <= systemClock.now()) throw new WrongUse([`${text} has passed.`])
  return instant
}
