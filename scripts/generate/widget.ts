// Bundles the widget into one module: `node scripts/generate/widget.ts`.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const ROOT = resolve(import.meta.dirname, '../..')

/** What a page may have to load for the chat, in bytes of gzip. */
export const WIDGET_LIMIT = 30_000

/** Writes `parley-chat.js` to `out`. */
export async function buildWidget(out: string): Promise<void> {
  await build({
    entryPoints: [`${ROOT}/widget/parley-chat.ts`],
    outfile: `${out}/parley-chat.js`,
    absWorkingDir: ROOT,
    tsconfig: `${ROOT}/widget/tsconfig.json`,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    banner: { js: '/* Parley chat widget. Written by `make generate`. */' },
  })
  const { gzip } = widgetSize(out)
  if (gzip > WIDGET_LIMIT) throw new Error(`the widget has ${gzip} bytes after gzip, more than ${WIDGET_LIMIT}`)
}

export function widgetSize(out: string): { raw: number; gzip: number } {
  const code = readFileSync(`${out}/parley-chat.js`)
  return { raw: code.length, gzip: gzipSync(code, { level: 9 }).length }
}

if (process.argv[1] === import.meta.filename) {
  await buildWidget(`${ROOT}/generated/widget`)
  const { raw, gzip } = widgetSize(`${ROOT}/generated/widget`)
  console.log(`generated/widget/parley-chat.js: ${raw} bytes, ${gzip} after gzip`)
}
