import { Link } from 'wouter'
import type { FlowResult, FlowVisitor } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { nameOf } from '../conversations/conversations-page.tsx'
import { css } from '../parts/css.ts'
import { Status } from '../parts/status.tsx'
import { Time } from '../parts/time.tsx'
import { AnswerCells, type Asked } from './answers.tsx'

export const VISITOR_COLUMNS = ['Visitor', 'Last run', 'Status', 'Runs']
export const RUN_COLUMNS = ['Started', 'Status']

type VisitorProps = { visitor: FlowVisitor; runsAddress: string; asked: Asked }

/** A visitor, which leads to the conversation, with the latest run and the last answers. */
export function VisitorRow({ visitor, runsAddress, asked }: VisitorProps) {
  const { may } = useSession()
  const { conversationId, customer, runs, status, answers } = visitor
  const name = nameOf({ customer, id: conversationId })
  return (
    <tr>
      <td>
        {may('getConversation') ? (
          <Link href={`/conversations/${conversationId}`} className={css.row}>
            {name}
          </Link>
        ) : (
          name
        )}
      </td>
      <td>
        <RunLink run={visitor} />
      </td>
      <td>
        <Status status={status} />
      </td>
      <td>{runs === 1 ? 1 : <Link href={runsAddress}>{runs}</Link>}</td>
      <AnswerCells answers={answers} asked={asked} />
    </tr>
  )
}

export function RunRow({ result, asked }: { result: FlowResult; asked: Asked }) {
  return (
    <tr>
      <td>
        <RunLink run={result} className={css.row} />
      </td>
      <td>
        <Status status={result.status} />
      </td>
      <AnswerCells answers={result.answers} asked={asked} />
    </tr>
  )
}

type RunLinkProps = { run: Pick<FlowResult, 'executionId' | 'startedAt'>; className?: string | undefined }

/** When a run was started, which leads to it for those who may see it. */
function RunLink({ run: { executionId, startedAt }, className }: RunLinkProps) {
  const { may } = useSession()
  if (!may('inspectExecution')) return <Time at={startedAt} />
  return (
    <Link href={`/executions/${executionId}`} className={className}>
      <Time at={startedAt} />
    </Link>
  )
}
