import { createContext, useContext, type ComponentType } from 'react'
import type { Shape } from '../../generated/console/catalog.ts'
import type { Name } from './scope.ts'
import { ariaOf } from '../parts/controls/frame.tsx'
import type { Option } from '../parts/listbox/use-listbox.ts'
import { isAsked, type ControlName } from './shapes.ts'

/** The context of a control. */
export type Surroundings = {
  definition: unknown
  /** The control of each name. */
  controls: Readonly<Record<ControlName, ComponentType<ControlProps>>>
  /** Names of the flow's variables, and the same as expressions write them. */
  variableNames: readonly Name[]
  variables: readonly Name[]
  /** What else a condition can compare: when absent, what every flow has. */
  alwaysThere?: readonly Name[]
  /** The nodes of the flow, to choose from. */
  nodes: readonly Option[]
  /** The problems at a position, or below it if requested. */
  problemsAt: (pointer: string, below?: boolean) => readonly Problem[]
  /** Fixes a problem that has a fix. */
  onFix?: ((problem: Problem) => void) | undefined
  readOnly: boolean
  /** Shows another node. */
  onOpen: ((nodeId: string) => void) | undefined
}
/** `fix`: what fixes it, if exactly one fix is right. */
export type Problem = { severity: 'error' | 'warning'; message: string; fix?: { does: string } | undefined }

/**
 * Props of every control. `onChange` takes the new value, `undefined` to remove it. `typing`: one of many changes in a
 * row, as by the keyboard; they are undone together.
 */
export type ControlProps = {
  id: string
  shape: Shape
  value: unknown
  title: string
  /** Path of the value in the definition. */
  pointer: string
  describedBy: string | undefined
  invalid: boolean
  onChange: (value: unknown, typing?: boolean) => void
}

export const FieldsContext = createContext<Surroundings | undefined>(undefined)

export function useSurroundings(): Surroundings {
  const surroundings = useContext(FieldsContext)
  if (surroundings === undefined) throw new Error('a control needs its context')
  return surroundings
}

/** Type of the form's field around a control, for the rules that only mean something to some types. */
export const FormFieldType = createContext<string | undefined>(undefined)

/** Names that only the texts of a tool around a control can use. */
export const ToolArguments = createContext<readonly Name[]>([])

/** What the fields around a control name, for a control of an operation or its arguments. */
export const CalledOperation = createContext<{ connection?: string; operation?: string }>({})

/** What a control tells assistive technology. */
export function attributesOf({ id, describedBy, invalid, shape }: ControlProps) {
  return ariaOf({ id, describedBy, invalid, required: isAsked(shape) })
}

export { domIdOf } from './dom-id.ts'
