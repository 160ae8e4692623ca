import type { Page } from 'playwright-core'
import type { Admin } from '../../../generated/sdk/dist/index.js'
import type { TestService } from '../../support/service.ts'
import type { TestSmtpServer } from '../../support/smtp.ts'
import type { Hands } from './hands.ts'

export type Scene = {
  hands: Hands
  page: Page
  admin: Admin
  service: TestService
  smtp: TestSmtpServer
  /** A page of the service for somebody without an account. */
  visit: (path: string) => Promise<Page>
}

export type Task = {
  task: string
  /** Number of actions that are enough. */
  most: number
  /** Number of keys and typed texts that are enough without a mouse. */
  mostKeys: number
  /** What is there before; it is not counted. */
  prepare?: (scene: Omit<Scene, 'hands'>) => Promise<void>
  /** Begins at the home of the console. */
  walk: (scene: Scene) => Promise<void>
  /** What is true afterwards, seen without the console. */
  check: (scene: Omit<Scene, 'hands'>) => Promise<void>
}

type Draft = { triggers?: object[]; nodes: Record<string, unknown>[] }

/** The flow of a code. */
export async function flowOf({ admin }: Pick<Scene, 'admin'>, code: string) {
  const found = (await admin.flows.listFlows({ search: code })).items.find(flow => flow.code === code)
  if (found === undefined) throw new Error(`no flow ${code}`)
  return found
}

/** A node of the draft of a flow. */
export async function draftNode({ admin }: Pick<Scene, 'admin'>, code: string, type: string) {
  const { id: flowId } = await flowOf({ admin }, code)
  const { nodes } = (await admin.flows.getFlowDraft({ flowId })).definition as Draft
  return nodes.find(node => node['type'] === type)
}

/** A node of the live version of a flow. */
export async function liveNode({ admin }: Pick<Scene, 'admin'>, code: string, id: string) {
  const { id: flowId, publishedVersion } = await flowOf({ admin }, code)
  const { definition } = await admin.flows.getFlowVersion({ flowId, version: publishedVersion ?? 0 })
  return (definition as Draft).nodes.find(node => node['id'] === id)
}

export async function publish(
  { admin }: Pick<Scene, 'admin'>,
  definition: { code: string; name: string; triggers: object[]; nodes: object[] },
): Promise<void> {
  const { id: flowId } = await admin.flows.createFlow({ definition })
  await admin.flows.publishFlow({ flowId })
}
