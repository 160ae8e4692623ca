import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { storeFlowTests } from '../data/flow-tests.ts'
import { createFlow, useFlows } from '../data/flows.ts'
import { definitionFrom, EMPTY, freeName, STARTERS, type Start } from '../gallery/starts.ts'
import { TryFlowOnDemand } from '../gallery/try-flow-on-demand.tsx'
import styles from '../gallery/gallery.module.css'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { NewDocument } from '../parts/new-document.tsx'

const Gallery = lazy(async () => ({ default: (await import('../gallery/examples-gallery.tsx')).ExamplesGallery }))

type Props = { onImport: () => void; onClose: () => void }

/** Asks for the name of a new flow and for what it begins with, creates it and opens its draft. */
export function NewFlow({ onImport, onClose }: Props) {
  const [, navigate] = useLocation()
  const [start, setStart] = useState(EMPTY)
  const [trying, setTrying] = useState(false)
  const alike = useFlows(start.name === undefined ? {} : { search: start.name }).items
  const suggested =
    start.name &&
    freeName(
      start.name,
      alike.map(({ code }) => code),
    )
  return (
    <>
      <NewDocument
        title="New flow"
        name={{ label: 'Name', example: 'Order status', suggested }}
        codeHelp="Other flows and the API name the flow by it."
        create={async (code, name) => {
          const flow = await createFlow(definitionFrom(start, code, name))
          if (start.suite !== undefined) await storeFlowTests(flow.id, start.suite)
          return flow
        }}
        onCreated={id => navigate(`/flows/${id}?version=draft`)}
        onClose={onClose}
        wide
      >
        <Starts chosen={start} onChoose={setStart} onTry={() => setTrying(true)} />
        <p>
          <Button type="button" kind="quiet" onClick={onImport}>
            Or import a flow of Typebot or Flowise…
          </Button>
        </p>
      </NewDocument>
      {trying && <TryFlowOnDemand start={start} onClose={() => setTrying(false)} />}
    </>
  )
}

type StartsProps = { chosen: Start; onChoose: (start: Start) => void; onTry: () => void }

function Starts({ chosen, onChoose, onTry }: StartsProps) {
  return (
    <fieldset className={styles.starts}>
      <legend>Begin with</legend>
      <ul className={styles.starters} aria-label="Starters">
        {STARTERS.map(start => (
          <li key={start.id}>
            <label className={styles.card}>
              <input type="radio" name="start" checked={chosen.id === start.id} onChange={() => onChoose(start)} />
              <strong>{start.title}</strong>
              <span>{start.about}</span>
            </label>
          </li>
        ))}
      </ul>
      {STARTERS.includes(chosen) && chosen !== EMPTY && (
        <p>
          <Button type="button" onClick={onTry}>
            Try it
          </Button>
        </p>
      )}
      <p className={css.soft}>Or with a whole flow, which brings its tests along:</p>
      <Suspense fallback={<p className={css.loading}>Loading…</p>}>
        <Gallery chosen={chosen.id} onChoose={onChoose} onTry={onTry} />
      </Suspense>
    </fieldset>
  )
}
