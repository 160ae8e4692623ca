import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  authorFlow,
  type AuthorEnd,
  type AuthorEvent,
  type AuthorFlowRequest,
  type AuthorProposal,
  type AuthorStep,
  type AuthorUsage,
} from '../../sdk/index.ts'
import type { JsonObject } from '../parts/json.ts'
import { admin } from './admin.ts'
import { noticeSignedOut } from './queries.ts'
import { keyOf } from './query-keys.ts'

/** A request to the model, with what it has done for it so far. */
export type Authored = {
  request: string
  /** Steps, and what the model says between them. */
  log: (AuthorStep | string)[]
  usage: AuthorUsage | undefined
  /** Undefined while the model is at work, and after it was stopped. */
  end: AuthorEnd | undefined
  failure: unknown
}

export type Authoring = {
  requests: readonly Authored[]
  proposal: AuthorProposal | undefined
  isRunning: boolean
  /** @param from the proposal to continue on; undefined for the stored draft */
  ask: (order: Pick<AuthorFlowRequest, 'request' | 'connection' | 'model'>, from: JsonObject | undefined) => void
  stop: () => void
  discard: () => void
}

const EARLIER_AT_MOST = 20

/** Lets a model work on a proposal for a flow; it stops when the panel is closed. */
export function useAuthor(flowId: string): Authoring {
  const [requests, setRequests] = useState<readonly Authored[]>([])
  const [proposal, setProposal] = useState<AuthorProposal>()
  const [running, setRunning] = useState<AbortController>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const update = useCallback((change: (now: Authored) => Authored) => {
    setRequests(present => present.map((one, index) => (index === present.length - 1 ? change(one) : one)))
  }, [])
  const take = useCallback(
    ({ event, data }: AuthorEvent) => {
      if (event === 'proposal') setProposal(data)
      else update(now => after(now, { event, data } as AuthorEvent))
    },
    [update],
  )
  const ask: Authoring['ask'] = (order, from) => {
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    const earlier = requests.map(({ request }) => request).slice(-EARLIER_AT_MOST)
    const continued = from === undefined ? {} : { definition: from, earlier }
    setRunning(controller)
    setRequests([...requests, { request: order.request, log: [], usage: undefined, end: undefined, failure: null }])
    const read = async () => {
      for await (const event of authorFlow(admin, flowId, { ...order, ...continued }, { signal }))
        if (!signal.aborted) take(event)
    }
    void read()
      .catch((failure: unknown) => {
        if (signal.aborted) return
        update(now => ({ ...now, failure }))
        noticeSignedOut(failure)
      })
      .finally(() => setRunning(present => (present === controller ? undefined : present)))
  }
  return {
    requests,
    proposal,
    isRunning: running !== undefined,
    ask,
    stop: () => {
      running?.abort()
      setRunning(undefined)
    },
    discard: () => {
      setRequests([])
      setProposal(undefined)
    },
  }
}

function after(now: Authored, { event, data }: AuthorEvent): Authored {
  switch (event) {
    case 'step':
      return { ...now, log: [...now.log, data] }
    case 'said':
      return { ...now, log: [...now.log, data.text] }
    case 'usage':
      return { ...now, usage: data }
    case 'end':
      return { ...now, end: data }
    case 'proposal':
      return now
  }
}

const MODELS: ReadonlySet<string> = new Set(['openai', 'anthropic', 'openai_compatible'])

/** The active connections to language models; undefined until they are read. */
export const useModelConnections = (enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: keyOf('references', 'language models'),
    queryFn: async () => {
      const { items } = await admin.connections.listConnections({ limit: 200 })
      return items.filter(({ providerKey, status }) => MODELS.has(providerKey) && status === 'active')
    },
  })
