import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useSession } from '../../access/session.tsx'
import { validateDefinition } from '../../data/drafts.ts'
import { useReferenceChanges } from '../../data/changes.ts'
import { noticeSignedOut } from '../../data/queries.ts'
import { Icon } from '../../parts/icon.tsx'
import { useDraft } from '../../drafts/draft.tsx'
import { FixButton } from '../../fields/problems.tsx'
import { fixed } from '../edits/fixes.ts'
import { countOf, placedFindings, type PlacedFinding } from '../overlays/findings.ts'
import { positionInWords } from './position.ts'
import styles from './inspector.module.css'
import { css } from '../../parts/css.ts'

/** `known`: whether the draft could be checked. `shown`: a finding that the user opened in its field. */
type Findings = {
  known: boolean
  items: readonly PlacedFinding[]
  shown: PlacedFinding | undefined
  show: (finding: PlacedFinding) => void
}

const FindingsContext = createContext<Findings>({ known: false, items: [], shown: undefined, show: () => undefined })
const IDLE_MS = 500

/** Findings of the draft, as of a publish; checked when typing pauses, saved or not, and when what it names changes. */
export function FindingsProvider({ children }: { children: ReactNode }) {
  const { id: flowId, definition } = useDraft()
  const { may } = useSession()
  const [items, setItems] = useState<readonly PlacedFinding[]>()
  const [shown, setShown] = useState<PlacedFinding>()
  const mayValidate = may('validateFlow')
  const asked = useAskedAgain()
  useEffect(() => {
    if (!mayValidate) return
    let isLatest = true
    const check = () =>
      validateDefinition(flowId, definition).then(
        findings => (isLatest ? setItems(placedFindings(definition, findings)) : undefined),
        noticeSignedOut,
      )
    const timer = setTimeout(() => void check(), IDLE_MS)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [definition, flowId, mayValidate, asked])
  // Each request for a finding creates a new object, so that its field is focused again.
  const show = useCallback((finding: PlacedFinding) => setShown({ ...finding }), [])
  // What a flow without nodes lacks is what its canvas asks for.
  const isBegun = Array.isArray(definition['nodes']) && definition['nodes'].length > 0
  const value = useMemo(
    () => ({ known: isBegun && items !== undefined, items: isBegun ? (items ?? []) : [], shown, show }),
    [isBegun, items, shown, show],
  )
  return <FindingsContext value={value}>{children}</FindingsContext>
}

/** Counts how often what the flow names may have changed: by anyone, or elsewhere while the window was left. */
function useAskedAgain(): number {
  const [asked, setAsked] = useState(0)
  const ask = useCallback(() => setAsked(count => count + 1), [])
  useReferenceChanges(ask)
  useEffect(() => {
    addEventListener('focus', ask)
    return () => removeEventListener('focus', ask)
  }, [ask])
  return asked
}

export function useFindings(): Findings {
  return useContext(FindingsContext)
}

/** Applies the fix of a finding, as one step that can be undone. */
export function useFix(): (finding: PlacedFinding | undefined) => void {
  const { edit } = useDraft()
  return useCallback(
    finding => {
      const fix = finding?.fix
      if (fix !== undefined) edit('Fix a finding', present => fixed(present, fix))
    },
    [edit],
  )
}

/** How many findings there are; a click shows them. */
export function FindingsCount({ onClick }: { onClick: () => void }) {
  const { known, items } = useFindings()
  if (!known) return null
  const severity = items.some(one => one.severity === 'error') ? 'error' : items.length > 0 ? 'warning' : 'none'
  const text = items.length === 0 ? 'Nothing to fix' : countOf(items)
  return (
    <button
      className={`${css.tool} ${styles.findingsCount}`}
      data-severity={severity}
      aria-label={text}
      title={text}
      onClick={onClick}
    >
      <Icon name={items.length === 0 ? 'check' : 'warning'} size={15} />
      {/* The name counts errors and warnings apart: it contains this number, but not their sum. */}
      {items.length > 0 && items.filter(one => one.severity === severity).length}
    </button>
  )
}

/** All findings; a click opens the node and the field. */
export function FindingsList({ onOpen }: { onOpen: (nodeId: string | undefined) => void }) {
  const { known, items, show } = useFindings()
  const { definition, canEdit } = useDraft()
  const fix = useFix()
  if (!known) return null
  const isPublishable = items.every(({ severity }) => severity !== 'error')
  return (
    <section className={css.details} aria-label="Findings">
      <h2>{items.length === 0 ? 'Nothing to fix' : countOf(items)}</h2>
      {isPublishable && <p className={css.soft}>This draft can be published.</p>}
      <ul className={styles.findingList}>
        {items.map((finding, index) => (
          <li key={index}>
            <button
              className={styles.findingOpen}
              data-severity={finding.severity}
              onClick={() => {
                onOpen(finding.nodeId)
                show(finding)
              }}
            >
              <Icon name="warning" size={14} />
              <span>
                {finding.message}
                <small>{positionInWords(definition, finding)}</small>
              </span>
            </button>
            {canEdit && finding.fix !== undefined && <FixButton does={finding.fix.does} onClick={() => fix(finding)} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
