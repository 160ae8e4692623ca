import { isAlone, type Comparison, type Operand, type Row } from '../flow/conditions.ts'
import type { VariableKind } from './variable-kinds.ts'

export type OperandKind = 'text' | 'number' | 'yes' | 'null' | 'variable'

const KNOWN: readonly Comparison[] = ['isKnown', 'isUnknown']
const TEXT: readonly Comparison[] = ['contains', 'containsNot', 'startsWith', 'isEmpty', 'isFilled']
const NUMBER: readonly Comparison[] = ['more', 'less', 'atLeast', 'atMost']
const LIST: readonly Comparison[] = ['has', 'hasNot', 'hasItems', 'hasNoItems']
const BY_KIND: Readonly<Record<VariableKind, readonly Comparison[]>> = {
  text: ['is', 'isNot', ...TEXT, ...KNOWN],
  number: ['is', 'isNot', ...NUMBER, ...KNOWN],
  yes: ['is', ...KNOWN],
  list: [...LIST, ...KNOWN],
}
const ALL: readonly Comparison[] = ['is', 'isNot', 'holds', ...TEXT, ...NUMBER, ...LIST, ...KNOWN]

/** The comparisons that mean something for such a variable, and the one that is there. */
export function comparisonsFor(kind: VariableKind | undefined, present: Comparison): readonly Comparison[] {
  const offered = kind === undefined ? ALL : BY_KIND[kind]
  return offered.includes(present) ? offered : [...offered, present]
}

/** The row for another variable: it is compared as before, if that means something for it. */
export function withPath(row: Row | undefined, path: string, kind: VariableKind | undefined): Row {
  const isKept = row !== undefined && (kind === undefined || BY_KIND[kind].includes(row.comparison))
  const comparison = isKept ? row.comparison : kind === 'list' ? 'has' : 'is'
  return withComparison({ path, comparison, ...operandOf(isKept ? row.operand : undefined) }, comparison, kind)
}

/** The row with another comparison, and with what it is compared with as far as that fits. */
export function withComparison({ path, operand }: Row, comparison: Comparison, kind: VariableKind | undefined): Row {
  if (isAlone(comparison)) return { path, comparison }
  if (operandKindOf(operand) === 'variable') return { path, comparison, ...operandOf(operand) }
  const isText = TEXT.includes(comparison)
  const wanted = isText ? 'text' : NUMBER.includes(comparison) ? 'number' : kind === 'list' ? 'text' : kind
  const isFitting = wanted === undefined || operandKindOf(operand) === wanted
  return {
    path,
    comparison,
    operand: operand !== undefined && isFitting ? operand : operandAs(wanted ?? 'text', operand),
  }
}

/** Of which kind a value may be that is compared so. */
export function operandKindsFor(comparison: Comparison): readonly OperandKind[] {
  return TEXT.includes(comparison) ? ['text', 'variable'] : ['text', 'number', 'yes', 'null', 'variable']
}

export function operandKindOf(operand: Operand | undefined): OperandKind {
  if (typeof operand === 'number') return 'number'
  if (typeof operand === 'boolean') return 'yes'
  if (operand === null) return 'null'
  return typeof operand === 'object' ? 'variable' : 'text'
}

/** The value as one of another kind; converted as far as possible. @param variable the path of one when it has none */
export function operandAs(kind: OperandKind, operand: Operand | undefined, variable = 'input'): Operand {
  const text = typeof operand === 'object' ? '' : String(operand ?? '')
  switch (kind) {
    case 'text':
      return text
    case 'number':
      return Number.isFinite(Number(text)) ? Number(text) : 0
    case 'yes':
      return text !== 'false'
    case 'null':
      return null
    case 'variable':
      return { path: variable }
  }
}

const operandOf = (operand: Operand | undefined) => (operand === undefined ? {} : { operand })
