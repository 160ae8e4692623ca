/**
 * The outcome of `work`, returned only after `audit` is written: a refused call is recorded before its caller gets the
 * answer.
 */
export async function audited<T>(work: Promise<T>, audit: Promise<void>): Promise<T> {
  const [done, recorded] = await Promise.allSettled([work, audit])
  if (done.status === 'rejected') throw done.reason
  if (recorded.status === 'rejected') throw recorded.reason
  return done.value
}
