// The console's canvas against a bare React Flow page with the same nodes, edges and places, in one run and in turns.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { placeBoxes } from '../console/flow/canvas/layout.ts'
import { layoutRequest } from '../console/flow/canvas/measures.ts'
import { graphOf } from '../console/flow/graph.ts'
import { buildConsole } from '../scripts/build-console.ts'
import { withoutBrowser } from '../test/browser/browser.ts'
import { startConsoleStage } from '../test/browser/console-stage.ts'
import { quantile } from './report.ts'

const NODES = 1_000
const FEW = 10
const CHARACTERS = 40
const BUILT = resolve(import.meta.dirname, '../.data/bench-console')
const PAN_STEPS = 90
const SETTLE_MS = 1_000
const READY = '.react-flow__node'

/** A page that draws what `/drawing.json` holds with React Flow as it comes. */
const BARE_PAGE = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { Background, Controls, MiniMap, ReactFlow } from '@xyflow/react'
  import '@xyflow/react/dist/base.css'
  const { nodes, edges } = await (await fetch('/drawing.json')).json()
  const parts = [Background, Controls, MiniMap].map((part, key) => createElement(part, { key }))
  const view = { x: 60, y: 300, zoom: 0.6 }
  createRoot(document.getElementById('page')).render(
    createElement(
      ReactFlow,
      { nodes, edges, defaultViewport: view, minZoom: 0.1, onlyRenderVisibleElements: true },
      parts,
    ),
  )
