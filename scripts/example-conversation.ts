import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parse } from 'yaml'
import { compileFlow } from '../domain/engine/compile.ts'
import { transcriptOf, type TranscriptLine } from '../domain/flow-test/transcript.ts'
import type { FlowDefinition } from '../generated/schemas/flow.ts'
import type { FlowTests } from '../generated/schemas/flow-test.ts'
import type { FormDefinition } from '../generated/schemas/form.ts'

type Listed = { file: string }[]
type Beside = { flows: FlowDefinition[]; forms: FormDefinition[] }

/**
 * Plays the first test of an example. The examples keep the flows and forms of their workspaces in files.
 * @param file of the tests
 */
export async function exampleConversation(file: string): Promise<TranscriptLine[]> {
  const { definition, tests, beside } = exampleOf(file)
  return await transcriptOf(tests[0], {
    flow: compileFlow(definition, 'the example'),
    flows: new Map(beside.flows.map(other => [other.code, compileFlow(other, other.code)])),
    forms: new Map(beside.forms.map(form => [form.code, form])),
  })
}

/** The flows and forms of its workspace that an example refers to, without which it cannot be tried. */
export function neededBeside(file: string): Beside {
  const { definition, beside } = exampleOf(file)
  const tools = definition.nodes.flatMap(node => (node.type === 'agent' ? (node.tools ?? []) : []))
  const named = new Set([...definition.nodes, ...tools].flatMap((holder): unknown[] => Object.values(holder)))
  return {
    flows: beside.flows.filter(({ code }) => code !== definition.code && named.has(code)),
    forms: beside.forms.filter(({ code }) => named.has(code)),
  }
}

function exampleOf(file: string): { definition: FlowDefinition; tests: FlowTests['tests']; beside: Beside } {
  const { flow, workspace, tests } = read(file) as FlowTests
  const shared = resolve(dirname(file), workspace ?? '')
  const { flows = [], forms = [] } = workspace === undefined ? {} : (read(shared) as { flows?: Listed; forms?: Listed })
  const contents = (listed: Listed) => listed.map(entry => read(resolve(dirname(shared), entry.file)))
  return {
    definition: read(resolve(dirname(file), flow)) as FlowDefinition,
    tests,
    beside: { flows: contents(flows) as FlowDefinition[], forms: contents(forms) as FormDefinition[] },
  }
}

function read(file: string): unknown {
  return parse(readFileSync(file, 'utf8'))
}
