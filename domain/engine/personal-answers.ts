import type { FormDefinition, FormField } from '../../generated/schemas/form.ts'
import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import type { KnownSecret } from '../redaction.ts'
import { formatOf } from '../values/text-rules.ts'
import type { CompiledFlow } from './compiled-flow.ts'
import type { Snapshot } from './snapshot.ts'
import type { Stimulus } from './stimulus.ts'

export type AnswerSources = {
  stimulus: Stimulus
  /** The execution before the turn. */
  before: Snapshot | null
  after: Snapshot
  versionById: (versionId: string) => CompiledFlow | undefined
  formByCode: (code: string) => FormDefinition | undefined
}

/**
 * What fields for phone numbers and mail addresses were answered: in this turn, and before as far as variables of the
 * running flows hold it.
 */
export function personalAnswers({ stimulus, before, after, versionById, formByCode }: AnswerSources): KnownSecret[] {
  const found: KnownSecret[] = []
  if (stimulus.type === 'resume' && before?.wait?.kind === 'input') collect(before.wait.fields, stimulus.values, found)
  for (const { versionId, vars } of after.frames)
    for (const node of versionById(versionId)?.definition.nodes ?? []) {
      if (node.type === 'input') collectOne(node.field, vars[node.saveAs ?? node.field.name], found)
      if (node.type !== 'form') continue
      const answers = node.saveAs === undefined ? vars : vars[node.saveAs]
      if (isJsonObject(answers)) collect(formByCode(node.form)?.fields ?? [], answers, found)
    }
  return found
}

function collect(fields: readonly FormField[], answers: JsonObject, found: KnownSecret[]): void {
  for (const field of fields) collectOne(field, answers[field.name], found)
}

function collectOne(field: FormField, answer: Json | undefined, found: KnownSecret[]): void {
  const format = formatOf(field)
  if (typeof answer !== 'string' || (format !== 'phone' && format !== 'email')) return
  const text = answer.trim()
  if (text !== '') found.push({ kind: format === 'phone' ? 'PHONE' : 'EMAIL', text })
}
