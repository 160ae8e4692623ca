import { useId, useState } from 'react'
import { parse } from 'yaml'
import type { ConnectionTemplateSummary } from '../../sdk/index.ts'
import { useConnectionTemplates } from '../data/connection-templates.ts'
import { Button } from '../parts/controls/button.tsx'
import { TextInput } from '../parts/controls/inputs.tsx'
import { css } from '../parts/css.ts'
import { Dialog } from '../parts/dialog.tsx'
import { FileControl, type ChosenFile, type FileContent } from '../parts/file-control.tsx'
import { isObject, type JsonObject } from '../parts/json.ts'
import { Problem } from '../parts/problem.tsx'
import styles from './shelf.module.css'

/** A template of the service, or one of a file. */
export type Chosen = { templateKey?: string | undefined; template?: JsonObject | undefined }
/** The connection that was made. */
export type Made = { id: string; code: string }
type Props = { onChoose: (chosen: Chosen) => void; onOther: (() => void) | undefined; onClose: () => void }

const CATEGORIES: Readonly<Record<ConnectionTemplateSummary['category'], string>> = {
  mail: 'E-mail',
  messaging: 'Messages',
  help_desk: 'Help desks',
  crm: 'Customers',
  shop: 'Shops',
  payments: 'Payments',
  calendar: 'Calendars',
  sheets: 'Tables',
  models: 'Language models',
  projects: 'Projects',
}

/** The services that a connection can be made to in one step, by what they are for. */
export function Shelf({ onChoose, onOther, onClose }: Props) {
  const { data = [], error, isPending } = useConnectionTemplates()
  const [text, setText] = useState<string>()
  const [file, setFile] = useState<ChosenFile>()
  const found = data.filter(template => isAbout(template, text))
  const { content } = file ?? {}
  return (
    <Dialog title="New connection" onClose={onClose} wide>
      <div className={css.controls}>
        <Search value={text} onChange={setText} />
        {error !== null && <Problem error={error} />}
        <div className={styles.shelf} aria-busy={isPending}>
          {Object.entries(CATEGORIES).map(([category, title]) => (
            <Category
              key={category}
              title={title}
              templates={found.filter(template => template.category === category)}
              onChoose={onChoose}
            />
          ))}
        </div>
        <p role="status" className={css.soft}>
          {text !== undefined &&
            found.length === 0 &&
            'No template is about this. The page Connections takes any other service.'}
        </p>
        <details>
          <summary>A template of your own</summary>
          <FileControl
            label="Template file, YAML or JSON"
            accept=".yaml,.yml,.json"
            contentOf={contentOf}
            chosen={file}
            onChoose={setFile}
          />
          <Button disabled={content === undefined} onClick={() => onChoose({ template: content })}>
            Use the file
          </Button>
        </details>
        {onOther !== undefined && (
          <footer>
            <Button onClick={onOther}>Another service</Button>
          </footer>
        )}
      </div>
    </Dialog>
  )
}

function Search({ value, onChange }: { value: string | undefined; onChange: (text: string | undefined) => void }) {
  const id = useId()
  return (
    <div className={css.control}>
      <label htmlFor={id}>Search</label>
      <TextInput id={id} value={value} placeholder="Stripe, e-mail, calendar …" onChange={onChange} />
    </div>
  )
}

type CategoryProps = {
  title: string
  templates: readonly ConnectionTemplateSummary[]
  onChoose: (chosen: Chosen) => void
}

function Category({ title, templates, onChoose }: CategoryProps) {
  if (templates.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.tiles}>
        {templates.map(({ key, name, description }) => (
          <li key={key}>
            <button type="button" className={styles.tile} onClick={() => onChoose({ templateKey: key })}>
              <strong>{name}</strong>
              <span>{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function isAbout({ name, description, category }: ConnectionTemplateSummary, text = ''): boolean {
  const about = `${name} ${description} ${CATEGORIES[category]}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every(word => about.includes(word))
}

function contentOf(text: string): FileContent {
  try {
    const content: unknown = parse(text)
    return isObject(content) ? { content } : { problem: 'This is not a template.' }
  } catch {
    return { problem: 'This is neither YAML nor JSON.' }
  }
}
