import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parse } from 'yaml'
import { compileFlow } from '../domain/engine/compile.ts'
import { transcriptOf, type TranscriptLine } from '../domain/flow-test/transcript.ts'
import type { FlowDefinition } from '../generated/schemas/flow.ts'
import type { FlowTests } from '../generated/schemas/flow-test.ts'
import type { FormDefinition } from '../generated/schemas/form.ts'

type Listed = { file: string }[]

/**
 * Plays the first test of an example. The examples keep the flows and forms of their workspaces in files.
 * @param file of the tests
 */
export async function exampleConversation(file: string): Promise<TranscriptLine[]> {
  const { flow, workspace, tests } = read(file) as FlowTests
  const shared = resolve(dirname(file), workspace ?? '')
  const { flows = [], forms = [] } = workspace === undefined ? {} : (read(shared) as { flows?: Listed; forms?: Listed })
  const contents = (listed: Listed) => listed.map(entry => read(resolve(dirname(shared), entry.file)))
  return await transcriptOf(tests[0], {
    flow: compileFlow(read(resolve(dirname(file), flow)) as FlowDefinition, 'the example'),
    flows: new Map(
      (contents(flows) as FlowDefinition[]).map(other => [other.code, compileFlow(other, other.code)] as const),
    ),
    forms: new Map((contents(forms) as FormDefinition[]).map(form => [form.code, form])),
  })
}

function read(file: string): unknown {
  return parse(readFileSync(file, 'utf8'))
}
