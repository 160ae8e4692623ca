import { useEffect, useState } from 'react'
import type { AdminFlow, SimulationResult } from '../../../sdk/index.ts'
import { useSession } from '../../access/session.tsx'
import { SelectControl, TextControl } from '../../parts/controls/controls.tsx'
import { useDraft } from '../../drafts/draft.tsx'
import { nodesOf } from '../edits/nodes.ts'
import { Value } from '../inspector/value.tsx'
import { JsonObjectControl } from './json-control.tsx'
import { MakeTest } from './make-test.tsx'
import { RecordedRuns } from './recorded.tsx'
import { triggersOf } from './rehearsal.ts'
import { TryChat } from './try-chat.tsx'
import { useRehearsal, type Tryout } from './use-rehearsal.ts'
import styles from './preview.module.css'
import { css } from '../../parts/css.ts'

type Props = {
  flow: AdminFlow
  /** Id of the run whose recording is opened; empty for none. */
  run: string
  /** Result of the trial run so far; undefined before the first. */
  onResult: (result: SimulationResult | undefined) => void
  onSelect: (nodeId: string) => void
  /** Shows the settings of a node. */
  onOpen: (nodeId: string) => void
}

/** A chat with the unsaved draft, with its variables and its log. Nothing is stored, sent or called. */
export function PreviewPanel({ flow, run, onResult, onSelect, onOpen }: Props) {
  const { may } = useSession()
  const { definition } = useDraft()
  const tryout = useRehearsal({ flowId: flow.id }, definition)
  const { rehearsal, result, begin } = tryout
  useEffect(() => onResult(result), [result, onResult])
  useEffect(() => () => onResult(undefined), [onResult])
  return (
    <section className={styles.try} aria-label="Try">
      <Start tryout={tryout} />
      <TryChat label="Chat with the draft" tryout={tryout} definition={definition} onOpen={onOpen} />
      {result !== undefined && may('saveFlowTests') && (
        <MakeTest flowId={flow.id} rehearsal={rehearsal} result={result} />
      )}
      <Given tryout={tryout} />
      {may('getExecutionRecording') && (
        <details open={run !== '' || undefined}>
          <summary>Recorded executions</summary>
          <RecordedRuns flowId={flow.id} run={run} onBegin={begin} />
        </details>
      )}
      <details open>
        <summary>Variables</summary>
        <Value value={result?.variables ?? {}} />
      </details>
      <details open>
        <summary>Log</summary>
        <Log result={result} onSelect={onSelect} />
      </details>
    </section>
  )
}

function Start({ tryout: { rehearsal, begin } }: { tryout: Tryout }) {
  const { definition } = useDraft()
  const triggers = triggersOf(definition)
  const { trigger, from } = rehearsal
  const nameOf = ({ intent, event }: typeof trigger) => intent ?? event ?? ''
  return (
    <div className={styles.tryStart}>
      {triggers.length > 1 && (
        <SelectControl
          label="Started by"
          value={nameOf(trigger)}
          choices={triggers.map(one => ({ value: nameOf(one), title: nameOf(one) }))}
          onChange={name => begin({ trigger: triggers.find(one => nameOf(one) === name) ?? trigger })}
        />
      )}
      <SelectControl
        label="From"
        value={from}
        none="the start"
        choices={nodesOf(definition).map(({ id }) => ({ value: id, title: id }))}
        onChange={node => begin({ from: node })}
      />
      <button onClick={() => begin()}>Start again</button>
    </div>
  )
}

/** Start values of the conversation; a change takes effect at the next start. */
function Given({ tryout: { rehearsal, begin } }: { tryout: Tryout }) {
  const [locale, setLocale] = useState<string>()
  const { customer, variables, context, trigger } = rehearsal
  return (
    <details>
      <summary>What it starts with</summary>
      <div className={css.controls}>
        {trigger.type === 'event' ? (
          <JsonObjectControl
            key={rehearsal.trigger.event}
            label="Data of the event"
            value={trigger.data ?? {}}
            onChange={data => begin({ trigger: { ...trigger, data } })}
          />
        ) : (
          <TextControl
            label="What the visitor says first"
            value={trigger.text}
            onChange={text => begin({ trigger: { ...trigger, text: text ?? '' } })}
          />
        )}
        <JsonObjectControl label="Variables" value={variables} onChange={changed => begin({ variables: changed })} />
        <JsonObjectControl label="Context" value={context} onChange={changed => begin({ context: changed })} />
        <TextControl
          label="Name of the customer"
          value={customer.name}
          onChange={name => begin({ customer: withoutName(customer, name) })}
        />
        <TextControl
          label="Language"
          placeholder="en"
          value={locale}
          onChange={tag => {
            setLocale(tag)
            if (tag === undefined || isLanguageTag(tag)) begin({ locale: tag })
          }}
        />
      </div>
    </details>
  )
}

function withoutName(customer: Tryout['rehearsal']['customer'], name: string | undefined) {
  const { name: _, ...rest } = customer
  return name === undefined ? rest : { ...rest, name }
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

function Log({ result, onSelect }: { result: SimulationResult | undefined; onSelect: (nodeId: string) => void }) {
  const steps = (result?.turns ?? []).flatMap((turn, at) => turn.steps.map((step, index) => ({ ...step, at, index })))
  if (steps.length === 0) return <p className={css.soft}>Nothing has happened yet.</p>
  return (
    <ol className={styles.tryLog}>
      {steps.map(({ at, index, nodeId, nodeType, outcome, data }) => (
        <li key={`${at}.${index}`} data-outcome={outcome}>
          <details>
            <summary onClick={() => data['flow'] === undefined && onSelect(nodeId)}>
              <span className={styles.name}>{nodeId}</span>
              <span className={css.soft}>
                {nodeType.replace('_', ' ')}
                {data['flow'] === undefined ? '' : ` in ${String(data['flow'])}`} · {outcome}
              </span>
            </summary>
            {Object.keys(data).length > 0 && <Value value={data} />}
          </details>
        </li>
      ))}
    </ol>
  )
}
