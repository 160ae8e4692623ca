import type { Snapshot } from '../engine/snapshot.ts'
import type { PersonAct, Stimulus } from '../engine/stimulus.ts'
import type { MessageFile } from '../handoffs/message-files.ts'

/** What a person does in a simulation, by a name only: there are no users. */
export type SimulatedAct = {
  type: PersonAct['type']
  name?: string | undefined
  text?: string | undefined
  files?: MessageFile[] | undefined
  outcome?: string | undefined
}

/** A claim takes the conversation from whoever has it, as an assignment does. */
export function personStimulus(
  { type, name = 'Person', text = '', files, outcome = '' }: SimulatedAct,
  { wait }: Pick<Snapshot, 'wait'>,
): Stimulus {
  const person = { id: name, name }
  switch (type) {
    case 'claim': {
      const from = wait?.kind === 'handoff' ? wait.claimedBy?.id : undefined
      return { type: 'person', act: { type, person, ...(from === undefined ? {} : { from }) } }
    }
    case 'reply':
      return { type: 'person', act: { type, person, text, ...(files === undefined ? {} : { files }) } }
    case 'hand_back':
      return { type: 'person', act: { type, outcome } }
    case 'release':
    case 'close':
      return { type: 'person', act: { type } }
  }
}
