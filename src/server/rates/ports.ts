import type { BrandPlan } from '#config'
import { portByCode } from '#domain'
import { listObjects } from '../dictionaries/index.ts'

/** The code that rates name a port by, whichever of its codes was given; an unknown code stays itself and finds nothing. */
export function resolvePort(brand: BrandPlan, code: string | undefined): string | undefined {
  if (!code) return undefined
  const port = portByCode(listObjects(brand.documents.reference?.port?.rows), code)
  return typeof port?.id === 'string' ? port.id : code
}
