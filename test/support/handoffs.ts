/** A flow that hands over to `support`; its intent is its code. */
export function handingOver(code: string, queue = 'support') {
  return {
    code,
    name: 'Hands over',
    triggers: [{ type: 'chat_intent', intent: code }],
    nodes: [
      {
        id: 'person',
        type: 'handoff',
        queue,
        reason: 'Asked for a person',
        message: 'Somebody will be with you',
        timeout: 'PT10M',
        onTimeout: 'late',
        onClosed: 'closed',
        saveAs: 'outcome',
        next: 'bye',
      },
      { id: 'bye', type: 'end', text: 'Outcome: {{ vars.outcome }}' },
      { id: 'late', type: 'end', text: 'Nobody came' },
      { id: 'closed', type: 'end', text: 'Closed' },
    ],
  }
}
