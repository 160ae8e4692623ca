import { encode } from 'uqr'
import styles from './sharing.module.css'

/** An address for the camera of a phone. */
export function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { border: 4 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code of ${address}`}>
      <path d={`M0 0h${size}v${size}H0z`} className={styles.paper} />
      <path d={dots.join('')} className={styles.ink} />
    </svg>
  )
}
