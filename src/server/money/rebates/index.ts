import type { Handlers } from '../../kernel/index.ts'
import { listHandlers } from './lists.ts'
import { ruleHandlers } from './manage-rules.ts'
import { payoutHandlers } from './payout.ts'

export { accrueRebates, closeMonths } from './accrue.ts'
export { fromPast } from './manage-rules.ts'
export { refuseStep } from './payout.ts'
export { stateOn } from './rules.ts'

export const rebateHandlers: Pick<Handlers, keyof typeof listHandlers | keyof typeof payoutHandlers | keyof typeof ruleHandlers> = {
  ...listHandlers,
  ...payoutHandlers,
  ...ruleHandlers,
}
