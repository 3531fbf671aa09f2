/** How long a caller waits for a call. Its work continues afterwards. */
import type { OperationPlan } from '#config'
import type { Refusal, Result } from '../kernel/index.ts'

const longestMs = 18_000
/** Proxies end a request after a minute. */
const slowMs = 58_000
/** No proxy ends a command's request, and a publish on a busy machine takes minutes. fetch itself waits for five. */
export const commandMs = 280_000

export function limitMsOf({ slow }: Pick<OperationPlan, 'slow'>, { isCommand }: { readonly isCommand: boolean }): number {
  if (isCommand) return commandMs
  return slow ? slowMs : longestMs
}

export async function withinTime(work: Promise<Result<unknown>>, refusal: Refusal, ms: number): Promise<Result<unknown>> {
  let timer: NodeJS.Timeout | undefined
  const timeUp = new Promise<Result<unknown>>((done) => {
    timer = setTimeout(() => done(refusal), ms)
  })
  try {
    return await Promise.race([work, timeUp])
  } finally {
    clearTimeout(timer)
    // An error after the response can no longer be reported to the client.
    work.catch(() => {})
  }
}
