import { useState } from 'react'
import type { CallArgumentsProposal } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useModelConnections } from '../data/author.ts'
import { useArgumentsProposal } from '../data/connection-documents.ts'
import { ModelFields, useModelChoice, type ModelChoice } from '../flow/author/model-choice.tsx'
import { Value } from '../flow/inspector/value.tsx'
import { Button } from '../parts/controls/button.tsx'
import { TextControl } from '../parts/controls/controls.tsx'
import { css } from '../parts/css.ts'
import type { JsonObject } from '../parts/json.ts'
import { sentenceOf } from '../parts/problem.tsx'
import { useSurroundings } from './context.ts'
import { withProposed } from './proposed.ts'

type Props = {
  connection: string
  operation: string
  given: JsonObject
  onAccept: (given: JsonObject) => void
}

/** Lets a model make arguments of a sentence, where the workspace has one. */
export function FillArguments(props: Props) {
  const { may } = useSession()
  const { readOnly } = useSurroundings()
  const isOffered = !readOnly && may('proposeCallArguments') && may('listConnections')
  const { data: models = [] } = useModelConnections(isOffered)
  const choice = useModelChoice(models)
  if (!isOffered || models.length === 0) return null
  return (
    <details>
      <summary>Fill from a sentence</summary>
      <Question {...props} choice={choice} />
    </details>
  )
}

function Question({ connection, operation, given, onAccept, choice }: Props & { choice: ModelChoice }) {
  const { variableNames } = useSurroundings()
  const [sentence, setSentence] = useState<string>()
  const proposal = useArgumentsProposal(connection)
  const { data, error, isPending } = proposal
  const { connection: llm, model } = choice
  const request = sentence?.trim() ?? ''
  const ask = () => {
    if (llm === undefined || model === undefined) return
    const variables = variableNames.map(({ name }) => name)
    proposal.mutate({ operation, request, variables, connection: llm, model })
  }
  const accept = (proposed: JsonObject) => {
    onAccept(withProposed(given, proposed))
    proposal.reset()
    setSentence(undefined)
  }
  return (
    <section className={css.controls} aria-label="Fill from a sentence">
      <TextControl
        label="What should the call do?"
        placeholder="Order two of what the visitor has chosen"
        lines={2}
        value={sentence}
        onChange={setSentence}
      />
      <ModelFields choice={choice} />
      <Button disabled={isPending || request === '' || llm === undefined || model === undefined} onClick={ask}>
        {isPending ? 'Asking the model…' : 'Propose arguments'}
      </Button>
      <div role="status">
        {error !== null && <p className={css.wrong}>{sentenceOf(error)}</p>}
        {data !== undefined && <Outcome proposal={data} given={given} onAccept={accept} onDiscard={proposal.reset} />}
      </div>
    </section>
  )
}

const FAILURES: Readonly<Record<CallArgumentsProposal['failure'], string>> = {
  none: '',
  too_large: 'The operation has too many arguments for a model.',
  budget_exceeded: 'The budget for language models is spent.',
  call_failed: 'The model could not be asked.',
  no_answer: 'The model found no argument in the sentence. Say more precisely what the call should do.',
  wrong_arguments: 'The model proposed arguments that the operation does not accept. Ask again, or rephrase it.',
}

type OutcomeProps = {
  proposal: CallArgumentsProposal
  given: JsonObject
  onAccept: (proposed: JsonObject) => void
  onDiscard: () => void
}

/** What each argument is, and would be. */
function Outcome({ proposal: { arguments: proposed, failure, message }, given, onAccept, onDiscard }: OutcomeProps) {
  if (proposed === null)
    return (
      <p className={css.wrong}>
        {FAILURES[failure]} {message}
      </p>
    )
  const next = withProposed(given, proposed)
  return (
    <div className={css.controls}>
      <table aria-label="Proposal">
        <thead>
          <tr>
            <th scope="col">Argument</th>
            <th scope="col">Now</th>
            <th scope="col">Proposed</th>
          </tr>
        </thead>
        <tbody>
          {Object.keys(proposed).map(name => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{given[name] === undefined ? '—' : <Value value={given[name]} />}</td>
              <td>
                <Value value={next[name]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.soft}>A model has made this. Read it before you accept it.</p>
      <Button kind="primary" onClick={() => onAccept(proposed)}>
        Accept
      </Button>
      <Button onClick={onDiscard}>Discard</Button>
    </div>
  )
}
