import { useQuery } from '@tanstack/react-query'
import type { FlowTest } from '../../generated/schemas/flow-test.ts'
import type {
  ConnectionTemplateExample,
  CreateConnectionFromTemplateRequest,
  CreateConnectionTemplateRequest,
  CreateFlowRequest,
} from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange, useSweepingChange } from './change.ts'
import { storeFlowTests } from './flow-tests.ts'
import { createFlow } from './flows.ts'
import { keyOf, keysOf } from './query-keys.ts'

const ON_THE_SHELF = [keysOf('connection templates'), keysOf('connection template')]

export const useConnectionTemplates = () =>
  useQuery({
    queryKey: keyOf('connection templates'),
    queryFn: async () => (await admin.connections.listConnectionTemplates()).items,
  })

export const useConnectionTemplate = (templateKey: string | undefined) =>
  useQuery({
    queryKey: keyOf('connection template', templateKey),
    enabled: templateKey !== undefined,
    queryFn: async () => await admin.connections.getConnectionTemplate({ templateKey: templateKey ?? '' }),
  })

/** Puts a template on the shelf of the workspace. */
export const useNewTemplate = (onSuccess: () => void) =>
  useChange(async (given: CreateConnectionTemplateRequest) => await admin.connections.createConnectionTemplate(given), {
    stale: ON_THE_SHELF,
    onSuccess,
  })

/** Takes a template of the workspace off its shelf, as it is now. */
export const useRemoveTemplate = () =>
  useChange(
    async (templateKey: string) => {
      const { etag } = await admin.connections.getConnectionTemplate({ templateKey })
      await admin.connections.deleteConnectionTemplate({ templateKey, ifMatch: etag })
    },
    { stale: ON_THE_SHELF },
  )

export const useConnectionFromTemplate = () =>
  useSweepingChange(
    async (given: CreateConnectionFromTemplateRequest) => await admin.connections.createConnectionFromTemplate(given),
  )

/** Creates the flow of an example, and stores its tests; `to`: the code that the connection has here. */
export const useExampleFlow = ({ from, to }: { from: string; to: string }, onCreated: (flowId: string) => void) =>
  useChange(
    async ({ flow, tests }: ConnectionTemplateExample) => {
      const definition = JSON.parse(JSON.stringify(flow), (key, value: unknown) =>
        key === 'connection' && value === from ? to : value,
      ) as CreateFlowRequest['definition']
      const created = await createFlow(definition)
      await storeFlowTests(created.id, { tests: tests as unknown as FlowTest[] })
      return created
    },
    { stale: [keysOf('flows')], onSuccess: ({ id }) => onCreated(id) },
  )
