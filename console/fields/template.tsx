import { CompletedText } from './completed-text.tsx'
import type { ControlProps } from './context.ts'
import { resolved } from './shapes.ts'
import { TryOut } from './try-out.tsx'

const ONE_LINE = /url|title|label|subtitle|path|until|duration/i

/** A text with `{{ expressions }}` in it. */
export function TemplateControl(props: ControlProps) {
  const { shape, value, pointer } = props
  const { examples = [] } = resolved(shape)
  const name = pointer.split('/').at(-1) ?? ''
  const isShort = ONE_LINE.test(name) || shape.kind !== 'Template'
  return (
    <>
      <CompletedText
        {...props}
        template
        rows={isShort ? 1 : 3}
        placeholder={typeof examples[0] === 'string' ? examples[0] : undefined}
      />
      {typeof value === 'string' && value.includes('{{') && <TryOut kind="template" source={value} of={props} />}
    </>
  )
}
