import type { FormField } from '../../../generated/schemas/form.ts'
import { compileExpression } from '../../expressions/expression.ts'
import { compilePattern } from '../../expressions/patterns.ts'
import { optionValues, rulesOf, visibleIfOf } from '../../values/fields.ts'

type Report = { problem(pointer: string, code: 'pattern' | 'expression' | 'node_settings', message: string): void }

/**
 * Problems of a field that its schema cannot express: patterns RE2 refuses, conditions that do not compile, choices
 * without options.
 */
export function checkField(field: FormField, pointer: string, report: Report): void {
  const { pattern, require_option: needed } = rulesOf(field)
  const condition = visibleIfOf(field)
  const options = optionValues(field)
  if (pattern !== undefined)
    attempt(
      () => compilePattern(pattern),
      message => report.problem(`${pointer}/validation/pattern`, 'pattern', message),
    )
  if (typeof condition === 'string')
    attempt(
      () => compileExpression(condition),
      message =>
        report.problem(`${pointer}/${field.visibleIf === undefined ? 'config/' : ''}visibleIf`, 'expression', message),
    )
  if (options === undefined && (field.type === 'select' || field.type === 'radio' || field.type === 'multiselect'))
    report.problem(`${pointer}/options`, 'node_settings', `a ${field.type} needs options`)
  if (options !== undefined && new Set(options).size < options.length)
    report.problem(`${pointer}/options`, 'node_settings', 'the values of the options are not unique')
  if (needed !== undefined && options?.includes(needed) === false)
    report.problem(`${pointer}/validation/require_option`, 'node_settings', 'require_option is not one of the options')
}

function attempt(compile: () => unknown, report: (message: string) => void): void {
  try {
    compile()
  } catch (error) {
    report(error instanceof Error ? error.message : String(error))
  }
}
