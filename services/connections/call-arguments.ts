import type { Limiter } from '../../adapters/limiter/index.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { argumentsFor } from '../../domain/model-answer.ts'
import { argumentsQuestion, ARGUMENTS_TOOL, proposedArguments } from '../../domain/operations/proposed-arguments.ts'
import type { DocumentOperation } from '../../domain/operations/operation-request.ts'
import { budgets } from '../../domain/rate-limits.ts'
import { unknownValue } from '../../domain/refusal.ts'
import { flow as validate } from '../../generated/schemas/validators.js'
import type { components } from '../../generated/types/admin.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { found, type ChangeDeps } from '../admin/change.ts'
import { usableModel } from '../calls/agent-call.ts'
import { askModel, failureOf, refuseWhilePostponed, type AskedModelDeps } from '../calls/asked-model.ts'
import type { Settings } from '../configuration/settings.ts'
import { refuseBeyond } from '../limits.ts'

export type CallArgumentsDeps = AskedModelDeps &
  Pick<ChangeDeps, 'knex'> & { secretBox: SecretBox; settings: Settings; limiter: Limiter }
type ArgumentsProposal = components['schemas']['CallArgumentsProposal']
/** `variables`: names of those that the node can use. `connection`: code of the one to the model. */
type ArgumentsOrder = {
  operation: string
  request: string
  variables: readonly string[]
  connection: string
  model: string
}

/** A person waits for it. */
const TIMEOUT_MS = 30_000

/**
 * The arguments of an operation that a model makes of a sentence; for the caller alone, nothing is stored but the cost.
 * @throws Refusal `not_found`, `validation_failed` for an operation, a connection or a model, `rate_limited`
 */
export async function proposeCallArguments(
  deps: CallArgumentsDeps,
  { tenantId }: AdminCaller,
  connectionId: string,
  order: ArgumentsOrder,
): Promise<ArgumentsProposal> {
  const operation = await operationOf(deps, tenantId, connectionId, order.operation)
  const usable = await usableModel(deps, tenantId, order)
  if ('problem' in usable) throw unknownValue(usable.field, usable.problem)
  await refuseBeyond(deps, budgets.callArguments, tenantId)
  const { connection, model, variables } = order
  const question = argumentsQuestion(operation, order)
  if (question === undefined) return none('too_large')
  const { system, prompt, tool } = question
  const request = {
    ...{ kind: 'agent' as const, connection, model, shown: false, timeoutMs: TIMEOUT_MS, retries: 0 },
    ...{ system, prompt, tools: [tool] },
  }
  const origin = { tenantId, conversationId: deps.newId() }
  const { result } = await askModel(deps, origin, request).catch(refuseWhilePostponed)
  if (!result.ok) return { arguments: null, ...failureOf(result) }
  const given = argumentsFor(ARGUMENTS_TOOL, result.value)
  if (given === undefined || Object.keys(given).length === 0) return none('no_answer')
  const proposed = proposedArguments(operation, { given, variables }, validate)
  return 'problem' in proposed
    ? none('wrong_arguments', proposed.problem)
    : { arguments: proposed.arguments, failure: 'none', message: null }
}

async function operationOf(
  { knex }: CallArgumentsDeps,
  tenantId: string,
  connectionId: string,
  id: string,
): Promise<DocumentOperation> {
  const { connections, connectionDocuments } = forTenant(knex, tenantId)
  const { code } = found(await connections.find({ id: connectionId }))
  const documented = (await connectionDocuments.directory([{ connection: code, operation: id }])).get(code)
  const operation = Object.hasOwn(documented?.operations ?? {}, id) ? documented?.operations[id] : undefined
  if (operation === undefined) throw unknownValue('operation', 'the connection has no such operation')
  return operation
}

function none(failure: ArgumentsProposal['failure'], message: string | null = null): ArgumentsProposal {
  return { arguments: null, failure, message }
}
