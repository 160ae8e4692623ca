import { useState } from 'react'
import { useConnectionFromTemplate, useConnectionTemplate } from '../data/connection-templates.ts'
import { useReferences } from '../data/references.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { codeFrom } from '../parts/code-from.ts'
import { TextControl } from '../parts/controls/controls.tsx'
import { css } from '../parts/css.ts'
import { isObject, textAt, type JsonObject } from '../parts/json.ts'
import { problemsOf } from '../resource/problems.ts'
import { Refusal } from '../resource/document-changes.tsx'
import type { Chosen, Made } from './shelf.tsx'
import styles from './shelf.module.css'

type Props = Chosen & { onMade: (connection: Made) => void; onClose: () => void }

/** The steps to the key, one field for it, and one for each other value; then the connection is made. */
export function FromTemplate({ templateKey, template: own, onMade, onClose }: Props) {
  const { data, error } = useConnectionTemplate(templateKey)
  const template: JsonObject = own ?? { ...data }
  const suggested = textAt(template, 'name') ?? ''
  const [typed, setName] = useState<string>()
  const [key, setKey] = useState<string>()
  const [values, setValues] = useState<Given>({})
  const name = typed ?? suggested
  const code = useFreeCode(templateKey ?? codeFrom(suggested))
  const asked = objectsIn(template['values'])
  const call = useConnectionFromTemplate()
  const problems = new Map(problemsOf(call.error).map(({ at, message }) => [at, message]))
  const isShown = problems.size > 0 && [...problems.keys()].every(at => at === '/key' || at.startsWith('/values/'))
  const submit = () =>
    call.mutate({ templateKey, template: own, code, name, key: key ?? '', values }, { onSuccess: onMade })
  return (
    <AskDialog
      title={suggested === '' ? 'New connection' : `Connect ${suggested}`}
      action={call.isPending ? 'Connecting…' : 'Connect'}
      call={isShown ? { ...call, error: null } : { ...call, error: call.error ?? error }}
      Refusal={Refusal}
      ready={key !== undefined && name !== '' && code !== '' && asked.every(one => nameIn(one) in values)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Steps steps={template['steps']} />
      <Values asked={asked} values={values} problems={problems} onChange={setValues} />
      <TextControl
        label={textAt(template, 'keyLabel') ?? 'Key'}
        type="password"
        value={key}
        onChange={setKey}
        problem={problems.get('/key')}
        required
      />
      <TextControl
        label="Name"
        value={name === '' ? undefined : name}
        onChange={text => setName(text ?? '')}
        help={`Flows call it ${code}.`}
        required
      />
    </AskDialog>
  )
}

type Given = Readonly<Record<string, string>>
type ValuesProps = {
  asked: readonly JsonObject[]
  values: Given
  problems: ReadonlyMap<string, string>
  onChange: (values: Given) => void
}

/** What differs between customers of the service. */
function Values({ asked, values, problems, onChange }: ValuesProps) {
  return asked.map(one => {
    const name = nameIn(one)
    const { [name]: value, ...others } = values
    return (
      <TextControl
        key={name}
        label={textAt(one, 'label') ?? name}
        placeholder={textAt(one, 'example')}
        value={value}
        problem={problems.get(`/values/${name}`)}
        required
        onChange={text => onChange(text === undefined ? others : { ...others, [name]: text })}
      />
    )
  })
}

function Steps({ steps }: { steps: unknown }) {
  const texts = Array.isArray(steps) ? steps.filter(step => typeof step === 'string') : []
  if (texts.length === 0) return null
  return (
    <ol className={`${styles.steps} ${css.soft}`} aria-label="How to get the key">
      {texts.map(step => (
        <li key={step}>
          <Linked text={step} />
        </li>
      ))}
    </ol>
  )
}

/** A sentence whose addresses can be followed. */
function Linked({ text }: { text: string }) {
  return text.split(/(https:\/\/[^\s,]*[^\s,.])/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ),
  )
}

/** The code, with a number behind it if another connection has it. */
function useFreeCode(wanted: string): string {
  const taken = new Set(useReferences('connection', true).map(({ code }) => code))
  let code = wanted
  for (let number = 2; taken.has(code); number++) code = `${wanted.slice(0, 60)}-${number}`
  return code
}

function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

const nameIn = (value: JsonObject): string => textAt(value, 'name') ?? ''
