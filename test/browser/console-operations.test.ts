import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { accessibilityFindings, photograph, withoutBrowser } from './browser.ts'
import { startConsoleStage, type ConsoleStage } from './console-stage.ts'

const DOCUMENT = `
openapi: 3.1.0
info: { title: Shop API, version: 1.4.0 }
paths:
  /shops/{shopId}/orders:
    post:
      operationId: placeOrder
      summary: Place an order
      parameters:
        - { name: shopId, in: path, required: true, description: Which shop, schema: { type: string } }
        - { name: speed, in: query, schema: { type: string, enum: [slow, fast] } }
      requestBody:
        required: true
        content:
          application/json:
            schema: { type: object, required: [count], properties: { count: { type: integer }, note: {} } }
      responses: { '201': { description: Placed } }
`

describe('operations in the console, in a browser', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  before(async () => {
    stage = await startConsoleStage()
  })
  after(async () => {
    await stage.stop()
  })

  it('come from the document of a connection, and are called by a node with typed arguments', async () => {
    const { admin } = stage
    const { id: connectionId } = await admin.connections.createConnection({
      code: 'orders',
      name: 'Orders',
      providerKey: 'http',
      baseUrl: 'https://shop.example',
    })
    const { page, complaints } = await stage.enter(`/console/connections/${connectionId}`)
    await page.getByRole('button', { name: 'Add document' }).click()
    await page.getByRole('button', { name: 'Text', exact: true }).click()
    await page.getByLabel('Document, JSON or YAML').fill(DOCUMENT.replace('in: query', 'in: nowhere'))
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText('/paths/~1shops~1{shopId}~1orders/post/parameters/1/in').waitFor()
    await page.getByLabel('Document, JSON or YAML').fill(DOCUMENT)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    const part = page.getByRole('region', { name: 'OpenAPI document' })
    await part.getByText('Shop API').waitFor()
    await page.getByText('Place an order').waitFor()
    assert.deepEqual(await accessibilityFindings(page, 'main'), [])
    await photograph(page, 'console-document')

    const nodes = [{ id: 'place', type: 'call', connection: 'orders', operation: '', arguments: {} }]
    const { id: flowId } = await admin.flows.createFlow({ definition: { code: 'ordering', name: 'Ordering', nodes } })
    await page.goto(new URL(`/console/flows/${flowId}?version=draft&node=place`, page.url()).href)
    const panel = page.getByRole('complementary', { name: 'Details' })
    await panel.getByLabel('Operation', { exact: true }).click()
    await page.getByRole('option', { name: /placeOrder/ }).click()
    await panel.getByLabel('shopId', { exact: true }).fill('north')
    await panel.getByLabel('speed', { exact: true }).click()
    await page.getByRole('option', { name: 'fast' }).click()
    await panel.getByLabel('count', { exact: true }).fill('2')
    assert.deepEqual(await accessibilityFindings(page, 'aside'), [])
    await photograph(page, 'console-operation')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()
    const { definition } = await admin.flows.getFlowDraft({ flowId })
    assert.deepEqual((definition as { nodes: object[] }).nodes, [
      {
        ...nodes[0],
        operation: 'placeOrder',
        arguments: { shopId: 'north', speed: 'fast', body: { count: 2 } },
      },
    ])
    assert.deepEqual(complaints, [])
  })
})
