import type { QueryKey } from '@tanstack/react-query'

/** Every kind of query by the name that its key starts with, and what tells queries of the kind apart. */
type Queries = {
  'audit of flow': [flowId: string]
  'authorization': [request: object]
  'canned answers': []
  'configuration section': [section: string]
  'configuration sections': []
  'configuration': [section: string, scope: string | undefined]
  'connection document': [connectionId: string]
  'connection grant': [connectionId: string, etag: string]
  'connection templates': []
  'connection template': [templateKey: string | undefined]
  'connection operations': [connectionId: string | undefined, query: object]
  'contact': [contactId: string]
  'conversation': [conversationId: string]
  'conversations': [filter: object]
  'definition': [flowId: string, version: string | undefined]
  'difference': [flowId: string, from: string | undefined, to: string]
  'draft difference': [flowId: string, version: number | null, etag: string | undefined]
  'draft to publish': [flowId: string]
  'engine tokens': [filter: object]
  'evaluation': [kind: 'expression' | 'template', source: string, scope: object]
  'execution log': [executionId: string]
  'execution totals': [filter: object | undefined]
  'execution': [executionId: string]
  'executions': [filter: object]
  'filter values': [dataset: string, field: string]
  'flow findings': [flowId: string, etag: string | undefined]
  'flow results': [flowId: string, filter: object]
  'flow tests': [flowId: string]
  'flow totals': [filter: object]
  'flow versions': [filter: { flowId: string }]
  'flow': [flowId: string]
  'flows': [filter: object]
  'form findings': [formId: string, definition: unknown]
  'form version': [formId: string, version: number | undefined]
  'form versions': [filter: { formId: string }]
  'form': [formId: string]
  'forms': [filter: object]
  'handoff notes': [handoffId: string]
  'handoff': [handoffId: string]
  'handoffs': [filter: object]
  'held operations': [connectionId: string]
  'hosted page count': []
  'hosted pages': [intents: readonly string[]]
  'key': [keyId: string]
  'keys': [filter: object]
  'knowledge search': [asked: object]
  'knowledge vectors': []
  'layout': [flowId: string]
  'mail server': []
  'media': [filter: object]
  'messages': [filter: object]
  'needs': [operation: string, from: string]
  'outcomes': [queue: string]
  'presence': []
  'presences': []
  'published flows': []
  'publishes': [from: string]
  'queue names': []
  'references': [kind: string]
  'replay': [executionId: string, on: string]
  'report datasets': []
  'report rows': [definition: object | undefined]
  'report': [reportId: string | undefined]
  'reports': [filter: object]
  'search': [text: string]
  'simulation': [flowId: string, id: string, request: object]
  'slowest calls': [lastDays: number]
  'traffic': [flowId: string, version: number, days: number | undefined]
  'identity secrets': [keyId: string]
  'trial links': [flowId: string]
  'user names': []
  'uses of flow': [flowId: string]
  'uses': [kind: string, name: string]
}
export type QueryName = keyof Queries

/** The key of one query. */
export function keyOf<Name extends QueryName>(name: Name, ...parts: Queries[Name]): readonly [Name, ...Queries[Name]] {
  return [name, ...parts]
}

/** The keys of all queries of the kind that have the given parts. */
export function keysOf<Name extends QueryName>(name: Name, ...parts: Partial<Queries[Name]>): QueryKey {
  return [name, ...parts]
}

/** The keys of a resource whose pages are generated from the contract: of its lists and of its items. */
export function resourceKey([resource = '']: readonly string[], operation: string, parts: object): QueryKey {
  return [resource.replaceAll('-', ' '), operation, parts]
}
