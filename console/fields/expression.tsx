import { CompletedText } from './completed-text.tsx'
import type { ControlProps } from './context.ts'
import { resolved } from './shapes.ts'
import { TryOut } from './try-out.tsx'

/** A JSONata expression. */
export function ExpressionControl(props: ControlProps) {
  const { shape, value } = props
  const [example] = resolved(shape).examples ?? []
  return (
    <>
      <CompletedText
        {...props}
        template={false}
        placeholder={typeof example === 'string' ? example : 'vars.total > 100'}
      />
      {typeof value === 'string' && value.trim() !== '' && <TryOut kind="expression" source={value} control={props} />}
    </>
  )
}

/** A text with `{{ expressions }}` in it. */
export function TemplateControl(props: ControlProps) {
  const { shape, value } = props
  const { examples = [] } = resolved(shape)
  return (
    <>
      <CompletedText {...props} template placeholder={typeof examples[0] === 'string' ? examples[0] : undefined} />
      {typeof value === 'string' && value.includes('{{') && <TryOut kind="template" source={value} control={props} />}
    </>
  )
}
