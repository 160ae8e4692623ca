import type { components } from '../../generated/types/admin.ts'

type ReportResult = components['schemas']['ReportResult']
export type RenderedMail = { subject: string; text: string; html: string }

const ROWS_AT_MOST = 50
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * A report as a mail: the first rows as text and as an HTML table, above it the chart `cid:<chartId>` where there is
 * one.
 */
export function renderReportMail({
  name,
  workspace,
  result,
  chartId,
}: {
  name: string
  workspace: string
  result: ReportResult
  chartId: string | undefined
}): RenderedMail {
  const rows = result.rows.slice(0, ROWS_AT_MOST)
  const head = result.columns.map(({ label, unit }) => (unit === 'micro_usd' ? `${label} (USD)` : label))
  const cells = rows.map(row => result.columns.map(column => shown(row[column.name], column.unit)))
  const range = result.from === result.to ? result.from : `${result.from} to ${result.to}`
  const note =
    result.truncated || result.rows.length > rows.length
      ? `The first ${rows.length} rows; the attached file has more.`
      : result.rows.length === 0
        ? 'There is nothing in this range.'
        : ''
  return {
    subject: oneLine(`${name} (${range})`),
    text: [
      `${name} – ${workspace}`,
      `${range}, ${result.time_zone}`,
      '',
      head.join('\t'),
      ...cells.map(row => row.map(oneLine).join('\t')),
      ...(note === '' ? [] : ['', note]),
      '',
    ].join('\n'),
    html: `<!doctype html><html><body style="font-family:sans-serif;color:#222">
<h1 style="font-size:18px">${escaped(name)}</h1>
<p>${escaped(workspace)}<br>${escaped(range)}, ${escaped(result.time_zone)}</p>
${chartId === undefined ? '' : chartParagraph(chartId, escaped(chartCaption(result)))}
<table style="border-collapse:collapse">
<thead><tr>${head.map(label => `<th style="${CELL};text-align:left">${escaped(label)}</th>`).join('')}</tr></thead>
<tbody>
${cells.map(row => tableRow(row, result)).join('\n')}
</tbody></table>
${note === '' ? '' : `<p>${escaped(note)}</p>`}
</body></html>
`,
  }
}

function chartParagraph(chartId: string, caption: string): string {
  return `<p><img src="cid:${chartId}" width="640" height="200" alt="${caption}"><br><small>${caption}</small></p>`
}

function tableRow(row: readonly string[], { columns }: ReportResult): string {
  const cells = row.map((cell, index) => {
    const align = columns[index]?.role === 'measure' ? ';text-align:right' : ''
    return `<td style="${CELL}${align}">${escaped(cell)}</td>`
  })
  return `<tr>${cells.join('')}</tr>`
}

const CELL = 'border:1px solid #ddd;padding:4px 8px'

/** Content of the chart: its measure, and the first and last row. */
function chartCaption({ columns, rows }: ReportResult): string {
  const measure = columns.find(({ role }) => role === 'measure')
  const first = columns[0]
  const ends =
    first?.role === 'dimension' && rows.length > 1
      ? `, ${shown(rows[0]?.[first.name], undefined)} to ${shown(rows.at(-1)?.[first.name], undefined)}`
      : ''
  return `${measure?.label ?? ''}${ends}`
}

function shown(value: unknown, unit: ReportResult['columns'][number]['unit']): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'number')
    return typeof value === 'string' || typeof value === 'boolean' ? String(value) : JSON.stringify(value)
  if (unit === 'ratio') return `${(value * 100).toFixed(1)} %`
  if (unit === 'micro_usd' || unit === 'micro_currency') return (value / 1_000_000).toFixed(2)
  return String(Math.round(value * 100) / 100)
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => ESCAPES[character] ?? character)
}
