import { needsOf } from './needs.ts'
import type { Start } from './starts.ts'
import { ANY_TRADE, TRADES } from './trades.ts'

type Definition = Start['definition'] & { name: string; description?: string }
/** What one side says, or what happens: the duration that passes (`time`), or the name of an event. */
export type Line = { by: 'visitor' | 'flow' | 'person' | 'time' | 'event'; text: string; choices?: string[] }
/** `conversation`: that of the first test, as the build has played it. */
type Suite = NonNullable<Start['suite']> & { conversation?: Line[]; beside?: NonNullable<Start['beside']> }
/** Contents of files, by their paths. */
export type Files<Content> = Readonly<Record<string, Content>>

/**
 * A whole flow to begin with. `needs`: what its author makes before a publish, in words. `conversation`: an example of
 * one; empty for a flow that says nothing to a visitor.
 */
export type ReadyFlow = Start & { trade: string; needs: string; conversation: readonly Line[] }

/** The flows that visitors or events start, by trade; those that fit any are the first. */
export function readyFlows(definitions: Files<Definition>, suites: Files<Suite>): ReadyFlow[] {
  const flows = Object.entries(definitions).flatMap(([path, definition]) => {
    // Without a trigger, a flow is a part of another.
    if ((definition.triggers ?? []).length === 0) return []
    const [, folder = '', file = ''] = /([^/]+)\/flows\/([^/]+)\.yaml$/.exec(path) ?? []
    const suite = suites[path.replace(/\.yaml$/, '.test.yaml')]
    return {
      id: `${folder}/${file}`,
      title: definition.name,
      about: definition.description ?? definition.triggers?.find(({ description }) => description)?.description ?? '',
      name: definition.name,
      definition,
      ...(suite === undefined ? {} : { suite: suiteOf(suite) }),
      ...(suite?.beside === undefined ? {} : { beside: suite.beside }),
      trade: TRADES[file] ?? ANY_TRADE,
      needs: needsOf(definition),
      conversation: suite?.conversation?.some(({ by }) => by === 'flow') ? suite.conversation : [],
    }
  })
  return flows.sort((one, other) => compare(one.trade, other.trade) || one.title.localeCompare(other.title, 'en'))
}

/** The trades of the flows, each once. */
export function tradesOf(flows: readonly ReadyFlow[]): string[] {
  return [...new Set(flows.map(({ trade }) => trade))]
}

/** Whether a flow is of the trade, or of any if that is empty, and has all words of the search. */
export function isFound({ title, about, trade }: ReadyFlow, search: string, wanted: string): boolean {
  const text = `${title} ${about} ${trade}`.toLowerCase()
  const words = search.toLowerCase().split(/\s+/)
  return (wanted === '' || trade === wanted) && words.every(word => text.includes(word))
}

function compare(one: string, other: string): number {
  const isAny = Number(other === ANY_TRADE) - Number(one === ANY_TRADE)
  return isAny !== 0 ? isAny : one.localeCompare(other, 'en')
}

/** Its file also names the flow and the workspace, which are no part of a stored suite. */
function suiteOf({ tests, coverage }: Suite): NonNullable<Start['suite']> {
  return { tests, ...(coverage === undefined ? {} : { coverage }) }
}
