import type { FormField } from '../../../generated/schemas/form.ts'
import type { JsonObject } from '../../json.ts'
import { checkValues } from '../../values/check.ts'
import { clientField } from '../../values/client-field.ts'
import { schemaOfFields } from '../../values/expected-schema.ts'
import type { FieldViolation } from '../../values/violation.ts'
import type { InputWait } from '../snapshot.ts'
import type { TurnState } from '../turn-state.ts'

/** What a visitor writes to a person, or to a model that converses. */
const MESSAGE: FormField = { name: 'message', type: 'textarea', required: true, validation: { max_length: 4_000 } }

/** Shows a field for a message, and describes the answer to it. */
export function askForMessage(turn: TurnState, prompt?: string): Pick<InputWait, 'expectedInput' | 'fields'> {
  const block = turn.addBlock('input', { ...(prompt === undefined ? {} : { prompt }), field: clientField(MESSAGE) })
  return {
    expectedInput: { type: 'form_submission', schema: schemaOfFields([MESSAGE]), block_id: block.id },
    fields: [MESSAGE],
  }
}

/** The message, which expressions see as `input.message`. `beside`: fields that may come with it. */
export async function takeMessage(
  turn: TurnState,
  given: JsonObject,
  beside: readonly FormField[] = [],
): Promise<{ violations: FieldViolation[] } | { text: string }> {
  const { values, violations } = await checkValues(
    [MESSAGE, ...beside],
    given,
    turn.ambient,
    turn.scope,
    turn.environment.valueFacts,
  )
  if (violations.length > 0) return { violations }
  turn.snapshot.input = values
  return { text: values[MESSAGE.name] as string }
}
