import { CompletedText } from './completed-text.tsx'
import type { ControlProps } from './context.ts'
import { resolved } from './shapes.ts'
import { TryOut } from './try-out.tsx'

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
