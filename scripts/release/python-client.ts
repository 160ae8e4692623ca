import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hasJava, mergedDocument } from '../generate/sdk.ts'
import { output, works } from './commands.ts'

const SMOKE = `${import.meta.dirname}/smoke.py`

export type PythonClient = { folder: string; smoke: string } | { skipped: string }

/**
 * The client for Python, which openapi-generator makes from the same document as that of the SDK, in `out/python`; with
 * what `smoke.py` printed, which calls with it, or why none was run.
 */
export async function generatePython(root: string, out: string, version: string): Promise<PythonClient> {
  if (!hasJava()) return { skipped: 'needs Java' }
  const folder = `${out}/python`
  const document = `${out}/openapi.json`
  writeFileSync(document, JSON.stringify(mergedDocument()))
  const only = ['apiDocs', 'modelDocs', 'apiTests', 'modelTests'].map(part => `${part}=false`).join(',')
  const properties = `packageName=parley_client,projectName=parley-client,packageVersion=${version}`
  await output(
    'npx',
    [
      'openapi-generator-cli',
      'generate',
      ...['-g', 'python', '-i', document, '-o', folder],
      `--global-property=${only}`,
      `--additional-properties=${properties}`,
    ],
    root,
  )
  rmSync(document)
  for (const file of readdirSync(folder))
    if (file.startsWith('.') || ['git_push.sh', 'tox.ini', 'test'].includes(file))
      rmSync(`${folder}/${file}`, { recursive: true, force: true })
  cpSync(`${root}/LICENSE`, `${folder}/LICENSE`)
  return { folder, smoke: await smokeOf(folder) }
}

async function smokeOf(folder: string): Promise<string> {
  if (!works('python3', '--version')) return 'not run: needs python3'
  if (!works('python3', '-c', 'import pydantic, dateutil, urllib3, typing_extensions'))
    return 'not run: python3 has not what the client needs (pip install pydantic python-dateutil urllib3)'
  const program = `import runpy, sys; sys.path.insert(0, '.'); runpy.run_path(${JSON.stringify(SMOKE)})`
  return (await output('python3', ['-B', '-c', program], folder)).trim()
}
