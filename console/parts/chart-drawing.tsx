import { useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { figure, loneValues, type Drawing } from '../reports/figures.ts'
import styles from './chart.module.css'

const HEIGHT = 170
/** In the order of the lines, as in the style sheet. */
const COLOURS = ['--accent', '--calm', '--warn', '--bad', '--good', '--code-name']
const SCHEME = '(prefers-color-scheme: dark)'
const FONT = '12px "Inter Variable", system-ui, sans-serif'
const BAR_WIDTH = 0.6
const POINT = 7
const LONGEST_NAME = 14
const DAY_S = 86_400
/** Counts have no fractions: no label such as 0.5. */
const WHOLE_STEPS = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map(step => step * 10 ** power)).flat()
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const HOUR = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

/** Draws with uPlot, as wide as there is room, in the colours of the page. */
export function ChartDrawing({ label, drawing }: { label: string; drawing: Drawing }) {
  const container = useRef<HTMLDivElement>(null)
  const isDark = useDarkScheme()
  useEffect(() => {
    const element = container.current
    if (element === null) return undefined
    const data: uPlot.AlignedData = [drawing.at, ...drawing.series.map(({ values }) => values)]
    const plot = new uPlot(optionsOf(drawing, element), data, element)
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }))
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [drawing, isDark])
  return <div ref={container} className={styles.chartDrawing} role="img" aria-label={label} />
}

function optionsOf({ kind, at, names, series, unit }: Drawing, element: HTMLElement): uPlot.Options {
  const [ink, line] = [colourOf(element, '--soft-ink'), colourOf(element, '--line')]
  const axis = { stroke: ink, font: FONT, grid: { stroke: line, width: 1 }, ticks: { stroke: line, width: 1 } }
  const isBars = kind === 'bars'
  return {
    width: element.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    tzDate: seconds => uPlot.tzDate(new Date(seconds * 1_000), 'Etc/UTC'),
    scales: {
      x: isBars
        ? { time: false, range: [-0.6, Math.max(names.length - 0.4, 0.6)] }
        : { time: true, ...(at.length === 1 ? { range: aroundDay(at[0]) } : {}) },
      y: { range: (_, __, most) => [0, most > 0 ? most * 1.1 : 1] },
    },
    axes: [
      isBars
        ? { ...axis, grid: { show: false }, splits: names.map((_, index) => index), values: names.map(shortened) }
        : { ...axis, values: (_, times, __, ___, step) => times.map(seconds => timeLabel(seconds, step)) },
      {
        ...axis,
        size: 62,
        ...(isCount(unit) ? { incrs: WHOLE_STEPS } : {}),
        values: (_, values) => values.map(value => figure(value, unit)),
      },
    ],
    series: [
      {},
      ...series.map(({ label, values }, index) => {
        const stroke = colourOf(element, COLOURS[index % COLOURS.length] ?? '--accent')
        return isBars
          ? {
              label,
              stroke,
              fill: stroke,
              points: { show: false },
              paths: uPlot.paths.bars?.({ size: [BAR_WIDTH, 60] }) ?? (() => null),
            }
          : {
              label,
              stroke,
              width: 2,
              points: { show: true, size: POINT, fill: stroke, filter: () => loneValues(values) },
            }
      }),
    ],
  }
}

/** Of the only day of a report: uPlot would show the years around it. */
const aroundDay = (seconds = 0): uPlot.Range.MinMax => [seconds - DAY_S, seconds + DAY_S]

const isCount = (unit: Drawing['unit']): boolean => unit === 'count' || unit === 'tokens'

/** `step`: seconds between two labels. Only a month is as short with its year. */
function timeLabel(seconds: number, step: number): string {
  const format = step >= 28 * DAY_S ? MONTH : step >= DAY_S || seconds % DAY_S === 0 ? DAY : HOUR
  return format.format(new Date(seconds * 1_000))
}

const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name)

/** A colour of the page as a canvas understands it: it knows neither variables nor `light-dark()`. */
function colourOf(element: HTMLElement, name: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${name})`
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

function useDarkScheme(): boolean {
  const [isDark, setDark] = useState(() => matchMedia(SCHEME).matches)
  useEffect(() => {
    const scheme = matchMedia(SCHEME)
    const look = () => setDark(scheme.matches)
    scheme.addEventListener('change', look)
    return () => scheme.removeEventListener('change', look)
  }, [])
  return isDark
}
