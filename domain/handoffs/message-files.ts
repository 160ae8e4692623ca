import type { FormField } from '../../generated/schemas/form.ts'
import { questionOf, type Wait } from '../engine/snapshot.ts'

/** A file that came with a message, without a link: links expire. */
export type MessageFile = { id: string; name: string; mime: string; size: number }

/** What a visitor may attach to a message to a person. */
export const MESSAGE_FILES: FormField = { name: 'files', type: 'file', validation: { file_max: 5 } }

/** The fields that an answer to the wait may have: a conversation that was handed over takes files beside the text. */
export function answerFields(wait: Wait | null | undefined): readonly FormField[] {
  const fields = questionOf(wait)?.fields ?? []
  return wait?.kind === 'handoff' ? [...fields, MESSAGE_FILES] : fields
}
