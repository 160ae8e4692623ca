import { existsSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { stringify } from 'yaml'
import { documentDifferences, type DocumentChange } from '../../domain/document-differences.ts'
import { isJsonObject, jsonOf, type Json, type JsonObject } from '../../domain/json.ts'
import type { Admin } from '../../generated/sdk/dist/index.js'
import { readDefinitionFile } from '../workspace-file.ts'
import { findingsRefused, isError } from './findings.ts'
import { CommandFailed, noSuchName } from './output.ts'
import { makeFolder, writeOutput } from './output-file.ts'
import { withServer, type ServerOptions } from './server-connection.ts'
import { listFlows, publishFlow, saveDraft, type Listed, type LocalFlow } from './server-flows.ts'
import { checkFile } from './validate-files.ts'

export type PullOptions = ServerOptions & { out: string; published: boolean; force: boolean }
export type PushOptions = ServerOptions & { force: boolean }
export type PublishOptions = PushOptions & { note?: string; acceptOperationChanges: boolean }
export type DiffOptions = ServerOptions & { published: boolean }

/**
 * `parley flow pull [CODE…]`: writes flows of the server and their tests into files, but overwrites no file that
 * differs.
 */
export async function pull(codes: readonly string[], options: PullOptions): Promise<void> {
  const pulled = await withServer(options, async admin => {
    const flows = await listFlows(admin)
    const unknown = codes.find(code => !flows.has(code))
    if (unknown !== undefined) throw new CommandFailed([noSuchName('flow', unknown, [...flows.keys()])])
    const selected = codes.length === 0 ? [...flows.values()] : codes.flatMap(code => flows.get(code) ?? [])
    const files = await Promise.all(
      selected.map(async flow => [
        {
          file: path.join(options.out, `${flow.code}.yaml`),
          definition: await definitionOf(admin, flow, options.published),
        },
        ...(await testsOf(admin, flow, options.out)),
      ]),
    )
    return files.flat()
  })
  const changed: typeof pulled = []
  for (const { file, definition } of pulled) {
    const present = existsSync(file) ? await readDefinitionFile(file) : undefined
    if (present !== undefined && isDeepStrictEqual(present.raw, definition)) console.log(`${file} is up to date.`)
    else if (present !== undefined && !options.force)
      throw new CommandFailed([`${file} differs from the server, see parley flow diff. --force overwrites it.`])
    else changed.push({ file, definition })
  }
  await makeFolder(options.out)
  for (const { file, definition } of changed) {
    await writeOutput(file, stringify(definition, { lineWidth: 0, aliasDuplicateObjects: false }))
    console.log(`Wrote ${file}.`)
  }
}

/** The tests of a flow as the file next to it has them; if that file names a workspace, it still does. */
async function testsOf(admin: Admin, { id, code }: Listed, out: string) {
  const { coverage, tests } = await admin.flows.getFlowTests({ flowId: id })
  if (tests.length === 0) return []
  const file = path.join(out, `${code}.test.yaml`)
  const present = existsSync(file) ? (await readDefinitionFile(file)).raw : undefined
  const workspace = isJsonObject(present) ? present['workspace'] : undefined
  const definition = jsonOf({
    flow: `${code}.yaml`,
    ...(workspace === undefined ? {} : { workspace }),
    ...(coverage === undefined ? {} : { coverage }),
    tests,
  })
  return [{ file, definition }]
}

/** `parley flow push FILE…`: saves flows as drafts. */
export async function push(files: readonly string[], options: PushOptions): Promise<void> {
  const locals = await readFlows(files)
  await withServer(options, async admin => {
    for (const local of locals) {
      const { outcome } = await saveDraft(admin, local, options.force)
      console.log(`${SAVED[outcome]} ${local.code}.`)
    }
  })
}

const SAVED = { created: 'Created', saved: 'Saved the draft of', unchanged: 'Nothing has changed in' } as const

/** `parley flow publish FILE…`: saves flows as drafts and publishes them, one after the other. */
export async function publish(files: readonly string[], options: PublishOptions): Promise<void> {
  const locals = await readFlows(files)
  for (const { file } of locals) {
    const { findings } = await checkFile(file)
    if (findings.some(isError)) throw findingsRefused(findings, 'Nothing was published.')
  }
  await withServer(options, async admin => {
    for (const local of locals) {
      const { version, wasLive } = await publishFlow(admin, local, options)
      console.log(
        wasLive ? `${local.code} is live as version ${version}.` : `Published ${local.code} as version ${version}.`,
      )
    }
  })
}

/**
 * `parley flow diff FILE…`: the changes from the flows of the server to those in the files; exits with 1 if there are
 * any.
 */
export async function diff(files: readonly string[], options: DiffOptions): Promise<void> {
  const locals = await readFlows(files)
  await withServer(options, async admin => {
    const flows = await listFlows(admin)
    for (const { file, code, definition } of locals) {
      const flow = flows.get(code)
      if (flow === undefined) {
        console.log(`${file}: the server has no flow ${code}.`)
        process.exitCode = 1
        continue
      }
      const there = await definitionOf(admin, flow, options.published)
      const changes = documentDifferences(there, definition, pointer => pointer === '/nodes')
      console.log(changes.length === 0 ? `${file} is the same.` : `${file}:`)
      for (const change of changes) console.log(changeLine(change))
      if (changes.length > 0) process.exitCode = 1
    }
  })
}

const MARKS = { added: '+', removed: '-', changed: '~' } as const

function changeLine({ path: pointer, change, before, after }: DocumentChange): string {
  const values = [before, after].filter(value => value !== undefined).map(shortened)
  return `  ${MARKS[change]} ${pointer === '' ? '/' : pointer}: ${values.join(' → ')}`
}

function shortened(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

async function readFlows(files: readonly string[]): Promise<LocalFlow[]> {
  const flows: LocalFlow[] = []
  for (const file of files) {
    const { raw, locate } = await readDefinitionFile(file)
    const code = isJsonObject(raw) ? raw['code'] : undefined
    if (!isJsonObject(raw) || typeof code !== 'string') throw new CommandFailed([`${file} describes no flow.`])
    flows.push({ file, code, definition: raw, locate })
  }
  return flows
}

async function definitionOf(admin: Admin, flow: Listed, published: boolean): Promise<JsonObject> {
  if (!published) return (await admin.flows.getFlowDraft({ flowId: flow.id })).definition
  if (flow.publishedVersion === null) throw new CommandFailed([`The flow ${flow.code} is not published.`])
  const { definition } = await admin.flows.getFlowVersion({ flowId: flow.id, version: flow.publishedVersion })
  return definition
}
