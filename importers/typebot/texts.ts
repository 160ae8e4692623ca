import { expressionWith, templateWith, type Placeholders, type Remark } from '../conversion/texts.ts'
import { javascriptExpression } from './javascript.ts'
import type { Variables } from './variables.ts'

export function templateOf(source: string, variables: Variables, remark: Remark): string {
  return templateWith(source, placeholdersIn(variables, remark))
}

export function expressionOf(source: string, variables: Variables, remark: Remark): string {
  return expressionWith(source, placeholdersIn(variables, remark))
}

/** Whether the whole text is one placeholder. */
export function isOnePlaceholder(source: string): boolean {
  return /^\s*\{\{[^{}]+\}\}\s*$/.test(source)
}

/**
 * `{{=code=}}`. A piece of code ends where another begins: else the whole text would be read from each beginning that
 * has no end.
 */
export const CODE_PLACEHOLDER = /\{\{=((?:(?!\{\{=)[\s\S])*?)=\}\}/g

const PLACEHOLDER = new RegExp(`${CODE_PLACEHOLDER.source}|\\{\\{([^{}]+)\\}\\}`, 'g')

/** `{{name}}` is a variable, `{{=code=}}` a piece of JavaScript. */
function placeholdersIn(variables: Variables, remark: Remark): Placeholders {
  return {
    pattern: PLACEHOLDER,
    expressionAt: ([, code, name]) =>
      code === undefined ? variableOf(name ?? '', variables, remark) : codeOf(code, variables, remark),
  }
}

function variableOf(name: string, variables: Variables, remark: Remark): string | undefined {
  const variable = variables.byName(name)
  if (variable !== undefined) return `vars.${variable}`
  remark(`The text names "${name.trim()}", which is not a variable of the export; it is shown as it is written.`)
  return undefined
}

function codeOf(code: string, variables: Variables, remark: Remark): string {
  const expression = javascriptExpression(code, variables)
  if (expression !== undefined) return expression
  remark('A piece of JavaScript in the text could not be translated; nothing is shown instead.')
  return '""'
}
