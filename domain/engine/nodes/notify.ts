import type { NotifyNode } from '../../../generated/schemas/flow.ts'
import { durationMs } from '../../date-time.ts'
import type { NodeKind } from '../compiled-flow.ts'
import { rendered } from '../turn-state.ts'
import { callTargets, makeCall, takeResult } from './calls.ts'

const TIMEOUT_MS = 30_000
const RETRIES = 2
const LONGEST_LINK = 'P90D'

export const notify: NodeKind<NotifyNode> = {
  pauses: false,
  targets: callTargets,
  compile(node, compiler) {
    const { linkExpiresIn = 'P7D' } = node
    const to = compiler.template(node.to, '/to')
    const subject = compiler.template(node.subject, '/subject')
    const text = compiler.template(node.text, '/text')
    const page = compiler.template(node.page, '/page')
    const linkExpiresInMs = durationMs(linkExpiresIn) ?? 0
    if (linkExpiresInMs > (durationMs(LONGEST_LINK) ?? 0))
      compiler.problem('/linkExpiresIn', 'node_settings', 'a link works for at most 90 days')
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        return makeCall(turn, {
          kind: 'notify',
          to: (await rendered(to, turn)).trim(),
          subject: await rendered(subject, turn),
          text: await rendered(text, turn),
          page: (await rendered(page, turn)).trim(),
          linkExpiresInMs,
          timeoutMs: TIMEOUT_MS,
          retries: RETRIES,
        })
      },
      callReturned: (turn, result) => takeResult(turn, node, result, { failure: 'notify_error' }),
    }
  },
}
