// Whether the memory of the service falls again after minutes of attacks.
import { setTimeout as delay } from 'node:timers/promises'
import { resolve } from 'node:path'
import { ENGINE_TOKEN } from '../../test/support/service.ts'
import { startProcess } from '../../test/harness/processes.ts'
import type { BenchServer } from '../database.ts'
import { startAttackers } from './attackers.ts'
import { ATTACKS } from './attacks.ts'
import { answerTo, openWorkspaces, prepareTarget } from './workspaces.ts'

const MINUTE_MS = 60_000
/** Those above 50 ms of processor time, without the one that takes the workspace's place for most of a minute. */
const LONG = new Set(['validateFlow', 'publishFlow', 'rollbackFlow', 'simulateFlow', 'testFlow', 'replayExecution'])
const FILES = new Set(['importFlow', 'exportWorkspaceFile', 'checkWorkspaceFile', 'applyWorkspaceFile'])
const FIGURES = {
  resident: 'process_resident_memory_bytes',
  heap: 'nodejs_heap_size_used_bytes',
  reserved: 'nodejs_heap_size_total_bytes',
}

/** Nothing asks the process to collect: the figures are those of its own metrics. */
export async function measureMemory(server: BenchServer, minutes: number): Promise<string> {
  const database = await server.copy()
  const running = await startProcess('api', database.url)
  const rows: string[] = []
  const note = async (when: string) => {
    const row = `| ${when} | ${(await figuresOf(running.port)).join(' | ')} |`
    console.log(row)
    rows.push(row)
  }
  try {
    const folder = resolve(import.meta.dirname, '../..')
    const { loud } = await openWorkspaces({ folder, url: database.url, port: running.port })
    await note('at the start')
    const target = await prepareTarget(loud, running.port)
    await note('after a hundred runs of a flow of 990 nodes')
    const attacks = ATTACKS.filter(({ operation }) => LONG.has(operation) || FILES.has(operation))
    const attackers = await startAttackers(loud, target, attacks)
    for (let minute = 1; minute <= minutes; minute++) {
      await delay(MINUTE_MS)
      await note(`after ${String(minute)} min of attacks`)
    }
    const answered = await attackers.end()
    for (const rest of [0.5, 1, 2, 4]) {
      await delay((rest === 0.5 || rest === 1 ? 0.5 : rest / 2) * MINUTE_MS)
      await note(`${String(rest)} min at rest`)
    }
    return [
      '| MB | resident | used by objects of the event loop | reserved for them |',
      '| --- | --- | --- | --- |',
      ...rows,
      '',
      `attackers were answered ${answered}`,
    ].join('\n')
  } finally {
    await running.kill()
    await database.drop()
  }
}

async function figuresOf(port: number): Promise<string[]> {
  const { text } = await answerTo(`http://127.0.0.1:${String(port)}/metrics`, {
    headers: { Authorization: `Bearer ${ENGINE_TOKEN}` },
  })
  return Object.values(FIGURES).map(name => {
    const bytes = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1]
    return (Number(bytes) / 2 ** 20).toFixed(0)
  })
}
