import { lazy, Suspense, useState } from 'react'
import type { AdminFlow, AuthorProposal } from '../../../sdk/index.ts'
import { useSession } from '../../access/session.tsx'
import { DraftInPlace, useDraft } from '../../drafts/draft.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { css } from '../../parts/css.ts'
import { WhatChanges } from '../inspector/differences.tsx'
import type { Difference } from '../overlays/difference.ts'
import styles from '../preview/preview.module.css'

const PreviewPanel = lazy(async () => ({ default: (await import('../preview/preview-panel.tsx')).PreviewPanel }))
const TestsPanel = lazy(async () => ({ default: (await import('../tests/tests-panel.tsx')).TestsPanel }))

type View = 'changes' | 'try' | 'test'
const TITLES: Readonly<Record<View, string>> = { changes: 'Changes', try: 'Try', test: 'Test' }
const ignore = () => undefined

type Props = {
  flow: AdminFlow
  proposal: AuthorProposal
  difference: Difference | undefined
  /** How many values the draft keeps, because they were changed there meanwhile as well. */
  kept: number
  selected: string | undefined
  onSelect: (nodeId: string | undefined) => void
  onAccept: () => void
  onDiscard: () => void
}

/** The proposal: what it changes, to be tried, tested, and accepted or discarded. */
export function ProposalBox({ flow, proposal, difference, kept, selected, onSelect, onAccept, onDiscard }: Props) {
  const { may } = useSession()
  const { canEdit } = useDraft()
  const [view, setView] = useState<View>('changes')
  const errors = proposal.findings.filter(({ severity }) => severity === 'error')
  const views: View[] = [
    'changes',
    ...(may('simulateFlow') ? (['try'] as const) : []),
    ...(may('getFlowTests') && may('testFlow') ? (['test'] as const) : []),
  ]
  return (
    <section className={styles.try} aria-label="Proposal">
      {errors.length > 0 && (
        <ul className={css.wrong} aria-label="Errors of the proposal">
          {errors.map(({ path, message }, index) => (
            <li key={index}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {kept > 0 && (
        <p className={css.soft}>
          {kept === 1 ? 'One value was' : `${kept} values were`} changed in the draft meanwhile, and{' '}
          {kept === 1 ? 'stays' : 'stay'} as in the draft.
        </p>
      )}
      <div className={styles.tryRow}>
        <Button kind="primary" disabled={!canEdit} onClick={onAccept}>
          Accept
        </Button>
        <Button onClick={onDiscard}>Discard</Button>
      </div>
      <div className={css.choices} role="group" aria-label="The proposal">
        {views.map(one => (
          <button key={one} aria-pressed={one === view} onClick={() => setView(one)}>
            {TITLES[one]}
          </button>
        ))}
      </div>
      {view === 'changes' && difference !== undefined && <WhatChanges {...{ difference, selected, onSelect }} />}
      <Suspense fallback={<p className={css.loading}>Loading…</p>}>
        <DraftInPlace definition={proposal.definition}>
          {view === 'try' && (
            <PreviewPanel flow={flow} run="" onResult={ignore} onSelect={onSelect} onOpen={onSelect} />
          )}
          {view === 'test' && <TestsPanel flow={flow} onReport={ignore} />}
        </DraftInPlace>
      </Suspense>
    </section>
  )
}
