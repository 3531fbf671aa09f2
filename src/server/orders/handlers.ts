import type { Handlers } from '../operation.ts'
import { createHandlers } from './create.ts'
import { customerHandlers } from './customer.ts'
import { orderReadHandlers } from './read.ts'
import { staffHandlers } from './staff.ts'

type OrderHandlers = Pick<
  Handlers,
  keyof typeof createHandlers | keyof typeof customerHandlers | keyof typeof orderReadHandlers | keyof typeof staffHandlers
>

export const orderHandlers: OrderHandlers = { ...createHandlers, ...customerHandlers, ...orderReadHandlers, ...staffHandlers }
