/**
 * The outcome of `work`, given only once `audit` is written: a refused call is on record before its caller hears of it.
 */
export async function audited<T>(work: Promise<T>, audit: Promise<void>): Promise<T> {
  const [done, recorded] = await Promise.allSettled([work, audit])
  if (done.status === 'rejected') throw done.reason
  if (recorded.status === 'rejected') throw recorded.reason
  return done.value
}
