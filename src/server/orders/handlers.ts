import type { Handlers } from '../kernel/index.ts'
import { amendmentHandlers } from './amendment.ts'
import { bookingHandlers } from './booking.ts'
import { createHandlers } from './create.ts'
import { customerHandlers } from './customer.ts'
import { factHandlers } from './fact-handlers.ts'
import { holdHandlers } from './holds.ts'
import { orderListHandlers } from './list.ts'
import { orderFileHandlers } from './order-files.ts'
import { ownerHandlers } from './owner.ts'
import { orderReadHandlers } from './read.ts'
import { staffHandlers } from './staff.ts'

type OrderHandlers = Pick<
  Handlers,
  | keyof typeof amendmentHandlers
  | keyof typeof bookingHandlers
  | keyof typeof createHandlers
  | keyof typeof factHandlers
  | keyof typeof holdHandlers
  | keyof typeof orderFileHandlers
  | keyof typeof ownerHandlers
  | keyof typeof customerHandlers
  | keyof typeof orderListHandlers
  | keyof typeof orderReadHandlers
  | keyof typeof staffHandlers
>

export const orderHandlers: OrderHandlers = {
  ...amendmentHandlers,
  ...bookingHandlers,
  ...createHandlers,
  ...factHandlers,
  ...holdHandlers,
  ...orderFileHandlers,
  ...ownerHandlers,
  ...customerHandlers,
  ...orderListHandlers,
  ...orderReadHandlers,
  ...staffHandlers,
}
