import { IANAZone } from 'luxon'

// Offsets such as `+01:00` are left out: PostgreSQL reads their sign reversed.
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/

/** Whether the name is one of the IANA time zone database, as this process knows it. */
export function isTimeZone(name: string): boolean {
  return NAME.test(name) && IANAZone.isValidZone(name)
}
