import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { resolve } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { startStage, withoutBrowser, type Stage } from '../browser/browser.ts'
import { blocksOf, type Block } from '../docs/pages.ts'
import { readWorkspaceFile } from '../../app/workspace-file.ts'
import { ENGINE_TOKEN, startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { startAdminStandIn, type AdminStandIn } from './admin-stand-in.ts'
import { installSdk, type Consumer } from './consumer.ts'
import { freePort } from '../support/ports.ts'

const run = promisify(execFile)
const ROOT = resolve(import.meta.dirname, '../..')
const SECRET = `whsec_${Buffer.from('the secret of the webhook').toString('base64')}`

// The commands that install it were run before: see consumer.ts.
const blocks = blocksOf('sdk/README.md').filter(({ language }) => language !== 'sh')
const examples = blocks.flatMap((block, index) => {
  const next = blocks[index + 1]
  return block.language === 'text' ? [] : [{ ...block, output: next?.language === 'text' ? next.text : undefined }]
})
const fileOf = ({ section }: Block): string => `${section.replaceAll(/\W+/g, '-').toLowerCase()}.ts`

describe('sdk/README.md', () => {
  let project: Consumer
  let service: TestService
  let admin: AdminStandIn

  before(async () => {
    project = await installSdk()
    service = await startTestService()
    admin = await startAdminStandIn()
    const { raw } = await readWorkspaceFile(`${ROOT}/examples/demo/workspace.yaml`)
    await applyTestWorkspace(service.database, raw as object)
    for (const example of examples)
      if (example.language === 'ts') await writeFile(`${project.folder}/${fileOf(example)}`, here(example.text))
  })
  after(async () => {
    await Promise.all([service.stop(), admin.stop()])
    await project.drop()
  })

  const here = (text: string): string =>
    text.replaceAll('https://chat.acme.example', service.url).replaceAll('https://admin.acme.example', admin.url)
  const environment = (): NodeJS.ProcessEnv => ({
    PATH: process.env['PATH'],
    ENGINE_API_TOKEN: ENGINE_TOKEN,
    PARLEY_TOKEN: 'cfp_ada',
    ADA_PASSWORD: 'correct horse battery staple',
    WEBHOOK_SECRET: SECRET,
    PORT: '0',
  })

  it('shows the output of every example', () => {
    assert.ok(examples.length >= 8)
    assert.deepEqual(
      examples.filter(({ output }) => output === undefined).map(({ line }) => line),
      [],
    )
  })

  it('shows programs that the strictest compiler settings accept', async () => {
    assert.equal(
      await project.compile(examples.filter(({ language }) => language === 'ts').map(fileOf), { lib: ['ES2022'] }),
      '',
    )
  })

  for (const example of examples.filter(({ language, section }) => language === 'ts' && section !== 'Webhooks')) {
    it(`shows a program with the output on the page: ${example.section}`, async () => {
      const { stdout } = await run(process.execPath, [fileOf(example)], { cwd: project.folder, env: environment() })
      assert.equal(stdout.trimEnd(), example.output)
    })
  }

  it('shows a receiver that accepts genuine deliveries only', async () => {
    const example = examples.find(({ section }) => section === 'Webhooks')
    assert.ok(example !== undefined)
    const port = await freePort()
    const receiver = spawn(process.execPath, [fileOf(example)], {
      cwd: project.folder,
      env: { ...environment(), PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: receiver.stdout })
    const said: string[] = []
    const next = async (): Promise<void> => {
      said.push(...((await once(lines, 'line')) as string[]))
    }
    try {
      await next()
      const body = JSON.stringify({
        event: 'chat.execution.updated',
        execution_id: '018f5e7a-0000-7000-8000-000000000002',
        status: 'completed',
        blocks: [{}],
      })
      const now = new Date()
      const headers = {
        'webhook-id': 'one',
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(SECRET).sign('one', now, body),
      }
      const deliver = async (text: string): Promise<number> => {
        const [{ status }] = await Promise.all([
          fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: text }),
          next(),
        ])
        return status
      }
      assert.deepEqual([await deliver(body), await deliver(`${body} `)], [204, 401])
      assert.equal(said.join('\n'), example.output)
    } finally {
      receiver.kill()
    }
  })

  describe('in a browser', { skip: withoutBrowser }, () => {
    let stage: Stage
    let site: Server
    before(async () => {
      stage = await startStage()
      site = await serve(project.folder, stage.service.url)
    })
    after(async () => {
      site.closeAllConnections()
      site.close()
      await stage.stop()
    })

    it('shows a page of another origin that chats with the installed package as it is', async () => {
      const example = examples.find(({ language }) => language === 'html')
      assert.ok(example?.output !== undefined)
      const page = await stage.browser.newPage()
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
      const lines = example.output.split('\n')
      await page
        .getByText(lines.at(-1) ?? '')
        .waitFor({ timeout: 5000 })
        .catch(() => undefined)
      assert.deepEqual(await page.locator('li').allInnerTexts(), lines)
      assert.deepEqual(errors, [])
    })
  })
})

/** The site of an integrator: the README's page, and the packages installed there. */
async function serve(folder: string, serviceUrl: string): Promise<Server> {
  const html =
    examples.find(({ language }) => language === 'html')?.text.replaceAll('https://chat.acme.example', serviceUrl) ?? ''
  const server = createServer((request, response) => {
    const { url = '/' } = request
    if (url === '/')
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(`<!doctype html><title>A page</title>${html}`)
    else if (url.startsWith('/node_modules/') && url.endsWith('.js'))
      readFile(`${folder}${url}`).then(
        code => response.setHeader('Content-Type', 'text/javascript').end(code),
        () => response.writeHead(404).end(),
      )
    else response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
