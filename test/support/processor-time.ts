/**
 * The processor time of this process while `work` runs. Unlike the time that passes, it does not grow while other
 * processes have the processor.
 */
export async function processorSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
