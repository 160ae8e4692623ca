import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ROOT = resolve(import.meta.dirname, '../..')

export type Consumer = {
  folder: string
  /** What the compiler says of these files of the project under the strictest settings; empty when nothing. */
  compile(files: string[], options: { lib: readonly string[] }): Promise<string>
  drop(): Promise<void>
}

/** An empty project that has installed the packed SDK and nothing else. */
export async function installSdk(): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-consumer-'))
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder, `${ROOT}/generated/sdk/dist`])
  await writeFile(`${folder}/package.json`, JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  await run(
    'npm',
    ['install', '--offline', '--no-audit', '--no-fund', '--silent', `./${stdout.trim().split('\n').at(-1) ?? ''}`],
    { cwd: folder },
  )
  return {
    folder,
    async compile(files, { lib }) {
      await writeFile(
        `${folder}/tsconfig.json`,
        JSON.stringify({
          compilerOptions: {
            strict: true,
            exactOptionalPropertyTypes: true,
            noUncheckedIndexedAccess: true,
            noPropertyAccessFromIndexSignature: true,
            verbatimModuleSyntax: true,
            skipLibCheck: false,
            target: 'ES2022',
            module: 'NodeNext',
            lib,
            types: ['node'],
            typeRoots: [`${ROOT}/node_modules/@types`],
            outDir: 'out',
          },
          files,
        }),
      )
      return await run(process.execPath, [`${ROOT}/node_modules/typescript/bin/tsc`, '-p', folder]).then(
        () => '',
        (error: unknown) => (error as { stdout: string }).stdout,
      )
    },
    drop: async () => {
      await rm(folder, { recursive: true, force: true })
    },
  }
}
