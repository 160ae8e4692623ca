import type { ConnectionTemplate } from '../generated/schemas/connection-template.ts'
import { isEmail } from './values/formats.ts'

/** What a person enters for a template. */
export type TemplateInput = { key: string; values: Readonly<Record<string, string>> }
/** `field`: where in the input. */
export type TemplateProblem = { field: string; rule: 'required' | 'format' | 'enum' }
export type FilledTemplate = { baseUrl: string | null; credentials: Record<string, string> }

/** A value is put into an address: what it consists of keeps it from leading the key to another host. */
const FORMS = {
  name: (text: string) => /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(text),
  host: (text: string) => /^[A-Za-z0-9](-?[A-Za-z0-9])*(\.[A-Za-z0-9](-?[A-Za-z0-9])*)+$/.test(text),
  email: isEmail,
}

/** The address and credentials of a connection that is made from a template, or what keeps it from being made. */
export function filledTemplate(
  { baseUrl, credentials, values: asked = [] }: Pick<ConnectionTemplate, 'baseUrl' | 'credentials' | 'values'>,
  { key, values }: TemplateInput,
): FilledTemplate | { problems: TemplateProblem[] } {
  const given = new Map(Object.entries(values))
  const problems: TemplateProblem[] = [
    ...asked.flatMap(({ name, kind }): TemplateProblem[] => {
      const value = given.get(name)
      if (value === undefined) return [{ field: `values.${name}`, rule: 'required' }]
      return FORMS[kind](value) ? [] : [{ field: `values.${name}`, rule: 'format' }]
    }),
    ...[...given.keys()]
      .filter(name => !asked.some(value => value.name === name))
      .map(name => ({ field: `values.${name}`, rule: 'enum' as const })),
  ]
  if (problems.length > 0) return { problems }
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (all, name: string) => (name === 'key' ? key : (given.get(name) ?? all)))
  return {
    // The address is no secret: everybody who sees the connection sees it.
    baseUrl: baseUrl?.replaceAll(/\{(\w+)\}/g, (all, name: string) => given.get(name) ?? all) ?? null,
    credentials: Object.fromEntries(Object.entries(credentials).map(([name, text]) => [name, filled(text)])),
  }
}
