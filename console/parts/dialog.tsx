import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { Button } from './controls/button.tsx'

/** `onClose`: absent if the dialog requires a decision. */
type Props = {
  title: string
  onClose?: () => void
  children: ReactNode
  wide?: boolean | undefined
  className?: string
}

/** A dialog over the page; Escape, or a click outside it, closes it. The focus returns to where it was. */
export function Dialog({ title, onClose, children, wide = false, className = '' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const before = document.activeElement
    if (dialog.current?.open === false) dialog.current.showModal()
    // By default the browser would focus the close button.
    const first = dialog.current?.querySelector<HTMLInputElement>('input, textarea')
    first?.focus()
    first?.select()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${className}`}
      data-wide={wide || undefined}
      aria-labelledby={heading}
      onClose={onClose ?? (event => event.currentTarget.showModal())}
      onMouseDown={event => {
        if (event.target === dialog.current) onClose?.()
      }}
    >
      <div className={styles.sheetBody}>
        <header>
          <h2 id={heading}>{title}</h2>
          {onClose !== undefined && (
            <Button kind="quiet" aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </Button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  )
}
