import type { Node } from '../../generated/schemas/flow.ts'
import { setting, type Next, type Step } from '../conversion/conversion.ts'
import { retargeted } from '../conversion/graph.ts'
import { settingsOf, textIn } from '../conversion/settings.ts'
import type { BlockImport } from './block-import.ts'
import type { TypebotDocument } from './read-export.ts'

/** Name of the variable with what was said so far. */
export const SAID = 'said'

/** Of a longer transcript the end is kept: the variables of a run have a limit. */
const KEPT = 60_000

/** Characters of a text with which its template has not too many. */
const LONGEST = 19_000

/** Whether the bot reads what was said so far. */
export function readsTranscript({ groups }: TypebotDocument): boolean {
  return groups
    .flatMap(({ blocks }) => blocks)
    .some(({ type, options }) => type === 'Set variable' && textIn(settingsOf(options), 'type') === 'Transcript')
}

/**
 * The nodes of a block, which write down what it shows, before that, and what the visitor answers, after it: a message
 * right before a question stays its prompt.
 */
export function writtenDown(nodes: Node[], conversion: BlockImport, variable: string): Node[] {
  const { said, answer } = conversion
  if (answer !== undefined) return answered(nodes, answerStep(variable, answer), conversion)
  if (said === undefined) return nodes
  if (said.length <= LONGEST) return saying(nodes, textStep(variable, said), conversion.newId())
  conversion.approximate('It is too long for the transcript.')
  return nodes
}

function textStep(variable: string, said: string): Step {
  const text = `{{ vars.${variable} }}\n\nAssistant: "${said}"`
  return (id, next) => ({ id, type: 'set_variable', set: { [variable]: text }, next })
}

function answerStep(variable: string, answer: string): Step {
  const text = `$join($append([], ${answer})[$ != null].$string(), ", ")`
  const whole = `vars.${variable} & "\\n\\nUser: \\"" & ${text} & "\\""`
  return setting({ [variable]: `$substring(${whole}, -${KEPT})` })
}

/** The nodes of a block, which get one before their first. */
function saying([first, ...rest]: readonly Node[], step: Step, id: string): Node[] {
  if (first === undefined) return []
  return [step(first.id, id), { ...first, id }, ...rest]
}

/** The nodes of a block, which get one before each other node that follows, and before the return to a link. */
function answered(nodes: readonly Node[], step: Step, conversion: BlockImport): Node[] {
  const own = new Set<Next>(nodes.map(({ id }) => id))
  const steps = new Map<Next, Node>()
  const led = nodes.map(node =>
    retargeted(node, to => {
      if (own.has(to) || (to === null && !conversion.linksItself)) return to
      const known = steps.get(to) ?? step(conversion.newId(), to)
      steps.set(to, known)
      return known.id
    }),
  )
  return [...led, ...steps.values()]
}
