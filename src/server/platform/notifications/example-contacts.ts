/** E-mail to an example address is never delivered: at startup, lists each contact that still has one, and its file. */

import type { BrandPlan } from '#config'
import type { Log } from '../../db/index.ts'
import { listObjects } from '../../kernel/index.ts'

export interface WarnOfExampleContactsOptions {
  readonly release: { readonly brands: Readonly<Record<string, Pick<BrandPlan, 'contacts'>>> }
  readonly log: Pick<Log, 'warn'>
}

const exampleAddress = /\.example$/i

export function warnOfExampleContacts({ release, log }: WarnOfExampleContactsOptions): void {
  for (const [brand, { contacts }] of Object.entries(release.brands)) {
    const addresses = listObjects(contacts).flatMap(({ email }) => (typeof email === 'string' ? [email] : []))
    for (const [index, address] of addresses.entries()) {
      if (!exampleAddress.test(address)) continue
      // E-mail to the desk goes to the first address only.
      const lost = index === 0 ? 'notifications to the desk are not received' : 'customers are shown an address that does not work'
      log.warn({ brand, address, file: `brands/${brand}/brand.json` }, `a contact of this brand still has an example address: ${lost}`)
    }
  }
}
