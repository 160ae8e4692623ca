import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, test } from 'node:test'
import ts from 'typescript'

const ROOT = resolve(import.meta.dirname, '..')
const STORES = 'adapters/stores'
const PRODUCT = ['adapters', 'services', 'handlers', 'jobs', 'app']

/** Statements across workspaces are only in files with this name. */
const ACROSS = 'across-tenants.ts'
/** Agenda's own table. */
const SCHEDULER: Readonly<Record<string, string>> = { agenda_jobs: 'adapters/agenda.ts' }
/**
 * Files that put a table's name into a statement: versioned documents that of their kind, erasures those of all
 * descriptions, sums those of cubes, the deletion of a workspace those of the schema; a place that moves takes along
 * those that each place has.
 */
const BY_NAME = [
  ...['documents/statements.ts', 'customer-data/rows.ts', 'analytics/rollups.ts', 'tenants/deletion.ts'].map(
    file => `${STORES}/${file}`,
  ),
  'adapters/postgres/distributed/moved-shard-group.ts',
]
/** The workspace is a parameter, or in the row of a batch parameter. */
const GIVEN_TENANT = /\btenant_id = (\$\d|\?|:tenant|\$\{|h\.tenant_id|h\."tenantId")|\$\{source\.tenant\} = \$1/
const ANY_TENANT = /is null or (\w+\.)?tenant_id =/

type Literal = { file: string; text: string }

const sources = PRODUCT.flatMap(room => filesIn(room)).map(file => parse(file))
const schema = readdirSync(`${ROOT}/migrations`)
  .map(name => readFileSync(`${ROOT}/migrations/${name}`, 'utf8'))
  .join('\n')
/** The function of the database that writes a turn, into tables that folders own. */
const TURN =
  /create function commit_turn\([\s\S]*?\n {4}end \$\$/
    .exec(schema)?.[0]
    .replaceAll(/--.*/g, '')
    .replaceAll(/\s+/g, ' ') ?? ''
const tables = [...schema.matchAll(/create table (\w+) \(([\s\S]*?)\n {4}\)/g)].map(([, name = '', columns = '']) => ({
  name,
  ofTenant: /\btenant_id uuid/.test(columns),
}))

describe('the stores', () => {
  const literals = sources.flatMap(source => literalsIn(source))
  const writes = [
    ...literals.flatMap(({ file, text }) => writtenIn(text).map(table => ({ table, file }))),
    ...sources.flatMap(source => writtenThroughKnex(source)),
  ]

  test('write each table of the schema in one folder, except for the function that writes turns', () => {
    const owners = new Map(tables.map(({ name }) => [name, new Set<string>()]))
    for (const { table, file } of writes) owners.get(table)?.add(SCHEDULER[table] === file ? file : dirname(file))
    const ofTurns = new Set(writtenIn(TURN))
    assert.ok(ofTurns.size > 10)
    const summed = ({ name }: { name: string }) => name.startsWith('rollup_')
    const shared = tables
      .filter(table => !summed(table))
      .map(({ name }) => ({ name, owners: [...(owners.get(name) ?? [])] }))
      .filter(({ name, owners }) => owners.length > 0 || !ofTurns.has(name))
      .filter(({ name, owners: [owner = '', ...others] }) => {
        const folder = SCHEDULER[name] ?? `${STORES}/${owner.split('/')[2] ?? ''}`
        return owner !== folder || others.length > 0
      })
    assert.deepEqual(shared, [])
  })

  test('name the table in each statement that writes one, unless a description names it', () => {
    const unnamed = literals.filter(
      ({ file, text }) =>
        /\b(insert into|delete from|(?<!for |do |key )update) \$\{/.test(text) && !BY_NAME.includes(file),
    )
    assert.deepEqual(
      unnamed.map(({ file, text }) => `${file}: ${text}`),
      [],
    )
  })

  test('restrict a turn to its workspace in every statement of the function that writes it', () => {
    const statements = TURN.slice(TURN.indexOf('begin')).split(';')
    const writing = statements.filter(text => writtenIn(text).length > 0 || /\bfor update\b/.test(text))
    assert.ok(writing.length > 15)
    assert.deepEqual(
      writing.filter(text => !text.includes('p_tenant_id')),
      [],
    )
  })

  test('reach the rows of more than one workspace in files called across-tenants.ts only', () => {
    const ofTenants = tables.filter(({ ofTenant }) => ofTenant).map(({ name }) => name)
    assert.ok(ofTenants.length > 30)
    const named = new RegExp(`\\b(from|join|into|update) (${ofTenants.join('|')})\\b`)
    const crossing = literals.filter(
      ({ file, text }) =>
        !file.endsWith(`/${ACROSS}`) &&
        /^\s*(with|select|insert|update|delete)\b/.test(text) &&
        named.test(text) &&
        (ANY_TENANT.test(text) ||
          !(GIVEN_TENANT.test(text) || insertsForTenant(text)) ||
          !readsEachByTenant(text, ofTenants)),
    )
    assert.deepEqual(
      crossing.map(({ file, text }) => `${file}: ${text}`),
      [],
    )
    const unscoped = sources.flatMap(source =>
      source.fileName.endsWith(`/${ACROSS}`)
        ? []
        : knexCalls(source)
            .filter(({ table, scope }) => ofTenants.includes(table) && !/tenant_id/.test(scope))
            .map(({ table }) => `${source.fileName}: ${table}`),
    )
    assert.deepEqual(unscoped, [])
  })
})

function filesIn(room: string): string[] {
  try {
    return readdirSync(`${ROOT}/${room}`, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
      .map(entry => `${entry.parentPath}/${entry.name}`.slice(ROOT.length + 1))
  } catch {
    return []
  }
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(`${ROOT}/${file}`, 'utf8'), ts.ScriptTarget.Latest, true)
}

/** Every text of a file, with the constants of the file put into it, on one line. */
function literalsIn(source: ts.SourceFile): Literal[] {
  const constants = new Map<string, ts.Expression>()
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined)
      constants.set(node.name.text, node.initializer)
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node))
      found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const textOf = (node: ts.Node): string => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
    if (ts.isTemplateExpression(node))
      return node.head.text + node.templateSpans.map(span => partOf(span.expression) + span.literal.text).join('')
    return ''
  }
  /** A constant's text, or the source of the expression, with the texts inside it. */
  const partOf = (node: ts.Node): string => {
    const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined
    if (constant !== undefined && (ts.isStringLiteralLike(constant) || ts.isTemplateExpression(constant)))
      return textOf(constant)
    let text = node.getText()
    const inner: ts.Node[] = []
    const collect = (child: ts.Node): void => {
      if (ts.isTemplateExpression(child)) inner.push(child)
      else ts.forEachChild(child, collect)
    }
    collect(node)
    for (const template of inner) text = text.replace(template.getText(), () => textOf(template))
    return `\${${text}}`
  }
  return found.map(node => ({ file: source.fileName, text: textOf(node).replaceAll(/\s+/g, ' ') }))
}

