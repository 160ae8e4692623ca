import type { ComponentProps } from 'react'
import styles from './controls.module.css'

/** `primary`: what the page is for. `quiet`: without a frame. `danger`: what cannot be undone. */
type Props = ComponentProps<'button'> & { kind?: 'primary' | 'quiet' | 'danger' | undefined }

export function Button({ kind, className = '', ...props }: Props) {
  return <button className={`${styles.button} ${className}`} data-kind={kind} {...props} />
}
