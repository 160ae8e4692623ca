import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { PACKAGES, PROGRAM_BUILD } from '../build-program.ts'
import { output } from './commands.ts'

type Manifest = Record<string, unknown> & { version: string; license: string; dependencies: Record<string, string> }

/**
 * Packs what npm publishes: the SDK, the element, its components for React and Vue, and the command line with the
 * service. The files are in `out`.
 * @param repository address of the repository, which a provenance names
 */
export async function packNpm(root: string, out: string, repository: string | undefined): Promise<string[]> {
  const folders = {
    sdk: `${root}/generated/sdk/dist`,
    react: `${root}/generated/widget/react`,
    vue: `${root}/generated/widget/vue`,
  }
  const staged = [
    ...Object.entries(folders).map(([name, from]) => {
      const folder = `${out}/npm/${name}`
      cpSync(from, folder, { recursive: true })
      return folder
    }),
    stageWidget(root, `${out}/npm/widget`),
    stageCli(root, `${out}/npm/cli`),
  ]
  for (const folder of staged) publishable(folder, repository)
  const packed = await output('npm', ['pack', '--json', '--pack-destination', out, ...staged], out)
  return (JSON.parse(packed) as { filename: string }[]).map(({ filename }) => `${out}/${filename}`)
}

/** The script of the element with its languages, for pages that serve it themselves. */
function stageWidget(root: string, folder: string): string {
  mkdirSync(folder, { recursive: true })
  cpSync(`${root}/generated/widget/parley-chat.js`, `${folder}/parley-chat.js`)
  cpSync(`${root}/generated/widget/languages`, `${folder}/languages`, { recursive: true })
  for (const file of ['LICENSE', 'widget/custom-elements.json', 'docs/widget.md'])
    cpSync(`${root}/${file}`, `${folder}/${file === 'docs/widget.md' ? 'README.md' : (file.split('/').at(-1) ?? file)}`)
  const { version, license } = manifestOf(root)
  write(folder, {
    name: '@parley/widget',
    version,
    description: 'The chat element of Parley, <parley-chat>.',
    license,
    type: 'module',
    sideEffects: true,
    exports: { '.': './parley-chat.js', './package.json': './package.json' },
    customElements: 'custom-elements.json',
  })
  return folder
}

/** The program as `make build` makes it; what it does not bundle is installed with it. */
function stageCli(root: string, folder: string): string {
  cpSync(PROGRAM_BUILD, folder, { recursive: true, filter: source => !source.endsWith('.map') })
  cpSync(`${root}/LICENSE`, `${folder}/LICENSE`)
  const { version, license, dependencies } = manifestOf(root)
  const installed = PACKAGES.flatMap(name => {
    const needed = dependencies[name]
    return needed === undefined ? [] : [[name, needed] as const]
  })
  write(folder, {
    name: '@parley/cli',
    version,
    description: 'Parley on your machine or server: the command line, and the service that it runs.',
    license,
    type: 'module',
    bin: { parley: 'parley.js' },
    // In a checkout this Node is among the packages, and npm itself may run on an older one.
    engines: { node: `>=${Number.parseInt(dependencies['node'] ?? '')}` },
    dependencies: Object.fromEntries(installed),
  })
  return folder
}

function publishable(folder: string, repository: string | undefined): void {
  const origin = repository === undefined ? {} : { repository: { type: 'git', url: repository } }
  write(folder, { ...manifestOf(folder), ...origin, publishConfig: { access: 'public', provenance: true } })
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest
}

function write(folder: string, manifest: object): void {
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}
