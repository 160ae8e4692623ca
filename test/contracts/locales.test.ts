import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, it } from 'node:test'
import { startTestService } from '../support/service.ts'
import { applyShop, SHOP_KEYS } from '../support/workspace.ts'
import { assertViolations, callersOf, type Loose } from './callers.ts'

const TAGS = [
  ...['en', 'DE', 'de-AT', 'de_AT', 'zh-Hant-TW', 'es-419', 'de-1996', 'sl-rozaj-biske', 'zh-cmn-Hans'],
  ...['de-x-formal', 'ar-EG-u-nu-latn', 'en-a-bbb-x-a-ccc'],
]
const NO_TAGS = [
  '',
  'x',
  '1',
  'de-',
  'de--AT',
  'ar-u',
  'de-x',
  'de AT',
  'de-DE-de',
  'de_DE.UTF-8',
  `de-x-${'a'.repeat(9)}`,
]

const service = await startTestService()
const call = callersOf(service)
before(() => applyShop(service.database))
after(() => service.stop())

it('every language that a request or a document names is the one shared type, a BCP 47 tag', () => {
  const schemas = generated('schemas')
  const shared = schemas.find(({ title }) => title === 'FormDefinition')?.['$defs'].Locale as Loose
  for (const tag of TAGS) assert.match(tag, new RegExp(shared['pattern'] as string))
  for (const text of NO_TAGS) assert.doesNotMatch(text, new RegExp(shared['pattern'] as string))

  const requests = generated('openapi').flatMap(({ components }) =>
    Object.entries((components?.schemas ?? {}) as Loose).flatMap(([name, schema]) =>
      /(Request|Input)$/.test(name) ? [schema as Loose] : [],
    ),
  )
  const named = [...schemas, ...requests].flatMap(languagesIn)
  const { FormLocale } = generated('openapi').find(({ info }) => info.title === 'Parley public API')?.['components']
    .parameters as Loose
  assert.ok(named.length >= 7)
  for (const schema of [...named, FormLocale.schema as Loose]) assert.match(JSON.stringify(schema), /\/Locale"/)
})

it('a session has its language in the one spelling, extensions included, and no other text', async () => {
  const stored = async (locale: string) => {
    const { conversationId } = await call.session(SHOP_KEYS.open, { locale })
    const { rows } = await service.database.pool.query<{ locale: string }>(
      'select locale from conversations where id = $1',
      [conversationId],
    )
    return rows[0]?.locale
  }
  for (const [sent, canonical] of [
    ['de-x-formal', 'de-x-formal'],
    ['ar-EG-u-nu-latn', 'ar-EG-u-nu-latn'],
    ['de_at', 'de-AT'],
    ['ZH-hant-tw', 'zh-Hant-TW'],
    ['zh_cmn', 'zh-cmn'],
  ] as const)
    assert.equal(await stored(sent), canonical)
  assertViolations(
    await call.openChatSession({ publicKey: SHOP_KEYS.open, locale: 'German (formal)' }),
    422,
    'validation_failed',
    [['locale', 'pattern']],
  )
})

/** The JSON documents of a folder that `make generate` writes. */
function generated(folder: string): Loose[] {
  const place = new URL(`../../generated/${folder}/`, import.meta.url)
  return readdirSync(place)
    .filter(name => name.endsWith('.json'))
    .map(name => JSON.parse(readFileSync(new URL(name, place), 'utf8')) as Loose)
}

/** The schemas of all properties called `locale`. */
function languagesIn(value: unknown): Loose[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'properties' && typeof inner === 'object' && inner !== null && 'locale' in inner
      ? [inner.locale as Loose, ...languagesIn(inner)]
      : languagesIn(inner),
  )
}
