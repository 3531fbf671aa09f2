/** What requests need to know of records, registered here because `http/` knows no freight. */
import { rateSharing } from './freight/rates/index.ts'
import type { Services } from './http/index.ts'
import { findOrderRelease, orderListSharing, queueDictionary } from './orders/order/index.ts'

export const recordServices: Pick<Services, 'recordReleases' | 'servedDictionaries' | 'sharing'> = {
  recordReleases: { order: findOrderRelease },
  // An order waits in the queues of today, whatever release its page has.
  servedDictionaries: [queueDictionary],
  sharing: { ...rateSharing, ...orderListSharing },
}
