import assert from 'node:assert/strict'
import { after, afterEach, describe, it, mock } from 'node:test'
import { adminOperations } from '../../../generated/console/admin-operations.ts'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement } = await import('react')
const { cleanup, fireEvent, render, screen } = await import('@testing-library/react')
const { AdminKeysApi } = await import('../../../sdk/index.ts')
const { ResourceFilters } = await import('../../../console/resource/resource-filters.tsx')
const { Shown } = await import('../../../console/resource/shown.tsx')
const { signedIn } = await import('./signed-in.ts')

const KEY = '018f0000-0000-7000-8000-000000000030'
const OWN = '018f0000-0000-7000-8000-000000000002'

function show(operation: keyof typeof adminOperations, name: string, value: unknown, may = true) {
  const { fields = [], items = [] } = adminOperations[operation]
  const field = [...fields, ...items].find(known => known.name === name)
  assert.ok(field, `${operation} has a field ${name}`)
  const user = { id: 'ada', permissions: [], workspace: { id: OWN, name: 'Acme Shop' } }
  render(createElement(Shown, { value, field }), { wrapper: signedIn({ user, may: () => may }) })
  return field.title
}

after(closePage)

describe('a value of the admin API in the console', () => {
  afterEach(() => {
    cleanup()
    mock.restoreAll()
  })
  it('is the name of the key that an id stands for, and leads to it', async () => {
    mock.method(AdminKeysApi.prototype, 'listKeys', async () => {
      return await Promise.resolve({ items: [{ id: KEY, name: 'Shop' }], nextCursor: null })
    })
    for (const operation of ['getHostedPage', 'listWebhookDeliveries'] as const) {
      assert.equal(show(operation, 'keyId', KEY), 'Key')
      assert.equal((await screen.findByRole('link', { name: 'Shop' })).getAttribute('href'), `/keys/${KEY}`)
      cleanup()
    }
  })

  it('is the beginning of the id for those who do not see keys', () => {
    show('getHostedPage', 'keyId', KEY, false)
    assert.ok(screen.getByRole('link', { name: KEY.slice(0, 13) }))
  })

  it('breaks a long network address in its middle, and is the same text', () => {
    show('listAuditEntries', 'address', '2001:db8:85a3:8d3:1319:8a2e:370:7348')
    const address = screen.getByText('2001:db8:85a3:8d3:1319:8a2e:370:7348')
    assert.equal(address.innerHTML, '2001:db8:85a3:8d3:<wbr>1319:8a2e:370:7348')
    cleanup()
    for (const short of ['203.0.113.7', '2001:db8::1', '::1']) {
      show('listAuditEntries', 'address', short)
      assert.equal(screen.getByText(short).innerHTML, short)
      cleanup()
    }
  })

  it('says what was counted, not in which table', () => {
    show('getCustomerExport', 'counts', { conversations: 2, form_submissions_replaced: 1, conversations_proven: 3 })
    const names = screen.getAllByRole('term').map(({ textContent }) => textContent)
    assert.deepEqual(names, ['Conversations', 'Form submissions, replaced', 'Conversations, proven'])
  })

  it('is the name of the workspace of the user', () => {
    show('listEngineTokens', 'workspaces', [OWN])
    assert.ok(screen.getByText('Acme Shop'))
  })
})

describe('the filters of a list', () => {
  afterEach(() => {
    cleanup()
    mock.restoreAll()
    history.replaceState(null, '', '/')
  })

  const offer = (may: boolean) => {
    const user = { id: 'ada', permissions: [] }
    const { query } = adminOperations.listWebhookDeliveries
    render(createElement(ResourceFilters, { query }), { wrapper: signedIn({ user, may: () => may }) })
  }

  it('offer keys by their names', async () => {
    mock.method(AdminKeysApi.prototype, 'listKeys', async () => {
      return await Promise.resolve({ items: [{ id: KEY, name: 'Shop' }], nextCursor: null })
    })
    offer(true)
    const keys = await screen.findByRole('combobox', { name: 'Any key' })
    fireEvent.change(keys, { target: { value: KEY } })
    assert.equal(new URLSearchParams(location.search).get('keyId'), KEY)
    assert.ok(screen.getByRole('option', { name: 'Shop', selected: true }))
  })

  it('take the id of a key from those who do not see keys', () => {
    offer(false)
    assert.ok(screen.getByRole('searchbox', { name: 'Key' }))
    assert.equal(screen.queryByRole('combobox', { name: 'Any key' }), null)
  })
})
