import { useId, useMemo } from 'react'
import { ConditionControl } from '../fields/condition.tsx'
import { FieldsContext, type Surroundings } from '../fields/context.ts'
import { controls } from '../fields/controls.ts'
import { pathOf } from '../fields/scope.ts'
import { textAt } from '../parts/json.ts'
import { nameOf } from './edits.ts'
import fieldStyles from '../fields/fields.module.css'

const SHAPE = { kind: 'string', examples: ["input.topic = 'delivery'"] }

type Props = {
  /** Those whose values it may compare. */
  fields: readonly unknown[]
  value: unknown
  disabled: boolean
  onChange: (expression: unknown) => void
}

/** A condition over the other fields of a form, in rows if it is simple enough. */
export function VisibleByRows({ fields, value, disabled, onChange }: Props) {
  const id = useId()
  const surroundings = useMemo((): Surroundings => {
    const variables = fields.map(field => ({
      name: pathOf(nameOf(field), 'input'),
      from: textAt(field, 'label') ?? 'a field of the form',
    }))
    return {
      definition: { fields },
      controls,
      variableNames: [],
      variables,
      alwaysThere: [],
      nodes: [],
      problemsAt: () => [],
      readOnly: disabled,
      onOpen: undefined,
    }
  }, [fields, disabled])
  return (
    <FieldsContext value={surroundings}>
      <div className={fieldStyles.panel}>
        <ConditionControl
          id={id}
          shape={SHAPE}
          title="Visible if"
          pointer="/visibleIf"
          describedBy={undefined}
          invalid={false}
          value={value}
          onChange={onChange}
        />
      </div>
    </FieldsContext>
  )
}
