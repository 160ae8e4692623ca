import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { it } from 'node:test'
import { ROOT } from './pages.ts'

const PAGES = ['README.md', ...globSync('{docs,contracts,deploy,sdk}/**/*.md', { cwd: ROOT })]

/** The anchors of a page's headings, as GitHub generates them. */
const anchorsOf = (file: string): Set<string> =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

it('Links between pages lead to files and headings that exist', () => {
  const broken = PAGES.flatMap(page =>
    [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter(target => !/^[a-z]+:/.test(target) && !isThere(page, target))
      .map(target => `${page}: ${target}`),
  )
  assert.deepEqual(broken, [])
})

function isThere(page: string, target: string): boolean {
  const [file = '', anchor] = target.split('#')
  const absolute = path.resolve(ROOT, file === '' ? page : path.join(path.dirname(page), file))
  return existsSync(absolute) && (anchor === undefined || anchorsOf(absolute).has(anchor))
}
