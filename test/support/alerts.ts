import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const hasPromtool = spawnSync('promtool', ['--version']).error === undefined

const RULES = fileURLToPath(new URL('../../docs/ops/alerts.yaml', import.meta.url))
const INTERVAL_S = 15
/** Of samples: ten minutes, and longer than any rule of these faults takes. */
const CALM = 40
const FAULT = 100
const TARGET = 'job="parley",instance="a"'
/** A busy machine is slow without a fault: the alert of slow requests is tested in docs/ops/alerts.test.yaml alone. */
const DURATIONS = 'parley_http_request_duration_seconds_bucket'

/**
 * Has Prometheus judge by the rules of docs/ops a process that was scraped before a fault and while it lasted: the
 * fault goes on, and what counts up goes on to do so. Throws what Prometheus says unless exactly these alerts fire at
 * its end, and none before it.
 */
export function assertAlerts(
  { before, during }: { before: string; during: string },
  expected: readonly string[],
): void {
  const firing = 'group by (alertname) (ALERTS{alertstate="firing"})'
  const samples = expected.map(alertname => ({ labels: `{alertname="${alertname}"}`, value: 1 }))
  const at = (samplesUntil: number) => `${String(samplesUntil * INTERVAL_S)}s`
  const document = {
    rule_files: [RULES],
    evaluation_interval: `${String(INTERVAL_S)}s`,
    tests: [
      {
        interval: `${String(INTERVAL_S)}s`,
        input_series: seriesOf(before, during),
        promql_expr_test: [
          { expr: firing, eval_time: at(CALM - 1), exp_samples: [] },
          { expr: firing, eval_time: at(CALM + FAULT - 1), exp_samples: samples },
        ],
      },
    ],
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-alerts-'))
  try {
    const file = path.join(folder, 'alerts.test.yaml')
    // JSON is YAML.
    writeFileSync(file, JSON.stringify(document))
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
    if (status !== 0) throw new Error(stdout + stderr)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function seriesOf(before: string, during: string): { series: string; values: string }[] {
  const [calm, fault] = [samplesOf(before), samplesOf(during)]
  const counts = new Set([...during.matchAll(/^# TYPE (\S+) (?:counter|histogram)$/gm)].map(([, name = '']) => name))
  const isCount = (series: string) => counts.has(/^\w+/.exec(series)?.[0].replace(/_(?:bucket|sum|count)$/, '') ?? '')
  const named = [...new Set([...calm.keys(), ...fault.keys()])].map(series => {
    const [first, second] = [calm.get(series), fault.get(series)]
    const gone = second === undefined ? `stale _x${String(FAULT - 1)}` : undefined
    const start = first === undefined ? `_x${String(CALM)}` : `${String(first)}x${String(CALM - 1)}`
    if (!isCount(series)) return { series, values: `${start} ${gone ?? `${String(second)}x${String(FAULT - 1)}`}` }
    const from = first ?? 0
    const step = (second ?? from) - from
    return { series, values: `${start} ${String(from)}+${String(step)}x${String(FAULT - 1)}` }
  })
  return [{ series: `up{${TARGET}}`, values: `1x${String(CALM + FAULT - 1)}` }, ...named]
}

/** The samples of a scrape by their series, with the labels that Prometheus adds. */
function samplesOf(text: string): Map<string, number> {
  const samples = new Map<string, number>()
  for (const line of text.split('\n')) {
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (name === undefined || name === DURATIONS || !Number.isFinite(Number(value))) continue
    samples.set(`${name}{${[labels, TARGET].filter(part => part !== '').join(',')}}`, Number(value))
  }
  return samples
}
