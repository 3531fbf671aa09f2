/** CPU time in milliseconds that this process spends on some work: unlike wall time, it does not depend on the machine's load. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