`
const SHELL =
  '<!doctype html><style>html,body,#page{height:100%;margin:0}</style><div id="page"></div>' +
  '<script type="module" src="./bare-page.js"></script>'

type Measured = { readyMs: number; frameMs: number; slowFrameMs: number }

/**
 * @returns a table: until the first nodes are drawn, how long a frame takes while the drawing is panned, and how long a
 *   character takes that is typed in a field, against a flow of ten nodes
 */
export async function measureConsole(rounds: number): Promise<string> {
  if (withoutBrowser !== false) return 'The console was not measured: there is no Chromium.'
  await buildConsole()
  const definition = { code: 'thousand', name: 'A thousand nodes', nodes: nodesOf(NODES) }
  const bare = await serveBarePage(definition)
  const stage = await startConsoleStage()
  try {
    const { id } = await stage.admin.flows.createFlow({ definition })
    const small = { code: 'ten', name: 'Ten nodes', nodes: nodesOf(FEW) }
    const few = await stage.admin.flows.createFlow({ definition: small })
    const { page } = await stage.enter('/console/flows')
    const typed: { many: number[]; few: number[] } = { many: [], few: [] }
    const editor: Measured[] = []
    const baseline: Measured[] = []
    for (let round = 0; round < rounds; round++) {
      editor.push(await measure(page, `${stage.service.url}/console/flows/${id}?version=draft`))
      baseline.push(await measure(page, bare.url))
      typed.many.push(await typing(page, `${stage.service.url}/console/flows/${id}?version=draft&node=n1`))
      typed.few.push(await typing(page, `${stage.service.url}/console/flows/${few.id}?version=draft&node=n1`))
    }
    return `${table(editor, baseline)}\n\n${typingTable(typed)}`
  } finally {
    await stage.stop()
    bare.stop()
  }
}

/** Branches, edges back, and texts of different lengths. */
function nodesOf(length: number): object[] {
  return Array.from({ length }, (_, index) => ({
    id: `n${index}`,
    type: index % 3 === 0 ? 'condition' : 'message',
    ...(index % 3 === 0
      ? { branches: [{ label: 'Again', when: 'vars.again', next: `n${Math.max(0, index - (index % 50))}` }] }
      : { text: `Message ${index} ${'and more '.repeat(index % 7)}` }),
    [index % 3 === 0 ? 'otherwise' : 'next']: index % 20 === 19 ? null : `n${index + 1}`,
  }))
}

async function serveBarePage(definition: object): Promise<{ url: string; stop(): void }> {
  const { build } = await import('vite')
  mkdirSync(`${BUILT}/source`, { recursive: true })
  writeFileSync(`${BUILT}/source/bare-page.js`, BARE_PAGE)
  writeFileSync(`${BUILT}/source/index.html`, SHELL)
  await build({
    configFile: false,
    root: `${BUILT}/source`,
    logLevel: 'error',
    build: { outDir: BUILT, target: 'es2023' },
  })
  const graph = graphOf(definition, { open: true })
  const request = layoutRequest(graph)
  const sizes = new Map(request.boxes.map(({ id, width, height }) => [id, { width, height }]))
  const nodes = placeBoxes(request).map(([id, x, y]) => ({
    id,
    position: { x, y },
    data: { label: id },
    ...sizes.get(id),
  }))
  const edges = request.arrows.map(({ source, target }, index) => ({
    id: String(index),
    source,
    target,
    type: 'smoothstep',
  }))
  const drawing = JSON.stringify({ nodes, edges })
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/drawing.json') return void response.setHeader('Content-Type', 'application/json').end(drawing)
    const file = url === '/' ? 'index.html' : url.slice(1)
    const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }
    response.setHeader('Content-Type', types[file.split('.').at(-1) ?? ''] ?? 'text/plain')
    response.end(existsSync(`${BUILT}/${file}`) ? readFileSync(`${BUILT}/${file}`) : '')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}

async function measure(page: Page, url: string): Promise<Measured> {
  await page.goto('about:blank')
  const from = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(READY).first().waitFor()
  const readyMs = performance.now() - from
  // What is placed in the background is not part of panning.
  await page.waitForTimeout(SETTLE_MS)
  const pane = await page.locator('.react-flow__pane').boundingBox()
  if (pane === null) throw new Error('there is no pane to pan')
  const [x, y] = [pane.x + pane.width * 0.8, pane.y + pane.height * 0.9]
  await page.evaluate(
    'globalThis.frames = []; (function next(at) { frames.push(at); requestAnimationFrame(next) })(performance.now())',
  )
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= PAN_STEPS; step++) await page.mouse.move(x - step * 4, y)
  await page.mouse.up()
  const frames = await page.evaluate<number[]>('frames.slice()')
  const lengths = frames.slice(1).map((at, index) => at - (frames[index] ?? at))
  return { readyMs, frameMs: quantile(lengths, 0.5), slowFrameMs: quantile(lengths, 0.95) }
}

/** @returns median milliseconds from a key to the frame behind the one that shows it */
async function typing(page: Page, url: string): Promise<number> {
  await page.goto(url)
  await page.locator(READY).first().waitFor()
  await page.getByLabel('Text', { exact: true }).focus()
  const lengths: number[] = []
  for (let index = 0; index < CHARACTERS; index++) {
    const from = performance.now()
    await page.keyboard.insertText('x')
    await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
    lengths.push(performance.now() - from)
  }
  return quantile(lengths, 0.5)
}

function typingTable({ many, few }: { many: number[]; few: number[] }): string {
  const [own, base] = [quantile(many, 0.5), quantile(few, 0.5)]
  return [
    `| a character that is typed | ${NODES} nodes, ms | ${FEW} nodes, ms | ratio |`,
    '| --- | --- | --- | --- |',
    `| until it is drawn, p50 | ${own.toFixed(1)} | ${base.toFixed(1)} | ${(own / base).toFixed(2)} |`,
  ].join('\n')
}

function table(editor: Measured[], baseline: Measured[]): string {
  const rows = (
    [
      ['until nodes are drawn', 'readyMs'],
      ['a frame while panning, p50', 'frameMs'],
      ['a frame while panning, p95', 'slowFrameMs'],
    ] as const
  ).map(([name, key]) => {
    const [own, bare] = [editor, baseline].map(list =>
      quantile(
        list.map(one => one[key]),
        0.5,
      ),
    ) as [number, number]
    return `| ${name} | ${own.toFixed(1)} | ${bare.toFixed(1)} | ${(own / bare).toFixed(2)} |`
  })
  return [`| ${NODES} nodes | editor, ms | bare React Flow, ms | ratio |`, '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
}
