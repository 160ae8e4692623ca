// Writes everything under generated/ from contracts/. `--sdk` also runs the client generator (needs Java); `--out DIR`
// writes elsewhere.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { bundleSurface, readYaml, type ErrorTable, type JsonObject, operationsOf } from './bundle.ts'
import { adminOperationsModule, screensModule } from './admin-operations.ts'
import { agentToolFiles } from './agent-tools.ts'
import { withCommonHeaders } from './common-headers.ts'
import { catalogModule, catalogTypesModule, requiredPermissionsModule } from './console.ts'
import { datasetsModule } from './datasets.ts'
import { bundleOpenRpc, checkOpenRpc } from './openrpc.ts'
import { errorsModule, notServedModule, operationsModule, replicaReadsPage } from './operations.ts'
import { publishedSchema, readSchemas, schemaTypes, validatorName } from './schemas.ts'
import {
  environmentModule,
  environmentPage,
  permissionsModule,
  pricesModule,
  readSections,
  sectionsModule,
  widgetThemesModule,
} from './tables.ts'
import { moduleFiles, schemaValidators, surfaceValidators } from './validators.ts'

const CONTRACTS = resolve(import.meta.dirname, '../../contracts')

export type GeneratedFiles = Map<string, string>

/**
 * All generated files but the SDK, by path under `generated/`. Deterministic: the same contracts give the same bytes.
 */
export async function generate(): Promise<GeneratedFiles> {
  const files: GeneratedFiles = new Map()
  const table = readYaml(`${CONTRACTS}/errors.yaml`) as ErrorTable
  const documents: Record<string, JsonObject> = {}
  for (const surface of surfaces()) documents[surface] = await bundleSurface(CONTRACTS, surface, table)
  const routed = Object.fromEntries(
    Object.entries(documents).filter(([, document]) => operationsOf(document).next().done !== true),
  )
  const headers = readYaml(`${CONTRACTS}/shared/headers.yaml`) as JsonObject
  for (const [surface, document] of Object.entries(documents)) {
    files.set(`openapi/${surface}.json`, `${JSON.stringify(withCommonHeaders(document, headers), null, 2)}\n`)
    await addSurface(files, surface, document)
  }
  files.set('operations.ts', operationsModule(routed))
  files.set('replica-reads.md', replicaReadsPage(documents['admin'] ?? {}))
  files.set('errors.ts', errorsModule(table))
  files.set('not-served.ts', notServedModule(readYaml(`${CONTRACTS}/not-served.yaml`) as Record<string, string[]>))
  files.set('datasets.ts', datasetsModule(CONTRACTS))
  const [flow, form] = ['flow', 'form'].map(name => readYaml(`${CONTRACTS}/schemas/${name}.yaml`) as JsonObject)
  files.set('console/catalog.ts', catalogModule(flow ?? {}, form ?? {}))
  files.set('console/catalog-types.ts', catalogTypesModule())
  files.set('console/required-permissions.ts', requiredPermissionsModule(documents['admin'] ?? {}))
  files.set('console/admin-operations.ts', adminOperationsModule(documents['admin'] ?? {}))
  files.set('console/screens.ts', screensModule(documents['admin'] ?? {}))
  const sections = readSections(CONTRACTS)
  files.set('sections.ts', sectionsModule(sections))
  files.set('widget-themes.ts', widgetThemesModule(readYaml(`${CONTRACTS}/widget-themes.yaml`) as JsonObject, sections))
  files.set('prices.ts', pricesModule(readYaml(`${CONTRACTS}/prices.yaml`) as JsonObject))
  const environment = readYaml(`${CONTRACTS}/environment.yaml`) as JsonObject
  files.set('environment.ts', environmentModule(environment))
  files.set('environment.md', environmentPage(environment))
  files.set('permissions.ts', permissionsModule(readYaml(`${CONTRACTS}/permissions.yaml`) as JsonObject, sections))
  await addSchemas(files)
  await addAgentGateway(files)
  return files
}

function surfaces(): string[] {
  return readdirSync(CONTRACTS)
    .filter(name => existsSync(`${CONTRACTS}/${name}/openapi.yaml`))
    .sort()
}

async function addSurface(files: GeneratedFiles, surface: string, document: JsonObject): Promise<void> {
  const types = astToString(await openapiTS(document as never, { alphabetize: false }))
  files.set(
    `types/${surface}.ts`,
    `// Written by \`make generate\` from contracts/${surface}/. Do not edit.\n\n${types}`,
  )
  if (operationsOf(document).next().done === true) return
  for (const [kind, module] of Object.entries(surfaceValidators(document)))
    for (const [path, text] of moduleFiles(`validators/${surface}/${kind}`, module)) files.set(path, text)
}

async function addSchemas(files: GeneratedFiles): Promise<void> {
  const schemas = readSchemas(CONTRACTS)
  for (const schema of schemas) {
    files.set(`schemas/${schema.name}.json`, publishedSchema(schema))
    files.set(`schemas/${schema.name}.ts`, await schemaTypes(schema, CONTRACTS))
  }
  const module = schemaValidators(Object.fromEntries(schemas.map(({ name, schema }) => [validatorName(name), schema])))
  for (const [path, text] of moduleFiles('schemas/validators', module)) files.set(path, text)
}

async function addAgentGateway(files: GeneratedFiles): Promise<void> {
  const document = await bundleOpenRpc(CONTRACTS)
  await checkOpenRpc(document)
  files.set('openrpc.json', `${JSON.stringify(document, null, 2)}\n`)
  for (const [path, text] of await agentToolFiles(document)) files.set(path, text)
}

/**
 * Writes the files below `out` and removes what an earlier run wrote there and this one did not. The SDK has its own
 * step.
 */
export function writeFiles(files: GeneratedFiles, out: string): void {
  for (const stale of listFiles(out))
    if (!files.has(stale) && !stale.startsWith('sdk/') && !stale.startsWith('widget/')) rmSync(`${out}/${stale}`)
  for (const [path, text] of files) {
    mkdirSync(dirname(`${out}/${path}`), { recursive: true })
    writeFileSync(`${out}/${path}`, text)
  }
}

export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .sort()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const out = resolve(import.meta.dirname, '../../generated')
  const files = await generate()
  writeFiles(files, out)
  console.log(`${files.size} files written to generated/`)
}
