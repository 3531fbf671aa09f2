import type { Handlers } from '../../kernel/index.ts'
import { agreementHandlers } from './agreements.ts'
import { profitLists } from './lists.ts'

export { shareOrder } from './share.ts'

export const profitHandlers: Pick<Handlers, keyof typeof agreementHandlers | keyof typeof profitLists> = {
  ...agreementHandlers,
  ...profitLists,
}
