import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { agentTools } from '../../generated/agent-tools.ts'
import { operations } from '../../generated/operations.ts'

const folder = fileURLToPath(new URL('./', import.meta.url))
/** `describe` titles that can only be names: `publishFlow`, `flows.get_flow`. */
const NAME = /^(?:[a-z]+[A-Z]\w*|[a-z]+\.[a-z_]+)$/

test('every operation and every agent tool has tests under its name, in the folder of its surface', () => {
  const promised = [
    ...Object.entries(operations).map(([operationId, { surface }]) => `${surface}/ ${operationId}`),
    ...agentTools.map(({ name }) => `mcp/ ${name}`),
  ]
  const tested = globSync('**/*.test.ts', { cwd: folder }).flatMap(file =>
    [...readFileSync(`${folder}${file}`, 'utf8').matchAll(/\bdescribe\('([^']+)'/g)]
      .map(([, title]) => title ?? '')
      .filter(title => NAME.test(title) || title in operations)
      .map(title => `${file.split('/')[0] ?? ''}/ ${title}`),
  )
  assert.deepEqual([...new Set(tested)].sort(), promised.sort())
})
