import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { PAGE_HANGS_AFTER_MS, startStage, withoutBrowser, type Stage } from '../browser/browser.ts'
import { blocksOf, PAGES, ROOT, type Block } from '../docs/pages.ts'
import { readWorkspaceFile } from '../../app/workspace-file.ts'
import { ENGINE_TOKEN, startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { startAdminStandIn, type AdminStandIn } from './admin-stand-in.ts'
import { CONSUMER } from './consumer-program.ts'
import { installSdk, type Consumer } from './consumer.ts'
import { freePort } from '../support/ports.ts'
import { RUNTIMES } from './runtimes.ts'

type Manifest = {
  name: string
  version: string
  license: string
  dependencies?: object
  exports: Record<string, string | Record<string, string>>
}

const run = promisify(execFile)
const SECRET = `whsec_${Buffer.from('the secret of the webhook').toString('base64')}`

// The commands that install it were run before: see consumer.ts.
const blocks = blocksOf('sdk/README.md').filter(({ language }) => language !== 'sh')
const examples = blocks.flatMap((block, index) => {
  const next = blocks[index + 1]
  return block.language === 'text' ? [] : [{ ...block, output: next?.language === 'text' ? next.text : undefined }]
})
const fileOf = ({ section }: Block): string => `${section.replaceAll(/\W+/g, '-').toLowerCase()}.ts`

describe('the packed SDK in an empty project', () => {
  let project: Consumer
  let service: TestService
  let admin: AdminStandIn

  before(async () => {
    project = await installSdk()
    service = await startTestService()
    admin = await startAdminStandIn()
    const { raw } = await readWorkspaceFile(`${ROOT}/examples/demo/workspace.yaml`)
    await applyTestWorkspace(service.database, raw as object)
    await writeFile(`${project.folder}/consumer.ts`, CONSUMER)
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
    ACCESS_TOKEN: 'cfp_ada',
    ADA_PASSWORD: 'correct horse battery staple',
    WEBHOOK_SECRET: SECRET,
    IDENTITY_SECRET: 'idsec_ofTheReadme',
    PORT: '0',
  })

  const manifest = async (): Promise<Manifest> =>
    JSON.parse(await readFile(`${project.folder}/node_modules/@parley/sdk/package.json`, 'utf8')) as Manifest

  it('is accepted by the strictest compiler settings without the DOM library, and so is its README', async () => {
    const shown = examples.filter(({ language }) => language === 'ts').map(fileOf)
    assert.equal(await project.compile(['consumer.ts', ...shown], { lib: ['ES2022'] }), '')
  })

  it('is accepted by the strictest compiler settings for browsers, and so is every program of the pages', async () => {
    const shown = await writePrograms(project.folder)
    assert.ok(shown.length > 10)
    assert.equal(await project.compile(['consumer.ts', ...shown], { lib: ['ES2022', 'DOM', 'DOM.Iterable'] }), '')
  })

  it('runs in Node as installed', async () => {
    const { stdout } = await run(process.execPath, ['out/consumer.js'], { cwd: project.folder })
    assert.equal(stdout, 'true undefined function function function\n')
  })

  it('is complete: modules with their types, README, licence, and a changelog that knows the version', async () => {
    const installed = await manifest()
    const files = await readdir(`${project.folder}/node_modules/@parley/sdk`)
    const modules = Object.values(installed.exports).flatMap(entry =>
      typeof entry === 'string' ? [] : Object.values(entry),
    )
    for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md', ...modules])
      assert.ok(files.includes(file.replace('./', '')), `${file} is missing`)
    assert.deepEqual([installed.name, installed.license], ['@parley/sdk', 'MIT'])
    const changelog = await readFile(`${project.folder}/node_modules/@parley/sdk/CHANGELOG.md`, 'utf8')
    assert.equal(/^## (\S+)/m.exec(changelog)?.[1], installed.version)
  })

  it('has no dependencies', async () => {
    assert.equal((await manifest()).dependencies, undefined)
    assert.deepEqual(
      (await readdir(`${project.folder}/node_modules`)).filter(name => !name.startsWith('.')),
      ['@parley'],
    )
  })

  describe('with its README', () => {
    it('shows the output of every example', () => {
      assert.ok(examples.length >= 8)
      assert.deepEqual(
        examples.filter(({ output }) => output === undefined).map(({ line }) => line),
        [],
      )
    })

    for (const example of examples.filter(({ language, section }) => language === 'ts' && section !== 'Webhooks')) {
      it(`shows a program with the output on the page: ${example.section}`, async () => {
        const { stdout } = await run(process.execPath, [fileOf(example)], { cwd: project.folder, env: environment() })
        assert.equal(stdout.trimEnd(), example.output)
      })
    }

    // A conversion and a key are made once; what other programs do may be done again.
    const repeatable = examples.filter(
      ({ language, section }) =>
        language === 'ts' && !['Webhooks', 'Events and conversions', 'Administration'].includes(section),
    )
    for (const { name, command, missing } of RUNTIMES)
      it(
        `shows programs that print the same in ${name}, who the visitor is among them`,
        { skip: missing },
        async () => {
          assert.ok(repeatable.some(({ text }) => text.includes('signIdentity')))
          const [program, ...args] = command
          for (const example of repeatable) {
            const file = `out/${fileOf(example).replace(/\.ts$/, '.js')}`
            const env = { ...environment(), DENO_DIR: `${project.folder}/.deno` }
            const { stdout } = await run(program, [...args, file], { cwd: project.folder, env })
            assert.equal(stdout.trimEnd(), example.output, example.section)
          }
        },
      )

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
          .waitFor({ timeout: PAGE_HANGS_AFTER_MS })
          .catch(() => undefined)
        assert.deepEqual(await page.locator('li').allInnerTexts(), lines)
        assert.deepEqual(errors, [])
      })
    })
  })
})

/** Writes the programs of all pages, each as a module of its own, and returns the names of the files. */
async function writePrograms(folder: string): Promise<string[]> {
  // The page on agents uses the official client of the protocol.
  await mkdir(`${folder}/pages/node_modules`, { recursive: true })
  await symlink(`${ROOT}/node_modules/@modelcontextprotocol`, `${folder}/pages/node_modules/@modelcontextprotocol`)
  const programs = PAGES.flatMap(page =>
    blocksOf(join(ROOT, page))
      .filter(({ language }) => language === 'ts')
      .map(({ text, line }) => ({ file: `pages/${page.replaceAll(/\W+/g, '-')}-${line}.ts`, text })),
  )
  for (const { file, text } of programs) await writeFile(`${folder}/${file}`, `${text}\nexport {}\n`)
  return programs.map(({ file }) => file)
}

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
