import { titleOf } from './labels.ts'

/** What a permission is about: `service.engine_tokens.view` → `Engine tokens`. Other texts stay as they are. */
export function subjectOf(code: string): string {
  const subject = /^service\.([a-z0-9_]+)/.exec(code)?.[1]
  return subject === undefined ? code : titleOf([subject.replaceAll('_', '-')])
}

/** What it allows: `service.insights.goals.manage` → `manage goals`. */
export function actOf(code: string): string {
  const [act = 'open', ...objects] = code.split('.').slice(2).reverse()
  return [act, ...objects.reverse()].join(' ').replaceAll('_', ' ')
}
