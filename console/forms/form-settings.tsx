import { CheckControl, TextControl } from '../parts/controls/controls.tsx'
import { objectAt, textAt, withoutEmpty, withValue, isObject } from '../parts/json.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'

type Props = { definition: unknown; canEdit: boolean; edit: (change: (definition: unknown) => unknown) => void }

/** Properties of a form other than its fields. */
export function FormSettings({ definition, canEdit, edit }: Props) {
  const form = isObject(definition) ? definition : {}
  const control = (name: string) => ({
    value: form[name],
    disabled: !canEdit,
    onChange: (value: unknown) => edit(present => withValue(present, [name], value)),
  })
  return (
    <section className={css.controls} aria-label="Form">
      <h2>Form</h2>
      <TextControl label="Title" required {...control('title')} />
      <TextControl
        label="Description"
        lines={2}
        help="For pages that show the form; the chat window leaves it out."
        {...control('description')}
      />
      <TextControl label="Button" placeholder="Submit" {...control('submitLabel')} />
      <TextControl label="Language of these texts" placeholder="en" mono {...control('locale')} />
      <h3>Use</h3>
      <CheckControl
        label="Embeddable in pages"
        help="With a publishable key that opens it. Flows may show it in any case."
        {...control('embeddable')}
      />
      <CheckControl label="Accepts submissions" checkedByDefault {...control('acceptsSubmissions')} />
      <TextControl
        label="Honeypot field"
        placeholder="website"
        mono
        help="Hidden from people; a submission that fills it is marked as spam."
        {...control('honeypotField')}
      />
    </section>
  )
}

type TextsProps = Props & { language: string }

/** The texts of the form itself in another language, each above the original text. */
export function FormTexts({ definition, canEdit, edit, language }: TextsProps) {
  const texts = objectAt(objectAt(definition, 'locales'), language)
  const control = (name: string, label: string) => ({
    label,
    value: texts[name],
    disabled: !canEdit,
    placeholder: textAt(definition, name),
    onChange: (value: unknown) => edit(present => withValue(present, ['locales', language, name], value)),
  })
  return (
    <section className={css.controls} aria-label={`Form in ${language}`}>
      <h2>
        Form <span className={css.tag}>{language}</span>
      </h2>
      <TextControl {...control('title', 'Title')} />
      <TextControl lines={2} {...control('description', 'Description')} />
      <TextControl {...control('submitLabel', 'Button')} />
      <p className={css.soft}>Empty texts appear in the form’s own language, as shown in grey.</p>
      {canEdit && (
        <Button kind="danger" onClick={() => edit(present => withoutEmpty(present, ['locales', language], undefined))}>
          Remove {language}
        </Button>
      )}
    </section>
  )
}
