import { flowsNaming } from '../../adapters/stores/flows/uses.ts'
import { liveThenDraft, usesIn, type Use, type Used } from '../../domain/uses.ts'
import type { AdminCaller } from '../admin/caller.ts'
import type { ChangeDeps } from '../admin/change.ts'

/** A pointer into a node starts with an empty part, `nodes` and the index. */
const NODE_PARTS = 3

export type UseInFlow = Use & { live: boolean; flowId: string; name: string; code: string }

/** The uses of a resource by flows: in their live versions, and those only in their drafts. */
export async function listUses(
  { knex }: Pick<ChangeDeps, 'knex'>,
  { tenantId }: AdminCaller,
  used: Used,
): Promise<UseInFlow[]> {
  const flows = await flowsNaming(knex, tenantId, used.name)
  return flows.flatMap(({ id: flowId, name, code, ...definitions }) =>
    liveThenDraft(definitions, definition => usesIn(definition, used), keyOf).map(use => ({
      ...use,
      flowId,
      name,
      code,
    })),
  )
}

/** Nodes move in their list, and are the same by their ids. */
const keyOf = ({ nodeId, path }: Use): string =>
  nodeId === null ? path : [nodeId, ...path.split('/').slice(NODE_PARTS)].join('/')
