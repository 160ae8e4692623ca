import { useRef } from 'react'
import { isAlone, isPath, type Operand, type Row } from '../flow/conditions.ts'
import { Select, TextInput } from '../parts/controls/inputs.tsx'
import { NumberInput } from '../parts/controls/number-input.tsx'
import { Combobox } from './combobox.tsx'
import { operandAs, operandKindOf, operandKindsFor, type OperandKind } from './condition-rows.ts'
import { attributesOf, useSurroundings, type ControlProps } from './context.ts'
import { ALWAYS_THERE } from './scope.ts'
import { valuesOf } from './variable-kinds.ts'
import { css } from '../parts/css.ts'

type VariableProps = ControlProps & { onVariable: (text: string) => void }

/** A variable by its path. What is typed is taken on Enter, or when the field is left, as what it then is. */
export function VariableField({ onVariable, ...props }: VariableProps) {
  const { variables, alwaysThere = ALWAYS_THERE } = useSurroundings()
  const typed = useRef<string>(undefined)
  const options = [...variables, ...alwaysThere].map(({ name, from }) => ({ value: name, title: name, note: from }))
  const take = (text = '') => {
    typed.current = undefined
    const path = text.trim()
    if (path === '' || path === props.value) return
    const written = [path, `vars.${path}`, `input.${path}`]
    onVariable(options.find(({ value }) => written.includes(value))?.value ?? path)
  }
  const takeTyped = () => typed.current !== undefined && take(typed.current)
  return (
    <span onBlur={takeTyped} onKeyDown={({ key }) => key === 'Enter' && takeTyped()}>
      <label className={css.unseen} htmlFor={props.id}>
        {props.title}
      </label>
      <Combobox
        {...props}
        options={options}
        placeholder="Choose a variable"
        onChange={(text, typing) => {
          const path = typeof text === 'string' ? text : ''
          if (typing === true) typed.current = path
          else take(path)
        }}
      />
    </span>
  )
}

const KINDS: Readonly<Record<OperandKind, string>> = {
  text: 'Text',
  number: 'Number',
  yes: 'Yes or no',
  null: 'Nothing',
  variable: 'Variable',
}
const YES_OR_NO = [
  { value: 'true', title: 'Yes' },
  { value: 'false', title: 'No' },
]

type OperandProps = ControlProps & { row: Row; onOperand: (operand: Operand, typing?: boolean) => void }

/** What a variable is compared with. */
export function OperandField({ row, onOperand, ...props }: OperandProps) {
  const { title } = props
  const { readOnly, variables } = useSurroundings()
  const { comparison, operand = '' } = row
  if (isAlone(comparison)) return null
  const kind = operandKindOf(operand)
  const kinds = operandKindsFor(comparison)
  return (
    <>
      <Select
        aria-label={`Type of ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
        choices={(kinds.includes(kind) ? kinds : [...kinds, kind]).map(value => ({ value, title: KINDS[value] }))}
        value={kind}
        disabled={readOnly}
        onChange={next => onOperand(operandAs(next as OperandKind, operand, variables[0]?.name))}
      />
      <OneOperand {...props} row={row} kind={kind} onOperand={onOperand} />
    </>
  )
}

function OneOperand({ row, kind, onOperand, ...props }: OperandProps & { kind: OperandKind }) {
  const { id, title } = props
  const { readOnly } = useSurroundings()
  const { path, operand = '' } = row
  const label = (
    <label className={css.unseen} htmlFor={id}>
      {title}
    </label>
  )
  if (kind === 'null') return null
  if (kind === 'variable')
    return (
      <VariableField
        {...props}
        value={typeof operand === 'object' ? operand?.path : ''}
        onVariable={path => isPath(path) && onOperand({ path })}
      />
    )
  if (kind === 'number')
    return (
      <span>
        {label}
        <NumberInput
          {...attributesOf({ ...props, shape: { kind: 'number' } })}
          value={operand}
          readOnly={readOnly}
          onChange={next => next !== undefined && onOperand(next, true)}
        />
      </span>
    )
  if (kind === 'yes')
    return (
      <Select
        aria-label={title}
        choices={YES_OR_NO}
        value={operand === true ? 'true' : 'false'}
        disabled={readOnly}
        onChange={next => onOperand(next === 'true')}
      />
    )
  return (
    <span>
      {label}
      <TextOperand {...props} value={operand} path={path} onText={onOperand} />
    </span>
  )
}

type TextProps = ControlProps & { path: string; onText: (text: string, typing?: boolean) => void }

/** A text to compare with; of a question with choices one of them. */
function TextOperand({ path, onText, ...props }: TextProps) {
  const { definition, readOnly } = useSurroundings()
  const values = valuesOf(definition, path)
  // The shape is that of the condition around it, which may be required where this text may be empty.
  const text = { ...props, shape: { kind: 'string' } }
  if (values.length > 0)
    return (
      <Combobox
        {...text}
        options={values.map(({ value, title: note }) => ({ value, title: value, note }))}
        onChange={(next, typing) => onText(typeof next === 'string' ? next : '', typing)}
      />
    )
  return (
    <TextInput
      {...attributesOf(text)}
      value={props.value}
      readOnly={readOnly}
      spellCheck={false}
      onChange={(next = '') => onText(next, true)}
    />
  )
}
