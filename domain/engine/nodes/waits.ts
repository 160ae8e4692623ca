import type { WaitNode } from '../../../generated/schemas/flow.ts'
import { addDuration, parseInstant } from '../../date-time.ts'
import { isTrue } from '../../expressions/expression.ts'
import type { CompiledTemplate } from '../../expressions/template.ts'
import type { Move, NodeKind, Target } from '../compiled-flow.ts'
import type { EventWait } from '../snapshot.ts'
import { evaluated, rendered, type TurnState } from '../turn-state.ts'

export const wait: NodeKind<WaitNode> = {
  pauses: true,
  targets(node) {
    const targets: Target[] = [{ pointer: '/next', to: node.next ?? null }]
    if (node.onTimeout !== undefined) targets.push({ pointer: '/onTimeout', to: node.onTimeout })
    return targets
  },
  compile(node, compiler) {
    const { event, next = null } = node
    const span = node.for === undefined ? undefined : compiler.duration(node.for, '/for')
    const instant = node.until === undefined ? undefined : compiler.instant(node.until, '/until')
    const timeout = node.timeout === undefined ? undefined : compiler.duration(node.timeout, '/timeout')
    const filter = event?.filter === undefined ? undefined : compiler.expression(event.filter, '/event/filter')
    const correlation = Object.entries(event?.correlation ?? {}).map(
      ([path, text]) => [path, compiler.template(text, `/event/correlation/${path}`)] as const,
    )
    if ([span, instant, event].filter(setting => setting !== undefined).length !== 1)
      compiler.problem('', 'node_settings', 'a wait has exactly one of for, until and event')
    if (event === undefined && (timeout !== undefined || node.onTimeout !== undefined))
      compiler.problem(
        timeout === undefined ? '/onTimeout' : '/timeout',
        'node_settings',
        'timeout and onTimeout belong to a wait for an event',
      )
    if (timeout === undefined && node.onTimeout !== undefined && event !== undefined)
      compiler.problem('/onTimeout', 'node_settings', 'onTimeout needs a timeout')
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        const { now } = turn.environment
        if (event !== undefined) {
          const due = timeout === undefined ? null : dueAfter(now, await rendered(timeout, turn))
          if (due === undefined) return badDuration
          const wait: EventWait = {
            kind: 'event',
            nodeId: node.id,
            event: event.name,
            since: now.toISOString(),
            dueAt: due,
          }
          return {
            type: 'wait',
            wait: correlation.length === 0 ? wait : { ...wait, correlation: await textsIn(turn, correlation) },
          }
        }
        if (instant !== undefined) {
          const due = parseInstant((await rendered(instant, turn)).trim())
          return due === undefined
            ? { type: 'fail', kind: 'invalid_instant', message: 'until is not an instant' }
            : { type: 'wait', wait: { kind: 'timer', nodeId: node.id, dueAt: due.toISOString() } }
        }
        const due = dueAfter(now, span === undefined ? '' : await rendered(span, turn))
        return due === undefined ? badDuration : { type: 'wait', wait: { kind: 'timer', nodeId: node.id, dueAt: due } }
      },
      elapse: () =>
        event === undefined
          ? { type: 'go', edge: '/next', to: next }
          : { type: 'go', edge: '/onTimeout', to: node.onTimeout ?? null },
      async eventArrived(turn, data) {
        turn.snapshot.event = data
        return filter === undefined || isTrue(await evaluated(filter, turn))
          ? { type: 'go', edge: '/next', to: next }
          : undefined
      },
    }
  },
}

async function textsIn(
  turn: TurnState,
  templates: readonly (readonly [string, CompiledTemplate])[],
): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const [path, template] of templates) texts[path] = await rendered(template, turn)
  return texts
}

const badDuration: Move = { type: 'fail', kind: 'invalid_duration', message: 'the time to wait is not a duration' }

function dueAfter(now: Date, duration: string): string | undefined {
  return addDuration(now, duration.trim())?.toISOString()
}
