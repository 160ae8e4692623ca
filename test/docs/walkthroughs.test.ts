import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { transformSync } from 'esbuild'
import { launchBrowser, PAGE_HANGS_AFTER_MS, withoutBrowser } from '../browser/browser.ts'
import { freePort } from '../support/ports.ts'
import { type Block, blocksOf, isStep, ROOT, WALKTHROUGHS } from './pages.ts'
import { endGroup, ENGINE_TOKEN, startReader, type Reader } from './reader.ts'

/** A running script. */
type Walk = {
  child: ChildProcess
  printed: () => string
  /** Resolves once it has printed all of these. @throws Error when it ends, or the time is over, before it has */
  until: (...lines: string[]) => Promise<void>
}

const PATIENCE_MS = 300_000

describe('the pages that build something step by step', { concurrency: true }, () => {
  let reader: Reader
  let port: number

  before(async () => {
    reader = await startReader()
    port = await freePort()
  })
  after(async () => {
    await reader.stop()
  })

  const here = (text: string, folder: string): string =>
    text
      .replaceAll('my-workspace/', `${folder}/my-workspace/`)
      .replaceAll('http://localhost:3000', reader.base)
      .replaceAll('8080', String(port))
      .replaceAll('../parley', ROOT)

  /** Runs the steps in one shell; the demo is running, so the step that starts it is left out. */
  function walk({ page, start }: (typeof WALKTHROUGHS)[number], steps: Block[]): Walk {
    const folder = path.join(reader.folder, path.basename(page, '.md'))
    mkdirSync(folder)
    const lines = steps.flatMap((step, index) => {
      const file = step.file === undefined ? undefined : here(step.file, folder)
      if (file !== undefined) return [`mkdir -p $(dirname ${file})`, heredoc(file, here(step.text, folder))]
      if (step.language !== 'sh' || step.text.includes('make run')) return []
      // A reader continues when a started server says that it listens.
      const ready = step.text.endsWith('&') ? [`until (: < /dev/tcp/127.0.0.1/${port}) 2>&-; do sleep 0.05; done`] : []
      return [`echo '#${index}'`, here(step.text, folder), ...ready]
    })
    const child = spawn('bash', ['-euo', 'pipefail', '-c', [...lines, `echo '#end'`, 'wait'].join('\n')], {
      cwd: start === 'checkout' ? ROOT : folder,
      env: { ...reader.environment(), PORT: undefined },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    const more = new EventEmitter()
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        more.emit('printed')
      })
    child.once('exit', () => more.emit('error', new Error(`the script ended:\n${printed}`)))
    // Until somebody waits.
    more.on('error', () => undefined)
    const until = async (...awaited: string[]): Promise<void> => {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      while (!awaited.every(line => printed.includes(line))) {
        if (child.exitCode !== null) throw new Error(`the script ended:\n${printed}`)
        await once(more, 'printed', { signal }).catch((cause: unknown) => {
          throw new Error(`"${awaited.join()}" was not printed:\n${printed}`, { cause })
        })
      }
    }
    return { child, printed: () => printed, until }
  }

  for (const walkthrough of WALKTHROUGHS) {
    const { page, section } = walkthrough
    const steps = blocksOf(path.join(ROOT, page)).filter(block => isStep(page, block))
    it(`${page} works as written, step by step${section === undefined ? '' : `: ${section}`}`, async () => {
      const { child, printed, until } = walk(walkthrough, steps)
      try {
        await until('#end')
        for (const [index, { language, text }] of steps.entries())
          if (language === 'text') assertPrinted(printed(), text, index)
        if (steps.some(({ file }) => file === 'shop.ts') && withoutBrowser === false)
          await chatOn(`http://localhost:${port}/`, until)
      } finally {
        if (child.pid !== undefined) await endGroup(child.pid)
      }
    })
  }

  it('the token that docs/integrating.md starts the demo with is the one that its program sends', () => {
    const steps = blocksOf(path.join(ROOT, 'docs/integrating.md'))
    assert.equal(steps.filter(({ text }) => text.includes(ENGINE_TOKEN)).length, 2)
  })
})

/** A visitor's actions on the page, and the output that its owner then reads in the terminal. */
async function chatOn(url: string, until: Walk['until']): Promise<void> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(PAGE_HANGS_AFTER_MS)
    await page.goto(url)
    // Result of the example of the widget's page: its events in the browser's console.
    const blocks = blocksOf(path.join(ROOT, 'docs/widget.md'))
    const connect = blocks.find(({ text }) => text.includes('function connect('))
    assert.ok(connect !== undefined, 'the page has the example of the element')
    const heard = page.waitForEvent('console', message => message.text() === 'waiting_input')
    const { code } = transformSync(connect.text, { loader: 'ts', format: 'iife', globalName: 'example' })
    await page.evaluate(`${code}\nexample.connect(document.querySelector('parley-chat'))`)
    await page.getByRole('button', { name: /chat/i }).first().click()
    await page.getByRole('button', { name: /Track my order/ }).click()
    await page.getByLabel('Order number').waitFor()
    await heard
    await until('verified: chat.session.opened', 'verified: chat.execution.updated')
  } finally {
    await browser.close()
  }
}

function heredoc(file: string, text: string): string {
  return `cat > ${file} <<'END OF FILE'\n${text}\nEND OF FILE`
}

/** `…` in a line matches anything. */
function assertPrinted(printed: string, expected: string, index: number): void {
  const after = printed.slice(printed.lastIndexOf(lastMarker(printed, index)))
  for (const line of expected.split('\n')) {
    const parts = line.split('…').map(part => part.trim())
    const found = after.split('\n').some(said => inOrder(said, parts))
    assert.ok(found, `"${line}" was not printed:\n${printed}`)
  }
}

function inOrder(said: string, parts: string[]): boolean {
  let from = 0
  return parts.every(part => {
    const at = said.indexOf(part, from)
    from = at + part.length
    return at >= 0
  })
}

/** The marker of the step before this one that printed something. */
function lastMarker(printed: string, index: number): string {
  for (let before = index - 1; before >= 0; before--) if (printed.includes(`#${before}\n`)) return `#${before}\n`
  return ''
}
