/** What an `answer` node takes unless it says otherwise: how many passages, and from which coverage. */
export const ANSWER_DEFAULTS = { passages: 3, threshold: 0.4 } as const
