import { isTrue } from '../../domain/expressions/expression.ts'
import type { Scope } from '../../domain/expressions/evaluation.ts'
import type { Json, JsonObject } from '../../domain/json.ts'
import type { components } from '../../generated/types/admin.ts'
import * as expressions from '../../services/flows/expressions.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { bodyInstant } from '../inputs.ts'

type Schemas = components['schemas']

export async function evaluateExpression(
  deps: expressions.ExpressionDeps,
  { body }: RequestOf<'evaluateExpression'>,
): Promise<ReplyOf<'evaluateExpression'>> {
  const { kind, source, scope = {}, now } = body
  return {
    status: 200,
    body: trialBody(
      await expressions.evaluateExpression(deps, {
        kind,
        source,
        scope: scopeOf(scope),
        now: bodyInstant('now', now) ?? undefined,
      }),
    ),
  }
}

function scopeOf({ args, event, ...given }: Schemas['ExpressionScope']): Scope {
  const { vars = {}, input = {}, context = {}, entities = {}, conversation = {} } = given as Record<string, JsonObject>
  return {
    ...{ vars, input, context, entities, conversation },
    event: (event ?? null) as JsonObject | null,
    ...(args === undefined ? {} : { args: args as JsonObject }),
  }
}

function trialBody(trial: expressions.Trial): Schemas['ExpressionEvaluation'] {
  const { outcome, names } = trial
  if (outcome === 'error') return { outcome, type: 'nothing', truthy: false, names, error: trial.error }
  const { value } = trial
  return {
    ...{ outcome, names, type: typeOf(value), truthy: isTrue(value), error: null },
    ...(value === undefined ? {} : { value }),
  }
}

function typeOf(value: Json | undefined): Schemas['ExpressionEvaluation']['type'] {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value as 'string' | 'number' | 'boolean' | 'object'
}
