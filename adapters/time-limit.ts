/**
 * What `work` resolves with, if it does so in time; rejects otherwise. The work itself is not ended.
 * @param ms milliseconds
 */
export async function withinTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
    // It may fail when nobody waits for it any more.
    work.catch(() => undefined)
  }
}
