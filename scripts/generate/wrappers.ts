// Builds the packages for React and Vue from widget/wrappers/ and the description of the element,
// widget/custom-elements.json: `node scripts/generate/wrappers.ts`, then `npm pack generated/widget/react`.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'

const ROOT = resolve(import.meta.dirname, '../..')

type Typed = { name: string; type: { text: string }; description: string }
type Method = {
  name: string
  description: string
  parameters: { name: string; type: { text: string } }[]
  return: { type: { text: string } }
}
/** The element as `custom-elements.json` describes it. */
export type Description = {
  attributes: (Typed & { default?: string })[]
  properties: Typed[]
  methods: Method[]
  events: Typed[]
}

/** Reads the description of `<parley-chat>`. */
export function describeElement(): Description {
  const manifest = JSON.parse(readFileSync(`${ROOT}/widget/custom-elements.json`, 'utf8')) as {
    modules: { declarations: (Pick<Description, 'attributes' | 'events'> & { members: Member[] })[] }[]
  }
  const declaration = manifest.modules[0]?.declarations[0]
  if (declaration === undefined) throw new Error('widget/custom-elements.json describes no element')
  const { attributes, events, members } = declaration
  return {
    attributes,
    events,
    properties: members.filter(member => member.kind === 'field'),
    methods: members.filter(member => member.kind === 'method'),
  }
}

type Member = ({ kind: 'field' } & Typed) | ({ kind: 'method' } & Method)

/** Writes the packages to `react` and `vue` in `out`. */
export async function buildWrappers(out: string): Promise<void> {
  const element = describeElement()
  for (const framework of ['react', 'vue'] as const) {
    const folder = `${out}/${framework}`
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    await build({
      entryPoints: [`${ROOT}/widget/wrappers/${framework}.ts`],
      outfile: `${folder}/index.js`,
      absWorkingDir: ROOT,
      tsconfig: `${ROOT}/widget/tsconfig.json`,
      bundle: true,
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      charset: 'utf8',
      legalComments: 'none',
      logLevel: 'warning',
      external: [framework],
      define: { NAMES: JSON.stringify(namesOf(element)) },
      // A component that keeps state runs in the browser alone, also where pages are drawn on a server.
      banner: { js: framework === 'react' ? "'use client'" : '' },
    })
    writeFileSync(`${folder}/index.d.ts`, declarationsOf(framework, element))
    writeFileSync(`${folder}/package.json`, `${JSON.stringify(packageOf(framework), null, 2)}\n`)
    writeFileSync(`${folder}/README.md`, readmeOf(framework))
    copyFileSync(`${ROOT}/LICENSE`, `${folder}/LICENSE`)
  }
}

function namesOf({ attributes, properties, methods, events }: Description): object {
  return {
    attributes: Object.fromEntries(attributes.map(({ name }) => [propOf(name), name])),
    properties: properties.map(({ name }) => name),
    methods: methods.map(({ name }) => name),
    events: Object.fromEntries(events.map(({ name }) => [eventOf(name), name])),
  }
}

/** React and Vue keep `key` to themselves. */
function propOf(attribute: string): string {
  return attribute === 'key' ? 'publicKey' : attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function eventOf(type: string): string {
  return type.replace('parley:', '')
}

const handlerOf = (type: string): string => `((event: ParleyChatEvents['${type}']) => void)`

const capital = (name: string): string => `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`

function declarationsOf(framework: 'react' | 'vue', { attributes, properties, methods, events }: Description): string {
  const line = (description: string, text: string): string => `  /** ${description} */\n  ${text}\n`
  const props = [
    ...attributes.map(({ name, type, description }) =>
      line(description, `${propOf(name)}${name === 'key' ? '' : '?'}: ${optional(name, type.text)}`),
    ),
    ...properties.map(({ name, description }) => line(description, `${name}?: ParleyChatElement['${name}']`)),
  ].join('')
  const imports = `import type { ParleyChatElement, ParleyChatEvents } from '@parley/sdk/widget'\n`
  const notice = '// Written by `make generate` from widget/custom-elements.json. Do not edit.\n'
  if (framework === 'react') {
    const handlers = events.map(({ name, description }) =>
      line(description, `on${capital(eventOf(name))}?: ${handlerOf(name)} | undefined`),
    )
    return `${notice}import type { CSSProperties, ForwardRefExoticComponent, RefAttributes } from 'react'
${imports}
export type ParleyChatProps = {
${props}${handlers.join('')}  /** Of the element around the chat. */
  className?: string | undefined
  style?: CSSProperties | undefined
}

/** \`<parley-chat>\`; the ref is the element, with its methods. */
export declare const ParleyChat: ForwardRefExoticComponent<ParleyChatProps & RefAttributes<ParleyChatElement>>
`
  }
  const emits = events.map(({ name, description }) => line(description, `${eventOf(name)}: ${handlerOf(name)}`))
  const exposed = methods.map(({ name, description }) => line(description, `${name}: ParleyChatElement['${name}']`))
  return `${notice}import type { ComponentOptionsMixin, DefineComponent } from 'vue'
${imports}
export type ParleyChatProps = {
${props}}

export type ParleyChatEmits = {
${emits.join('')}}

export type ParleyChatExposed = {
  /** The element, once the component is mounted. */
  element: ParleyChatElement | undefined
${exposed.join('')}}

/** \`<parley-chat>\`. */
export declare const ParleyChat: DefineComponent<
  ParleyChatProps,
  ParleyChatExposed,
  {},
  {},
  {},
  ComponentOptionsMixin,
  ComponentOptionsMixin,
  ParleyChatEmits
>
`
}

function optional(name: string, type: string): string {
  return name === 'key' ? type : `${type} | undefined`
}

function packageOf(framework: 'react' | 'vue'): object {
  const { version, license, engines } = JSON.parse(readFileSync(`${ROOT}/sdk/package.json`, 'utf8')) as {
    version: string
    license: string
    engines: object
  }
  return {
    name: `@parley/${framework}`,
    version,
    description: `The chat of Parley as a component for ${capital(framework)}.`,
    license,
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' },
    types: './index.d.ts',
    files: ['index.js', 'index.d.ts', 'README.md', 'LICENSE'],
    peerDependencies: { '@parley/sdk': version, [framework]: framework === 'react' ? '>=18' : '>=3.4' },
    engines,
  }
}

function readmeOf(framework: 'react' | 'vue'): string {
  return `# @parley/${framework}

The chat of Parley as a component for ${capital(framework)}. Its props, events and methods are those of the element
\`<parley-chat>\`: see \`docs/widget.md\` in the repository of Parley. \`publicKey\` is its attribute \`key\`.
With \`baseUrl\` the component loads the element's script from there.

It is built in the repository of Parley and published to no registry. Pack it there with the SDK, which has the types:

\`\`\`sh
npm pack ../parley/generated/sdk/dist ../parley/generated/widget/${framework}
npm install ./parley-sdk-0.1.0.tgz ./parley-${framework}-0.1.0.tgz
\`\`\`
`
}

if (process.argv[1] === import.meta.filename) await buildWrappers(`${ROOT}/generated/widget`)
