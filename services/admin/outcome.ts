import { Refusal } from '../../domain/refusal.ts'

/** What a change came to: its result, what was changed, and the rows before and after as the stores give them, null where there is none. The rows may hold sealed secrets: never an answer. */
export type Outcome<Result> = { result: Result, resource: { type: string, id: string, name: string | null }, before: object | null, after: object | null, details?: object }

/** Refuses a state of a row that is not the one the caller has seen; throws `precondition_failed`. */
export type Admit = (current: { revision: number }) => void

/** What is there; a thing of another workspace is refused exactly like one that does not exist. @throws Refusal `not_found` */
export function present<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Refusal('not_found')
  return item
}
