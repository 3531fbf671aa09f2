import type { Handlers } from '../../kernel/index.ts'
import { amendmentHandlers } from './changing/amendment.ts'
import { bookingHandlers } from './changing/booking.ts'
import { customerHandlers } from './changing/customer.ts'
import { disputeHandlers } from './changing/disputes.ts'
import { holdHandlers } from './changing/holds.ts'
import { orderFileHandlers } from './changing/order-files.ts'
import { ownerHandlers } from './changing/owner.ts'
import { paymentHandlers } from './changing/payments.ts'
import { reportHandlers } from './changing/reported-milestones.ts'
import { staffHandlers } from './changing/staff.ts'
import { factHandlers } from './fact-handlers.ts'
import { createHandlers } from './placing/create.ts'
import { seaBatchHandlers } from './placing/sea-batch.ts'
import { truckBatchHandlers } from './placing/truck-batch.ts'
import { orderListHandlers } from './reading/list.ts'
import { orderReadHandlers } from './reading/read.ts'

type OrderHandlers = Pick<
  Handlers,
  | keyof typeof amendmentHandlers
  | keyof typeof bookingHandlers
  | keyof typeof createHandlers
  | keyof typeof truckBatchHandlers
  | keyof typeof seaBatchHandlers
  | keyof typeof factHandlers
  | keyof typeof holdHandlers
  | keyof typeof orderFileHandlers
  | keyof typeof ownerHandlers
  | keyof typeof customerHandlers
  | keyof typeof disputeHandlers
  | keyof typeof paymentHandlers
  | keyof typeof orderListHandlers
  | keyof typeof orderReadHandlers
  | keyof typeof reportHandlers
  | keyof typeof staffHandlers
>

export const orderHandlers: OrderHandlers = {
  ...amendmentHandlers,
  ...bookingHandlers,
  ...createHandlers,
  ...truckBatchHandlers,
  ...seaBatchHandlers,
  ...factHandlers,
  ...holdHandlers,
  ...orderFileHandlers,
  ...ownerHandlers,
  ...customerHandlers,
  ...disputeHandlers,
  ...paymentHandlers,
  ...orderListHandlers,
  ...orderReadHandlers,
  ...reportHandlers,
  ...staffHandlers,
}
