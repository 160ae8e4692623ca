import type { Pool } from '../../adapters/postgres/pool.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as generations from '../../services/knowledge/generations.ts'
import { callerAdmin } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { instant } from './replies.ts'

type Schemas = components['schemas']

export async function getKnowledgeGenerations(
  deps: { db: Pool },
  { caller }: RequestOf<'getKnowledgeGenerations'>,
): Promise<ReplyOf<'getKnowledgeGenerations'>> {
  return answer(await generations.getKnowledgeGenerations(deps, callerAdmin(caller)))
}

export async function promoteKnowledgeGeneration(
  deps: ChangeDeps,
  { caller, body }: RequestOf<'promoteKnowledgeGeneration'>,
): Promise<ReplyOf<'promoteKnowledgeGeneration'>> {
  return answer(await generations.promoteKnowledgeGeneration(deps, callerAdmin(caller), body.generation))
}

function answer({ live, generations: all }: generations.Generations) {
  const body: Schemas['KnowledgeGenerations'] = {
    ...{ live: live.generation, held: live.held },
    generations: all.map(generation => generationBody(generation, live.generation)),
  }
  return { status: 200 as const, body }
}

function generationBody(generation: generations.Generation, live: number): Schemas['KnowledgeGeneration'] {
  const { number, openedAt, changedAt, promotedAt } = generation
  return {
    number,
    state: promotedAt === null ? 'candidate' : number === live ? 'live' : 'kept',
    openedAt: openedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    promotedAt: instant(promotedAt),
    check: checkBody(generation),
  }
}

function checkBody({ changes, checkedChanges, checkedAt, checks, broken }: generations.Generation) {
  if (checkedAt === null) return null
  return {
    ...{ checkedAt: checkedAt.toISOString(), upToDate: checkedChanges === changes },
    ...{ checks: checks ?? 0, broken: broken ?? [] },
  }
}
