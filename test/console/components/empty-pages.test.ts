import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement } = await import('react')
const { cleanup, fireEvent, render, screen, waitFor } = await import('@testing-library/react')
const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
const { Router } = await import('wouter')
const { Console } = await import('../../../console/pages.tsx')
const { sections } = await import('../../../console/sections.ts')
const { requiredPermissions } = await import('../../../generated/console/required-permissions.ts')

/** Pages other than lists. */
const NO_LISTS = ['/overview', '/knowledge-search', '/workspace', '/config', '/workspace-file', '/widget']
/** Lists that nobody fills: while they are empty there is nothing to do. */
const WITHOUT_STEP = ['/failed-messages', '/audit', '/built-in-prices']
/** Its first step, the choice of a file, is above the list. */
const WITH_STEP_ABOVE = ['/media']

const user = {
  id: '018f0000-0000-7000-8000-000000000010',
  email: 'ada@acme.example',
  name: 'Ada',
  roles: ['admin'],
  permissions: [...new Set([...Object.values(requiredPermissions).flat(), 'service.config.widget.view'])],
  superAdmin: false,
  workspace: { id: '018f0000-0000-7000-8000-000000000002', name: 'Acme' },
}
const ANALYST = {
  code: 'analyst',
  name: 'Analyst',
  permissions: [],
  builtIn: false,
  users: 0,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  etag: '"1"',
}
const SESSION = {
  signedIn: true,
  mail: true,
  session: { csrfToken: 'x', expiresAt: '2026-11-29T00:00:00.000Z', user },
}
const never = new Promise<never>(() => undefined)

/** A workspace in which nothing is; without `answers` one that has not answered yet. Streams never begin. */
function serve(answers: boolean, roles: readonly object[] = []): void {
  globalThis.fetch = async (target: RequestInfo | URL) => {
    const { pathname } = new URL(target instanceof Request ? target.url : String(target), location.href)
    if (pathname.endsWith('/session/probe')) return Response.json(SESSION)
    if (!answers || pathname.endsWith('/changes')) return await never
    const items = pathname.endsWith('/roles') ? roles : []
    return Response.json({ items, nextCursor: null, total: 0, more: false, statuses: {}, datasets: [] })
  }
}

async function open(path: string): Promise<void> {
  history.replaceState(null, '', path)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(createElement(QueryClientProvider, { client }, createElement(Router, null, createElement(Console))))
  await waitFor(() => assert.ok(document.querySelector('nav')))
}

describe('the lists of the console', () => {
  const fetched = globalThis.fetch
  after(async () => {
    globalThis.fetch = fetched
    await closePage()
  })
  const lists = sections.filter(({ path }) => !NO_LISTS.includes(path))

  it('show their outline until they are read', async () => {
    serve(false)
    const without: string[] = []
    for (const { path } of lists) {
      await open(path)
      await waitFor(() => assert.ok(document.querySelector('main h1')))
      await waitFor(() => assert.ok(document.querySelector('main [role=status] i'))).catch(() => without.push(path))
      cleanup()
    }
    assert.deepEqual(without, [])
  })

  it('say what they are for and what comes first while they are empty, beside a picture', async () => {
    serve(true)
    const lacking: string[] = []
    for (const { path } of lists) {
      await open(path)
      const state = await screen
        .findByText(/^(No .*yet|Nobody waits|Nothing has been uploaded yet)\.$/)
        .catch(() => undefined)
      const box = state?.closest('div')
      const lack = (what: string) => lacking.push(`${path}: ${what}`)
      if (box == null) lack('an empty state')
      else {
        if (box.querySelectorAll('p').length < 2) lack('a purpose')
        if (box.querySelector('a, button') === null && ![...WITHOUT_STEP, ...WITH_STEP_ABOVE].includes(path))
          lack('a first step')
        await waitFor(() => assert.ok(box.querySelector('svg'))).catch(() => lack('a picture'))
      }
      cleanup()
    }
    assert.deepEqual(lacking, [])
  })

  it('offer a new user roles, and say what the user may do without one', async () => {
    serve(true, [ANALYST])
    await open('/users')
    fireEvent.click(await screen.findByRole('button', { name: 'Create a user' }))
    const without = /^Without a role, a user can sign in and change their own password, and do nothing else[.]$/
    assert.ok(await screen.findByText(without))
    fireEvent.click(await screen.findByRole('checkbox', { name: /Analyst/ }))
    assert.equal(screen.queryByText(without), null)
    cleanup()
  })
})
