/** A conversation that waits for a person. */
export type Waiting = { id: string; queue: string; requestedAt: Date }
/** `load`: conversations that the person has. */
export type Available = { id: string; skills: readonly string[]; load: number }
/** `perPerson`: with this many conversations a person is given no more from the queue. */
export type AssigningQueue = { skills: readonly string[]; perPerson: number }
export type Assignment = { handoffId: string; personId: string }

/**
 * Gives the conversations that wait longest to the people who have the fewest, as long as somebody has the skills of
 * the queue and room. Pure: the same facts give the same assignments, whichever process computes them.
 * @param queues those that assign now, by code; conversations of others stay where they are
 */
export function assign(
  waiting: readonly Waiting[],
  people: readonly Available[],
  queues: ReadonlyMap<string, AssigningQueue>,
): Assignment[] {
  const loads = new Map(people.map(({ id, load }) => [id, load]))
  const loadOf = ({ id }: Available) => loads.get(id) ?? 0
  const longestFirst = [...waiting].sort(
    (a, b) => a.requestedAt.getTime() - b.requestedAt.getTime() || (a.id < b.id ? -1 : 1),
  )
  return longestFirst.flatMap(({ id, queue: code }) => {
    const queue = queues.get(code)
    if (queue === undefined) return []
    const [person] = people
      .filter(one => loadOf(one) < queue.perPerson && queue.skills.every(skill => one.skills.includes(skill)))
      .sort((a, b) => loadOf(a) - loadOf(b) || (a.id < b.id ? -1 : 1))
    if (person === undefined) return []
    loads.set(person.id, loadOf(person) + 1)
    return [{ handoffId: id, personId: person.id }]
  })
}
