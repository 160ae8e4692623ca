import type { ReactNode } from 'react'
import { CopyButton } from '../parts/copy-button.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './sharing.module.css'

/** An address to hand on: for a camera, to open, and to copy. `state`: said beside it. */
export function SharedAddress({ url, state, children }: { url: string; state?: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <QrCode address={url} />
      <div>
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
          {state !== undefined && ` (${state})`}
        </p>
        <p>
          <CopyButton text={url} /> {children}
        </p>
      </div>
    </div>
  )
}
