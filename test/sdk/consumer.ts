import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { blocksOf } from '../docs/pages.ts'

const run = promisify(execFile)
const ROOT = resolve(import.meta.dirname, '../..')

export type Consumer = {
  folder: string
  /** The compiler's errors for these files of the project under the strictest settings; empty when there are none. */
  compile(files: string[], options: { lib: readonly string[] }): Promise<string>
  drop(): Promise<void>
}

/** An empty project that has installed only the packed SDK, as its README says. */
export async function installSdk(): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-consumer-'))
  await writeFile(`${folder}/package.json`, JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  const install = blocksOf(`${ROOT}/sdk/README.md`).find(({ language }) => language === 'sh')?.text ?? 'false'
  await run('bash', ['-euo', 'pipefail', '-c', install.replaceAll('../parley', ROOT)], {
    cwd: folder,
    env: { ...process.env, npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' },
  })
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
