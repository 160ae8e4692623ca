const NODES = 990

/**
 * A flow of 990 nodes, each of which sets a variable, says something or decides. Every expression is another one, also
 * from one `salt` to the next, so that nothing is known from before.
 */
export function largeFlow(code: string, salt: number) {
  const nodes = Array.from({ length: NODES }, (_, index) => nodeAt(index, salt))
  return {
    code,
    name: `Large ${String(salt)}`,
    triggers: [{ type: 'chat_intent', intent: code.replaceAll('-', '_') }],
    nodes: [...nodes, { id: 'bye', type: 'end', text: 'Bye {{ vars.name }}' }],
  }
}

function nodeAt(index: number, salt: number): object {
  const id = `n${String(index)}`
  const next = index + 1 < NODES ? `n${String(index + 1)}` : 'bye'
  const known = `${String(salt)} + ${String(index)}`
  switch (index % 3) {
    case 0:
      return { id, type: 'set_variable', set: { count: { expr: `$sum([vars.count, ${known}])` } }, next }
    case 1:
      return { id, type: 'message', text: `Step {{ ${known} }} of {{ vars.name }}`, next }
    default:
      return {
        id,
        type: 'condition',
        branches: [{ when: `vars.count > ${known}`, next }],
        otherwise: next,
      }
  }
}

/** A workspace file with the large flow, each with another salt. */
export function workspaceFile(salt: number): object {
  return {
    apiVersion: 'parley/v1',
    organization: { name: 'Loud' },
    workspace: { name: 'Loud' },
    flows: [largeFlow('large', salt)],
  }
}
