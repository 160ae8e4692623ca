import { createAdmin } from '../../sdk/index.ts'

/** The one client of the admin API; the browser holds the session's cookie. */
export const admin = createAdmin({})
