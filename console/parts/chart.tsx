import { lazy, Suspense } from 'react'
import type { Drawing } from '../reports/figures.ts'
import styles from './chart.module.css'

// The code that draws charts is loaded with the first one.
const ChartDrawing = lazy(async () => ({ default: (await import('./chart-drawing.tsx')).ChartDrawing }))

/** A chart. Its figures are in a table next to it: `label` only names the chart. */
export function Chart({ label, drawing }: { label: string; drawing: Drawing }) {
  return (
    <figure className={styles.chart}>
      <Suspense fallback={<div className={styles.chartDrawing} />}>
        <ChartDrawing label={label} drawing={drawing} />
      </Suspense>
      {drawing.series.length > 1 && (
        <figcaption>
          {drawing.series.map(({ label }, index) => (
            <span key={label} data-line={index}>
              {label}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  )
}