function writtenIn(sql: string): string[] {
  return [
    ...sql.matchAll(/\binsert into (\w+)/g),
    ...sql.matchAll(/\bdelete from (\w+)/g),
    ...sql.matchAll(/(?<!for |do |key )\bupdate (\w+)(?: as)?(?: \w+)? set\b/g),
  ].map(([, table = '']) => table)
}

/** The workspace of inserted rows is a parameter. */
function insertsForTenant(sql: string): boolean {
  return /\binsert into \w+( as \w+)? \(tenant_id\b.*? (values \(|select )(\$1|:tenantId|\$\{\w*\.?tenantId\})/.test(
    sql,
  )
}

/** Each table of workspaces is joined or selected by its tenant_id, under its alias if it has one. */
function readsEachByTenant(sql: string, ofTenants: readonly string[]): boolean {
  const KEYWORDS = ['where', 'set', 'join', 'left', 'cross', 'order', 'limit', 'on', 'group', 'using', 'for']
  return [...sql.matchAll(/\b(?:from|join|(?<!for |do |key )update) (\w+)(?: as)?(?: (\w+))?/g)]
    .filter(([, table = '']) => ofTenants.includes(table))
    .every(([, , alias = '']) =>
      alias === '' || KEYWORDS.includes(alias)
        ? /(?<![.\w])tenant_id\b/.test(sql)
        : new RegExp(`\\b${alias}\\.tenant_id\\b`).test(sql),
    )
}

type KnexCall = { table: string; methods: string[]; scope: string }

/** Calls such as `db('keys').where(…).update(…)`, also through a function that returns their start. */
function knexCalls(source: ts.SourceFile): KnexCall[] {
  const chains = new Map<string, string>()
  const calls: KnexCall[] = []
  const tableOf = (node: ts.Node): string | undefined => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined
    const [name] = node.arguments
    if (['db', 'trx', 'knex'].includes(node.expression.text) && name !== undefined && ts.isStringLiteralLike(name))
      return name.text.split(' ')[0]
    return chains.get(node.expression.text)
  }
  const visit = (node: ts.Node): void => {
    const table = tableOf(node)
    if (table !== undefined) {
      const methods: string[] = []
      let chain: ts.Node = node
      while (ts.isPropertyAccessExpression(chain.parent) || ts.isCallExpression(chain.parent)) {
        chain = chain.parent
        if (ts.isPropertyAccessExpression(chain)) methods.push(chain.name.text)
      }
      if (ts.isArrowFunction(chain.parent) && ts.isVariableDeclaration(chain.parent.parent))
        chains.set(chain.parent.parent.name.getText(), table)
      calls.push({
        table,
        methods,
        scope: chains.has((node as ts.CallExpression).expression.getText()) ? 'tenant_id' : chain.getText(),
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return calls
}

function writtenThroughKnex(source: ts.SourceFile): { table: string; file: string }[] {
  const defined = [...source.text.matchAll(/(?:defineTable\(\{\s*table|^ {2}versions): '(\w+)'/gm)].map(
    ([, table = '']) => table,
  )
  const written = knexCalls(source)
    .filter(({ methods }) => methods.some(method => ['insert', 'update', 'delete', 'del'].includes(method)))
    .map(({ table }) => table)
  return [...defined, ...written].map(table => ({ table, file: source.fileName }))
}
