import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { signIdentity } from '../../generated/sdk/dist/identity.js'
import { successBody } from '../contracts/admin/answers.ts'
import { adminWorkspace } from '../support/admin.ts'
import { startStage, withoutBrowser, type Stage } from './browser.ts'

const KEY = 'pk_live_WidgetIdentityKey01'

const account = {
  code: 'account',
  name: 'Account',
  triggers: [{ type: 'chat_intent', intent: 'account', display: { label: 'My account' } }],
  nodes: [
    {
      id: 'tell',
      type: 'message',
      text:
        "{{ conversation.customer.proven ? 'Your plan: ' & conversation.customer.properties.plan : " +
        "'Please sign in' }}",
      next: 'more',
    },
    { id: 'more', type: 'input', prompt: 'Anything else?', field: { name: 'more', type: 'text', label: 'More' } },
  ],
}

describe('the widget with an identity', { skip: withoutBrowser }, () => {
  let stage: Stage
  let secret: string
  before(async () => {
    stage = await startStage()
    const shop = await adminWorkspace(stage.service, 'Identity', {
      keys: [{ name: 'widget', key: KEY }],
      flows: [account],
    })
    const { items } = await successBody(shop.token.get('/keys'))
    const keyId = String((items as { id: string }[])[0]?.id)
    secret = String((await successBody(shop.token.post(`/keys/${keyId}/identity-secrets`)))['secret'])
  })
  afterEach(async () => {
    await stage.closePages()
  })
  after(async () => {
    await stage.stop()
  })

  /** A page of the shop, whose server renders the token of who is signed in there. */
  const visit = async (signedIn: { identity: string | undefined }) => {
    const serve = async (page: Page) => {
      await page.route('**/shop', async route => {
        const { identity } = signedIn
        const attribute = identity === undefined ? '' : `identity="${identity}"`
        await route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><title>A shop</title>
            <script type="module" src="/widget/parley-chat.js"></script>
            <parley-chat key="${KEY}" intent="account" open ${attribute}></parley-chat></html>`,
        })
      })
    }
    return await stage.open({ path: '/shop', prepare: serve })
  }
  const tokenOf = async (id: string, plan: string) =>
    await signIdentity({
      ...{ secret, publicKey: KEY, customer: { id, properties: { plan } } },
      now: stage.service.clock.now(),
    })
  const said = (page: Page, text: string) => page.locator('.entry.agent', { hasText: text })

  it('shows a customer what only the customer may see, and nothing of it to the next visitor', async () => {
    const signedIn: { identity: string | undefined } = { identity: await tokenOf('c-1', 'premium') }
    const { page, complaints } = await visit(signedIn)
    await said(page, 'Your plan: premium').waitFor()
    await page.getByLabel('More').waitFor()
    await page.reload()
    await page.getByLabel('More').waitFor()
    assert.equal(await said(page, 'Your plan: premium').count(), 1)

    signedIn.identity = undefined
    await page.reload()
    await said(page, 'Please sign in').waitFor()
    assert.equal(await said(page, 'Your plan').count(), 0)
    assert.deepEqual(complaints, [])
  })

  it('goes on when the visitor signs in, and begins again when the visitor signs out', async () => {
    const { page, complaints } = await visit({ identity: undefined })
    await said(page, 'Please sign in').waitFor()
    const identity = await tokenOf('c-2', 'basic')
    await page.evaluate(`document.querySelector('parley-chat').setAttribute('identity', ${JSON.stringify(identity)})`)
    await page.evaluate("document.querySelector('parley-chat').start('account', 'My account')")
    await said(page, 'Your plan: basic').waitFor()
    assert.equal(await said(page, 'Please sign in').count(), 1)

    await page.evaluate("document.querySelector('parley-chat').removeAttribute('identity')")
    await page.waitForFunction(
      `!document.querySelector('parley-chat').shadowRoot.textContent.includes('Your plan')
        && document.querySelector('parley-chat').shadowRoot.textContent.includes('Please sign in')`,
    )
    assert.deepEqual(complaints, [])
  })
})
