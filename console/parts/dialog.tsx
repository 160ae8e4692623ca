import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Props = { title: string; onClose: () => void; children: ReactNode; wide?: boolean }

/** A dialog over the page; Escape, or a click beside it, closes it. */
export function Dialog({ title, onClose, children, wide = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={wide ? 'sheet wide' : 'sheet'}
      aria-labelledby={heading}
      onClose={onClose}
      onMouseDown={event => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className="sheet-body">
        <header>
          <h2 id={heading}>{title}</h2>
          <button className="quiet" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
