import { definitionEntries } from '../../services/workspace/definitions.ts'
import { readDefinitionFile, readWorkspaceFile } from '../workspace-file.ts'
import { findingsRefused, isError } from './findings.ts'
import { simulate, type Start } from './simulation/simulation.ts'
import { WrongUse } from './output.ts'
import { checkFile, type FileKind } from './validate-files.ts'

export interface SimulateOptions {
  workspace?: string
  event?: string
  data: Record<string, unknown>
  text?: string
  var: Record<string, unknown>
}

const HINTS: Readonly<Record<Exclude<FileKind, 'flow'>, string>> = {
  workspace: 'Name one of its flows, and this file with --workspace.',
  tests: 'Name the flow itself; parley flow test runs its tests.',
  form: 'Name a flow that shows the form.',
}

/** `parley flow simulate FILE`: talks to a flow that has no errors; exits with 1 if the event does not start it. */
export async function startSimulation(file: string, options: SimulateOptions): Promise<void> {
  const { raw } = await readDefinitionFile(file)
  const { findings, kind } = await checkFile(file)
  if (findings.some(isError)) throw findingsRefused(findings)
  if (kind !== 'flow') throw new WrongUse([`${file} is not a flow. ${HINTS[kind]}`])
  console.log('The flow is valid.')
  const workspace =
    options.workspace === undefined
      ? {}
      : ((await readWorkspaceFile(options.workspace)).raw as { flows?: object[]; forms?: object[] })
  const definitions = (list: 'flows' | 'forms') =>
    definitionEntries(workspace[list], list).map(entry => entry.definition)
  const start: Start =
    options.event === undefined
      ? { type: 'chat_intent', ...(options.text === undefined ? {} : { text: options.text }) }
      : { type: 'event', name: options.event, data: options.data }
  await simulate({
    definition: raw,
    flows: definitions('flows'),
    forms: definitions('forms'),
    start,
    variables: options.var,
  })
}
