/** All growth curves, in the order in which they are measured and shown. */
import type { Curve } from './curve.ts'
import { events } from './events.ts'
import { fields } from './fields.ts'
import { orders } from './orders.ts'
import { people } from './people.ts'
import { rates } from './rates.ts'
import { brands, documents } from './releases.ts'

export const curves: readonly Curve[] = [rates, orders, events, brands, documents, fields, people]
