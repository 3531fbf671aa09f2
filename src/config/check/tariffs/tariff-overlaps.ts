/** Of two tariffs for one port the later one applies; if both begin on the same day, it is undefined. */

import { type JsonObject, objectOf } from '#rules'
import { say } from '../../read/messages.ts'
import { listOf, stringsOf } from '../../resolve/schema.ts'
import { type BrandCheck, type CheckedDocument, defineBrandCheck, reportPointer } from '../brand-check.ts'

export const tariffOverlapsCheck = defineBrandCheck('tariff overlaps', { reads: ['tariff'], run: checkTariffOverlaps })

function checkTariffOverlaps(check: BrandCheck<'tariff'>): void {
  const tariffs = check.documentsOf('tariff').filter(({ sound }) => sound)
  for (const [index, later] of tariffs.entries()) {
    const earlier = tariffs
      .slice(0, index)
      .find((earlierTariff) => sharedPort(earlierTariff, later) !== undefined && beginsWith(earlierTariff, later))
    if (!earlier) continue
    const port = sharedPort(earlier, later)
    const place = port ? `/applies/pol/${stringsOf(appliesOf(later).pol).indexOf(port)}` : '/applies'
    const other = earlier.paths.at(-1) ?? ''
    const saying = port ? say('TARIFF-TWICE/port', { port, other }) : say('TARIFF-TWICE/general', { other })
    reportPointer(check, later, place, saying)
  }
}

/** Both apply on the first day of the later one, and neither takes precedence. */
function beginsWith(one: CheckedDocument, other: CheckedDocument): boolean {
  return appliesOf(one).from === appliesOf(other).from
}

/** A port that both name; '' if both are for every port; undefined if they do not overlap. */
function sharedPort(one: CheckedDocument, other: CheckedDocument): string | undefined {
  const [first, second] = [appliesOf(one), appliesOf(other)]
  const sameService = first.service === undefined || second.service === undefined || first.service === second.service
  if (!sameService) return undefined
  if (!shareSite(first, second)) return undefined
  if (first.pol === undefined && second.pol === undefined) return ''
  return listOf(first.pol).find((port): port is string => typeof port === 'string' && stringsOf(second.pol).includes(port))
}

/** A tariff for places takes precedence over one for their port; two overlap if they name the same place. */
function shareSite(first: JsonObject, second: JsonObject): boolean {
  if (first.site === undefined || second.site === undefined) return first.site === second.site
  return stringsOf(first.site).some((site) => stringsOf(second.site).includes(site))
}

function appliesOf(document: CheckedDocument) {
  return objectOf(document.value.applies)
}
