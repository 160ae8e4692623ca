// Written by `make generate` from widget/preview-model.ts. Do not edit.
import type { components } from '../types/public.ts'

type FormField = components['schemas']['FormField']
type QuickQuestionRow = components['schemas']['QuickQuestionRow']
type SessionIntent = components['schemas']['SessionIntent']

/** What a preview shows. `values`: of the configuration section `widget`, by path. */
export type Preview = {
  values: Readonly<Record<string, unknown>>
  intents: readonly SessionIntent[]
  quickQuestions: readonly QuickQuestionRow[]
  /** A form that waits for an answer; without one the menu is shown. */
  form?: { title: string; submitLabel: string; fields: FormField[] } | undefined
  locale?: string | undefined
}

/** The custom element `parley-preview`, which the module defines. */
export declare class ParleyPreview extends HTMLElement {
  set preview(preview: Preview)
}
