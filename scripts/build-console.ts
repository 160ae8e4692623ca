// Builds console/ into app/pages/console/, unless that is current, and checks its budgets:
// `node scripts/build-console.ts`.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { exampleConversation, neededBeside } from './example-conversation.ts'
import { buildWhenChanged } from './fingerprint.ts'

const ROOT = resolve(import.meta.dirname, '..')
const CONSOLE_BUILD = `${ROOT}/app/pages/console`
/** The inputs of the build; the generated client has a separate fingerprint. */
export const CONSOLE_SOURCES = [
  'console',
  'domain',
  'examples',
  'sdk',
  'generated/console',
  'generated/widget',
  'generated/errors.ts',
  'generated/schemas',
  'generated/sdk/client.sha256',
  'package-lock.json',
  'scripts/build-console.ts',
  'scripts/example-conversation.ts',
  'scripts/fingerprint.ts',
]
/** Largest sizes in bytes after gzip. */
const BUDGETS = {
  shell: 125_000,
  flow: 125_000,
  panel: 25_000,
  code: 140_000,
  typing: 140_000,
  charts: 30_000,
  styles: 20_000,
}

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>

/** Builds the console when one of its sources has changed. */
export async function buildConsole(): Promise<void> {
  await buildWhenChanged(CONSOLE_BUILD, CONSOLE_SOURCES, bundleConsole)
}

/**
 * Layers have the order in which style sheets name them first, and the order of the style sheets follows from the
 * chunks: so each begins with all names. The minifier keeps one such line.
 */
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: code => `@layer base, tokens, parts, pages;\n${code}`,
  },
}

/**
 * The flows of the gallery are files of the examples; their tests come with the conversation of the first one, and with
 * the flows and forms that a trial of it needs.
 */
const yamlAsModules: Plugin = {
  name: 'yaml-as-modules',
  transform: {
    filter: { id: /\.yaml$/ },
    handler: async (code, id) => {
      const content = parse(code) as object
      const played = id.endsWith('.test.yaml')
        ? { conversation: await exampleConversation(id), beside: neededBeside(id) }
        : {}
      return `export default ${JSON.stringify({ ...content, ...played })}`
    },
  },
}

async function bundleConsole(): Promise<void> {
  const { build } = await import('vite')
  const { default: react } = await import('@vitejs/plugin-react')
  await build({
    configFile: false,
    root: `${ROOT}/console`,
    base: '/console/',
    cacheDir: `${ROOT}/.data/vite`,
    logLevel: 'warn',
    plugins: [react(), layersInOrder, yamlAsModules],
    css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[local]_[hash:base64:4]' } },
    // The page's policy allows no inline script or style.
    build: {
      outDir: CONSOLE_BUILD,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      // One style sheet has one order of layers, and is half the size of its thirty parts.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      manifest: 'manifest.json',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1_000,
      // On a busy machine, the first lines of `make run` would be about them.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    worker: { format: 'es' },
  })
  checkBudgets(JSON.parse(readFileSync(`${CONSOLE_BUILD}/manifest.json`, 'utf8')) as Manifest)
}

/** The shell is what every page loads; a flow's page, its panel, text views, the text editor and charts load more. */
function checkBudgets(manifest: Manifest): void {
  const shell = withImports(manifest, 'index.html')
  const flow = withImports(manifest, 'flows/flow-page.tsx')
  const panel = withImports(manifest, 'flow/inspector/node-panel.tsx')
  const code = withImports(manifest, 'flow/code/code-view.tsx')
  const typing = withImports(manifest, 'flow/code/text-editor.tsx')
  const charts = withImports(manifest, 'parts/chart-drawing.tsx')
  const sizeBeyond = (loaded: readonly ReadonlySet<string>[], part: ReadonlySet<string>) =>
    sizeOf(
      manifest,
      [...part].filter(key => !loaded.some(keys => keys.has(key))),
    )
  const sizes = {
    shell: sizeBeyond([], shell),
    flow: sizeBeyond([shell], flow),
    panel: sizeBeyond([shell, flow], panel),
    code: sizeBeyond([shell, flow], code),
    typing: sizeBeyond([shell, flow], typing),
    charts: sizeBeyond([shell], charts),
    styles: sizeOf(manifest, ['style.css']),
  }
  const lines = Object.entries(sizes).map(([part, size]) => {
    const limit = BUDGETS[part as keyof typeof BUDGETS]
    if (size > limit) throw new Error(`the console's ${part} has ${size} bytes after gzip, more than ${limit}`)
    return `${part} ${size}`
  })
  console.log(`The console was built; bytes after gzip: ${lines.join(', ')}`)
}

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, found)
  return found
}

function sizeOf(manifest: Manifest, keys: string[]): number {
  return sum(keys.map(key => gzipped(manifest[key]?.file ?? '')))
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(`${CONSOLE_BUILD}/${file}`), { level: 9 }).length
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}

if (process.argv[1] === import.meta.filename) await buildConsole()
