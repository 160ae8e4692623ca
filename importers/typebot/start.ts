/** Type of the block, and from version 6 on of the event, with which a bot starts. */
export const START = 'start'

/** The variable with which a flow that runs this one names the group to start at, by its id. */
export const START_AT = 'start_at'

/** The variable with the links that the conversation still returns to, the last one first. */
export const RETURNS_TO = 'returns_to'
