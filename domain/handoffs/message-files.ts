import type { FormField } from '../../generated/schemas/form.ts'
import type { Wait } from '../engine/snapshot.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { uploadsOf } from '../values/check.ts'

/** A file that came with a message, without a link: links expire. */
export type MessageFile = { id: string; name: string; mime: string; size: number }

/** What a visitor may attach to a message to a person. */
export const MESSAGE_FILES: FormField = { name: 'files', type: 'file', validation: { file_max: 5 } }

/** The fields that an answer to the wait may have: a conversation that was handed over takes files beside the text. */
export function answerFields(wait: Wait | null | undefined): readonly FormField[] {
  if (wait?.kind === 'handoff') return [...wait.fields, MESSAGE_FILES]
  return wait?.kind === 'input' ? wait.fields : []
}

/** The files of a message, by its values as they were accepted. */
export function messageFiles(values: JsonObject): MessageFile[] {
  return uploadsOf(values[MESSAGE_FILES.name] ?? []).flatMap(value => {
    if (!isJsonObject(value)) return []
    const { fileId, name, mime, size } = value as { fileId: string; name: string; mime: string; size: number }
    return [{ id: fileId, name, mime, size }]
  })
}
