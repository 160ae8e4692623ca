// Bundles the widget, its preview for the console and the trial page into one module each:
// `node scripts/generate/widget.ts`.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { buildWrappers } from './wrappers.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Maximum size of the chat for a page, in bytes of gzip. */
export const WIDGET_LIMIT = 35_000

/** Writes `parley-chat.js`, `parley-trial.js`, and `parley-preview.js` with its declarations, to `out`. */
export async function buildWidget(out: string): Promise<void> {
  await bundle('parley-chat.ts', `${out}/parley-chat.js`, 'Parley chat widget.')
  const { gzip } = widgetSize(out)
  if (gzip > WIDGET_LIMIT) throw new Error(`the widget has ${gzip} bytes after gzip, more than ${WIDGET_LIMIT}`)
  await bundle('trial.ts', `${out}/parley-trial.js`, 'Trial of a draft in the Parley chat widget.')
  await bundle('preview.ts', `${out}/parley-preview.js`, 'Preview of the Parley chat widget.')
  writeFileSync(`${out}/parley-preview.d.ts`, previewDeclarations())
  writeLanguages(`${out}/languages`)
  await buildWrappers(out)
}

function writeLanguages(out: string): void {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  // English is in the script.
  for (const name of readdirSync(`${ROOT}/widget/languages`).filter(name => name !== 'en.json')) {
    const texts: unknown = JSON.parse(readFileSync(`${ROOT}/widget/languages/${name}`, 'utf8'))
    writeFileSync(`${out}/${name}`, JSON.stringify(texts))
  }
}

async function bundle(entry: string, outfile: string, title: string): Promise<void> {
  await build({
    entryPoints: [`${ROOT}/widget/${entry}`],
    outfile,
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
    banner: { js: `/* ${title} Written by \`make generate\`. */` },
  })
}

/** The console imports the generated bundle, not the widget's sources. */
function previewDeclarations(): string {
  const model = readFileSync(`${ROOT}/widget/preview-model.ts`, 'utf8')
  const types = ['Block', 'ExpectedInput', 'FormField', 'QuickQuestionRow', 'SessionIntent', 'ValidationError']
  return `// Written by \`make generate\` from widget/preview-model.ts. Do not edit.
import type { components } from '../types/public.ts'

${types.map(name => `type ${name} = components['schemas']['${name}']`).join('\n')}
${model.slice(model.indexOf('\n\n') + 1)}
/** The custom element \`parley-preview\`, which the module defines. */
export declare class ParleyPreview extends HTMLElement {
  set preview(preview: Preview)
  set chat(chat: ShownChat)
}
`
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
