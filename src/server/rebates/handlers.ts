import type { Handlers } from '../kernel/index.ts'
import { ruleHandlers } from './keep-rules.ts'
import { listHandlers } from './lists.ts'
import { payoutHandlers } from './payout.ts'

export const rebateHandlers: Pick<Handlers, keyof typeof listHandlers | keyof typeof payoutHandlers | keyof typeof ruleHandlers> = {
  ...listHandlers,
  ...payoutHandlers,
  ...ruleHandlers,
}
