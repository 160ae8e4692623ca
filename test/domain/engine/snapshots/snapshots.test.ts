import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, it } from 'node:test'
import { canonicalJson, type Json } from '../../../../domain/json.ts'
import { pauses } from '../../../../domain/engine/compile.ts'
import {
  restoreSnapshot,
  SNAPSHOT_VERSION,
  UnknownSnapshotVersion,
  type StoredSnapshot,
} from '../../../../domain/engine/snapshot.ts'
import type { Node } from '../../../../generated/schemas/flow.ts'
import { snapshot as validate } from '../../../../generated/schemas/validators.js'
import { Execution } from '../world.ts'
import { apply, runToPause, scenarios } from './scenarios.ts'

const VERSIONS = Array.from({ length: SNAPSHOT_VERSION }, (_, index) => index + 1)
const folderOf = (version: number) => `${import.meta.dirname}/v${version}`
const storedIn = (version: number) =>
  existsSync(folderOf(version))
    ? readdirSync(folderOf(version))
        .map(file => file.replace(/\.json$/, ''))
        .sort()
    : []
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown

describe('stored snapshots', () => {
  for (const version of VERSIONS)
    for (const name of storedIn(version))
      it(`A run that was stored in version ${version} at ${name} is restored and runs to its end`, async () => {
        const scenario = scenarios[name]
        assert.ok(scenario !== undefined, 'its scenario still exists')
        const { forms = [], after, ends } = scenario
        const [flow, ...flows] = scenario.flows
        const execution = new Execution(flow, { flows, forms })
        execution.snapshot = restoreSnapshot(readJson(`${folderOf(version)}/${name}.json`) as StoredSnapshot)
        assert.ok(validate(execution.snapshot), JSON.stringify(validate.errors?.slice(0, 2)))
        const shown = await apply(execution, after)
        const { status, failure } = execution.snapshot
        const kind = status === 'failed' ? failure?.kind : undefined
        assert.deepEqual([status, shown, kind], [ends.status, ends.texts, ends.failure])
      })

  it('Every version has stored snapshots, and the current one has every scenario', () => {
    assert.deepEqual(storedIn(SNAPSHOT_VERSION), Object.keys(scenarios).sort())
    assert.deepEqual(
      VERSIONS.filter(version => storedIn(version).length === 0),
      [],
    )
  })

  for (const [name, scenario] of Object.entries(scenarios))
    it(`The core stores ${name} as the snapshot in version ${SNAPSHOT_VERSION} has it`, async test => {
      const { snapshot } = await runToPause(scenario)
      // `node --test --test-update-snapshots` with this file writes the missing files of a new scenario or version.
      test.assert.fileSnapshot(snapshot, `${folderOf(SNAPSHOT_VERSION)}/${name}.json`, {
        serializers: [value => `${JSON.stringify(value, null, 2)}\n`],
      })
    })

  it('The scenarios cover every node type that can pause a run or store state in it', async () => {
    const held = new Set<string>()
    for (const scenario of Object.values(scenarios)) {
      const { snapshot } = await runToPause(scenario)
      for (const frame of snapshot?.frames ?? []) {
        const flow = scenario.flows.find(({ code }) => code === frame.flowCode)
        const node = flow?.nodes.find(({ id }) => id === frame.nodeId)
        if (node !== undefined) held.add(node.type)
      }
      if (Object.keys(snapshot?.splits ?? {}).length > 0) held.add('split')
    }
    const pausing = nodeTypes().filter(type => pauses({ type } as Node))
    assert.deepEqual(
      [...pausing, 'http', 'agent', 'subflow', 'split', 'handoff'].filter(type => !held.has(type)),
      [],
    )
  })

  it('The schema of the snapshot has not changed without a new version', () => {
    const recorded = readJson(`${import.meta.dirname}/schema-checksums.json`) as Record<string, string>
    const checksum = createHash('sha256')
      .update(canonicalJson(shapeOf('snapshot')))
      .digest('hex')
    assert.equal(
      recorded[SNAPSHOT_VERSION],
      checksum,
      'What is stored has another shape now: raise `version` in contracts/schemas/snapshot.yaml, add an upcaster in ' +
        'domain/engine/snapshot.ts, write the snapshots of the new version, and record its checksum.',
    )
    assert.deepEqual(Object.keys(recorded), VERSIONS.slice(1).map(String), 'version 1 had no schema')
  })

  it('A snapshot of an unknown newer version is refused by its number', () => {
    const stored = { version: SNAPSHOT_VERSION + 1, frames: 'of another shape' }
    assert.throws(() => restoreSnapshot(stored), UnknownSnapshotVersion)
    assert.throws(() => restoreSnapshot(stored), { message: /version 7; this service reads up to 6/ })
    for (const version of [0, 1.5, -1]) assert.throws(() => restoreSnapshot({ version }), UnknownSnapshotVersion)
  })
})

type Schema = { [key: string]: Json }

function schemaOf(name: string): Schema {
  return readJson(`${import.meta.dirname}/../../../../generated/schemas/${name}.json`) as Schema
}

function nodeTypes(): string[] {
  const { $defs } = schemaOf('flow') as unknown as { $defs: Record<string, { properties?: { type?: Schema } }> }
  return Object.entries($defs).flatMap(([name, { properties }]) =>
    name.endsWith('Node') && typeof properties?.type?.['const'] === 'string' ? [properties.type['const']] : [],
  )
}

/** A schema with all its references, including other files, without annotations. */
function shapeOf(name: string): Schema {
  const found: Record<string, Json> = {}
  const visit = (value: Json, file: string): Json => {
    if (Array.isArray(value)) return value.map(item => visit(item, file))
    if (value === null || typeof value !== 'object') return value
    const shape: Schema = {}
    for (const [key, item] of Object.entries(value)) {
      if (key === '$ref' && typeof item === 'string') shape[key] = resolve(item, file)
      else if (!isAnnotation(key) || isProperty(item)) shape[key] = visit(item, file)
    }
    return shape
  }
  const resolve = (reference: string, file: string): string => {
    const [target, pointer = ''] = reference.split('#')
    const owner = target === '' || target === undefined ? file : target.replace(/\.json$/, '')
    const place = `${owner}#${pointer}`
    if (!(place in found)) {
      found[place] = null
      const definition = pointer
        .split('/')
        .slice(1)
        .reduce<Json>((schema, step) => (schema as Schema)[step] ?? null, schemaOf(owner))
      found[place] = visit(definition, owner)
    }
    return place
  }
  return { root: visit(schemaOf(name), name), found }
}

function isAnnotation(key: string): boolean {
  return key.startsWith('x-') || ['description', 'title', 'examples', '$defs', '$id'].includes(key)
}

/** A property that happens to be called like a keyword has a schema as its value. */
function isProperty(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'type' in value
}
