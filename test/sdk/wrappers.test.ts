import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { withoutBrowser } from '../browser/browser.ts'
import { CHAT, message, reply } from '../browser/chat-server.ts'
import { openShop, SHOP } from '../browser/shop-page.ts'
import { blocksOf } from '../docs/pages.ts'
import { REACT_PAGE, VUE_PAGE } from './wrapper-programs.ts'

const run = promisify(execFile)
const ROOT = resolve(import.meta.dirname, '../..')
const shown = blocksOf(`${ROOT}/docs/widget.md`).find(({ language }) => language === 'tsx')?.text ?? 'none'
const FRAMEWORKS = [
  {
    name: 'react',
    file: 'page.tsx',
    program: REACT_PAGE,
    links: ['react', 'react-dom', '@types/react', '@types/react-dom', 'csstype', 'scheduler'],
  },
  { name: 'vue', file: 'page.ts', program: VUE_PAGE, links: ['vue', '@vue'] },
]

for (const { name, file, program, links } of FRAMEWORKS) {
  describe(`the packed component for ${name} in the project of a stranger`, () => {
    let folder: string
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), `parley-${name}-`))
      await writeFile(`${folder}/package.json`, JSON.stringify({ name: 'page', private: true, type: 'module' }))
      const readme = await readFile(`${ROOT}/generated/widget/${name}/README.md`, 'utf8')
      const install = /```sh\n([^`]+)```/.exec(readme)?.[1] ?? 'false'
      await run('bash', ['-euo', 'pipefail', '-c', install.replaceAll('../parley', ROOT)], {
        cwd: folder,
        // The project has the framework already: see below.
        env: {
          ...process.env,
          npm_config_offline: 'true',
          npm_config_legacy_peer_deps: 'true',
          npm_config_audit: 'false',
        },
      })
      for (const link of links) {
        await mkdir(dirname(`${folder}/node_modules/${link}`), { recursive: true })
        await symlink(`${ROOT}/node_modules/${link}`, `${folder}/node_modules/${link}`)
      }
      await writeFile(`${folder}/${file}`, program)
      await writeFile(`${folder}/shown.tsx`, name === 'react' ? shown : '')
    })
    after(async () => {
      await rm(folder, { recursive: true, force: true })
    })

    it('is accepted by the strictest compiler settings, and refuses what the element does not have', async () => {
      const compilerOptions = {
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        verbatimModuleSyntax: true,
        // The declarations of the frameworks are not ours to judge.
        skipLibCheck: true,
        target: 'ES2022',
        module: 'NodeNext',
        jsx: 'react-jsx',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        types: [],
        noEmit: true,
      }
      await writeFile(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files: [file, 'shown.tsx'] }))
      const errors = await run(process.execPath, [`${ROOT}/node_modules/typescript/bin/tsc`, '-p', folder]).then(
        () => '',
        (error: unknown) => (error as { stdout: string }).stdout,
      )
      assert.equal(errors, '')
    })

    describe('on a page', { skip: withoutBrowser }, () => {
      const shop = openShop()

      it('loads the element, gives it what it was given, and passes on calls and events', async () => {
        const bundle = await build({
          entryPoints: [`${folder}/${file}`],
          bundle: true,
          write: false,
          format: 'esm',
          jsx: 'automatic',
          define: { 'process.env.NODE_ENV': '"production"' },
          logLevel: 'silent',
        })
        const page = await shop.visit({
          hasScript: false,
          body: '<div id="app"></div><script type="module" src="/page.js"></script>',
          replies: [reply({ blocks: [message('m', 'On its way.')] })],
          prepare: async page => {
            await page.route(`${SHOP}/page.js`, async route => {
              await route.fulfill({ contentType: 'text/javascript', body: bundle.outputFiles[0]?.text ?? '' })
            })
          },
        })
        await page.getByRole('button', { name: 'Open chat' }).waitFor()
        assert.equal(await page.evaluate("document.querySelector('parley-chat').getAttribute('open-after')"), '3600')
        const opened = page.waitForRequest('**/chat/sessions')
        await page.getByRole('button', { name: 'Begin' }).click()
        assert.deepEqual(((await opened).postDataJSON() as { customer: object }).customer, { id: 'c-1' })
        await page.getByText('On its way.').waitFor()
        await page.getByText('open,completed').waitFor()
        await page.getByRole('heading', { name: 'First' }).waitFor()
        await page.getByPlaceholder('Say something').fill('not lost')
        await page.getByRole('button', { name: 'Rename' }).click()
        await page.getByRole('heading', { name: 'Second' }).waitFor()
        // What did not change was left alone: the window is still open, and what was typed is there.
        assert.equal(await page.evaluate(`${CHAT}.querySelector('.composer input').value`), 'not lost')
        await page.getByRole('button', { name: 'Remove' }).click()
        await page.locator('parley-chat').waitFor({ state: 'detached' })
      })
    })
  })
}
