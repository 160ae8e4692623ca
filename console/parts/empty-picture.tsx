import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { whereIs } from '../sections.ts'
import styles from './empty-picture.module.css'

const LINES = <path d="M52 50h56M52 64h40" className={styles.faint} />

/** A picture for each place of the navigation, by its icon: a card in front of two others, with what belongs there. */
const PICTURES: Readonly<Record<string, ReactNode>> = {
  flows: (
    <>
      <path d="M60 42h40v14H60zM40 76h36v14H40zM86 76h36v14H86z" className={styles.bold} />
      <path d="M80 56v10M58 76V66h46v10" className={styles.faint} />
    </>
  ),
  inbox: (
    <>
      <path d="M46 66l12-26h44l12 26v24H46z" className={styles.bold} />
      <path d="M46 66h20l5 9h18l5-9h20" className={styles.bold} />
    </>
  ),
  conversations: (
    <>
      <path d="M44 40h50v22H60l-10 8v-8h-6z" className={styles.bold} />
      <path d="M116 66v22h-6v8l-10-8H72" className={styles.faint} />
    </>
  ),
  overview: (
    <>
      <path d="M46 90V40M46 90h70" className={styles.faint} />
      <path d="M58 90V74M74 90V60M90 90V68M106 90V48" className={styles.bar} />
    </>
  ),
  settings: (
    <>
      {LINES}
      <path d="M52 78h20M84 78h24" className={styles.faint} />
      <path d="M78 72a6 6 0 1 0 .01 0" className={styles.bold} />
    </>
  ),
}

/** Above an empty page: decorative, what it says is in words below it. */
export function EmptyPicture() {
  const [location] = useLocation()
  return (
    <svg className={styles.picture} width="160" height="112" viewBox="0 0 160 112" aria-hidden="true">
      <path d="M28 12h104v10H28zM20 20h120v10H20z" className={styles.behind} />
      <rect x="12" y="26" width="136" height="80" rx="9" className={styles.card} />
      {PICTURES[whereIs(location)?.place.icon ?? ''] ?? LINES}
    </svg>
  )
}
