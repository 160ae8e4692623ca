import { createAdmin } from '../../sdk/index.ts'

/** How long a call waits when the service asks it to: for longer, the user is told how long it takes. */
const LONGEST_WAIT_MS = 3_000

/** The one client of the admin API; the browser holds the session's cookie. */
export const admin = createAdmin({ retry: { longestWaitMs: LONGEST_WAIT_MS } })
