import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { operationsOf, resourcePageAt } from '../../console/resource/operations.ts'
import { screens as generated, type Screen } from '../../generated/console/screens.ts'
import { operations } from '../../generated/operations.ts'

const CONSOLE = resolve(import.meta.dirname, '../../console')
const screens: Readonly<Record<string, Screen>> = generated
const pages = readFileSync(`${CONSOLE}/pages.tsx`, 'utf8')
/** Operations that the pages call, without those that they only check permissions of. */
const sources = globSync('**/*.{ts,tsx}', { cwd: CONSOLE })
  .map(path => readFileSync(`${CONSOLE}/${path}`, 'utf8'))
  .join('\n')
/** The client has its own calls for signing in and out. */
const SESSION: Readonly<Record<string, string>> = { probeSession: 'signedIn', changeOwnPassword: 'changePassword' }

describe('the table of screens', () => {
  it('names the screen of every operation of the admin API, or the reason why none offers it', () => {
    const admin = Object.entries(operations).filter(([, { surface }]) => surface === 'admin')
    assert.deepEqual(Object.keys(screens).sort(), admin.map(([id]) => id).sort())
    const reasons = Object.entries(screens).filter(([, screen]) => 'reason' in screen)
    assert.deepEqual(reasons.map(([id]) => id).sort(), [
      'exportConversations',
      'exportExecutions',
      'followFlow',
      'getSession',
      'resetConfigurationValues',
      'runReport',
    ])
  })

  it('leads to a page that exists and offers the operation', () => {
    const lacking = Object.entries(screens).flatMap(([id, screen]) =>
      'reason' in screen || isOffered(id, screen.screen) ? [] : [`${id} on ${screen.screen}`],
    )
    assert.deepEqual(lacking, [])
    // Neither a page that does not name it nor an address without a page offers an operation.
    assert.ok(!isOffered('paintFlow', '/flows') && !isOffered('paintFlow', '/paintings'))
  })
})

/** A special page calls the operation by its name, or links to it; other addresses have the page of a resource. */
function isOffered(id: string, screen: string): boolean {
  const isOwnPage = screen === '/' || pages.includes(`page('${screen}',`) || pages.includes(`path="${screen}"`)
  if (isOwnPage) return isNamed(id)
  const page = resourcePageAt(screen.split('/').slice(1))
  // Data that a control reads is named there, and shown on the page of the resource.
  const { resource, isOne } = page ?? {}
  const hasPage = (isOne === true ? resource?.detail : resource?.list) !== undefined
  return resource !== undefined && hasPage && (operationsOf(resource).some(offered => offered === id) || isNamed(id))
}

function isNamed(id: string): boolean {
  const name = SESSION[id] ?? id
  const called = new RegExp(`\\.${name}(Raw)?\\(|\\b${id}\\(admin\\b|<OperationAction\\s+operation="${id}"`)
  return called.test(sources) || new RegExp(`href={\`${linkTo(id)}\``).test(sources)
}

/** The form of a link to the operation: its path, with values from the page. */
function linkTo(id: string): string {
  const { path } = (operations as Readonly<Record<string, { path: string }>>)[id] ?? { path: '' }
  return path.replaceAll(/\{\w+\}/g, '\\$\\{[^}]+\\}')
}
