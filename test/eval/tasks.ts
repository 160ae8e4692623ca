import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'

/*
 * A task is a flow described in sentences, as a person would describe it to an agent. `tests` are hidden from the
 * model: they judge what it made. `flow` is what the scripted model makes. A description names whatever a test looks
 * at: texts, variables, events.
 */

export type Task = {
  code: string
  /** With what the runner adds: the code, and how the flow is started. */
  description: string
  definition: Record<string, unknown>
  tests: { name: string }[]
}

type Written = { description: string; event?: string; flow: { nodes: { id: string }[] }; tests: { name: string }[] }

const FOLDER = join(import.meta.dirname, 'tasks')

export const tasks: readonly Task[] = globSync('*.yaml', { cwd: FOLDER })
  .toSorted()
  .map(file => {
    const { description, event, flow, tests } = parse(readFileSync(join(FOLDER, file), 'utf8')) as Written
    const code = basename(file, '.yaml')
    const triggers = [{ type: 'chat_intent', intent: code }, ...(event === undefined ? [] : [{ type: 'event', event }])]
    return {
      code,
      description: `${description} The flow has the code ${code} and is started by the intent ${code}.`,
      definition: { code, triggers, start: flow.nodes[0]?.id, ...flow },
      tests,
    }
  })
