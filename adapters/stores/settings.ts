import type { SourceSchedule, SourceStatus } from '../../domain/training-plan.ts'
import type { SealedSecret } from '../secrets.ts'
import type { Order } from '../postgres/keyset.ts'
import { defineTable, tenantRows } from '../postgres/tenant-rows.ts'
import type { Database, Kept, TenantRows } from '../postgres/tenant-rows.ts'

export interface GoalMatch {
  type: 'api' | 'telemetry' | 'flow'
  name?: string
  filter?: string
}

export interface GoalValue {
  mode: 'none' | 'fixed' | 'from_property'
  amount?: number
  property?: string
}

export interface Goal extends Kept {
  id: string
  code: string
  name: string
  status: 'active' | 'paused' | 'archived'
  match: GoalMatch
  value: GoalValue
  currency: string | null
  windowDays: number
}
export type NewGoal = Omit<Goal, keyof Kept>

export interface Price extends Kept {
  id: string
  model: string
  /** US dollars for a thousand tokens. */
  promptPer1k: number
  completionPer1k: number
}
export type NewPrice = Omit<Price, keyof Kept>

export interface Connection extends Kept {
  id: string
  code: string
  name: string
  /** `http`, `openai`, `anthropic`, `openai_compatible`. */
  providerKey: string
  baseUrl: string | null
  /** A sealed JSON object. */
  credentials: SealedSecret | null
  status: 'active' | 'disabled'
  lastTestedAt: Date | null
  lastTestOk: boolean | null
}
export type NewConnection = Pick<Connection, 'id' | 'code' | 'name' | 'providerKey'> &
  Partial<Pick<Connection, 'baseUrl' | 'credentials' | 'status'>>

export interface TrainingSource extends Kept {
  id: string
  name: string
  url: string
  status: SourceStatus
  schedule: SourceSchedule
  pagesIndexed: number
  pagesTotal: number | null
  lease: number
  error: string | null
  nextCrawlAt: Date | null
}
export type NewTrainingSource = Pick<TrainingSource, 'id' | 'name' | 'url' | 'schedule'>

export interface InboundWebhook extends Kept {
  id: string
  name: string
  /** Name of the domain event that a delivery raises. */
  eventName: string
  secret: SealedSecret
  /** An inactive one answers like an unknown one. */
  active: boolean
  /** Last accepted request; no change of the row. */
  lastReceivedAt: Date | null
}
export type NewInboundWebhook = Pick<InboundWebhook, 'id' | 'name' | 'eventName' | 'secret'> &
  Partial<Pick<InboundWebhook, 'active'>>

/** Names need not be unique. */
export const SOURCES_BY_NAME: Order = {
  columns: [
    { column: 'name', kind: 'text' },
    { column: 'id', kind: 'uuid' },
  ],
}

const goalTable = defineTable({ table: 'goals', json: ['match', 'value'] })
const priceTable = defineTable({ table: 'prices', wordsBeginWithDigits: true })
const connectionTable = defineTable({ table: 'connections', json: ['credentials'] })
const sourceTable = defineTable({ table: 'training_sources' })
const inboundTable = defineTable({ table: 'inbound_webhooks', json: ['secret'] })

export interface SettingStores {
  goals: TenantRows<Goal, NewGoal>
  prices: TenantRows<Price, NewPrice>
  connections: TenantRows<Connection, NewConnection>
  sources: TenantRows<TrainingSource, NewTrainingSource>
  inboundWebhooks: TenantRows<InboundWebhook, NewInboundWebhook>
}

/** What a workspace sets up besides people, keys, flows and forms. */
export function settings(db: Database, tenantId: string): SettingStores {
  return {
    goals: tenantRows(goalTable, db, tenantId),
    prices: pricesAsNumbers(tenantRows<PriceRow, NewPrice>(priceTable, db, tenantId)),
    connections: tenantRows(connectionTable, db, tenantId),
    sources: tenantRows(sourceTable, db, tenantId),
    inboundWebhooks: tenantRows(inboundTable, db, tenantId),
  }
}

type PriceRow = Omit<Price, 'promptPer1k' | 'completionPer1k'> & {
  promptPer1k: string | number
  completionPer1k: string | number
}

/** `numeric` arrives as text. A price has few digits, so that a number holds it. */
function pricesAsNumbers(rows: TenantRows<PriceRow, NewPrice>): TenantRows<Price, NewPrice> {
  const toPrice = (row: PriceRow): Price => ({
    ...row,
    promptPer1k: Number(row.promptPer1k),
    completionPer1k: Number(row.completionPer1k),
  })
  return {
    list: async (where, orderBy) => (await rows.list(where, orderBy)).map(toPrice),
    find: async where => optional(await rows.find(where)),
    findForUpdate: async where => optional(await rows.findForUpdate(where)),
    page: async (order, window, where, narrow) => {
      const { items, next } = await rows.page(order, window, where, narrow)
      return { items: items.map(toPrice), next }
    },
    insert: async item => toPrice(await rows.insert(item)),
    change: async (row, patch) => toPrice(await rows.change(row, patch)),
    update: async (id, patch, ifRevision) => optional(await rows.update(id, patch, ifRevision)),
    delete: rows.delete,
  }
  function optional(row: PriceRow | undefined): Price | undefined {
    return row === undefined ? undefined : toPrice(row)
  }
}
