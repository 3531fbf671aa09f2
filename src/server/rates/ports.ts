import type { BrandPlan } from '#config'
import { portByCode } from '#domain'
import { listObjects } from '../kernel/index.ts'

/** The code that rates name a port by, whichever of its codes was given; an unknown code stays itself and finds nothing. */
export function resolvePort(brand: BrandPlan, code: string | undefined): string | undefined {
  if (!code) return undefined
  // The check has proved the shape of reference rows.
  const ports = listObjects(brand.documents.reference?.port?.rows) as unknown as { id: string; code?: string; aliases?: string[] }[]
  return portByCode(ports, code)?.id ?? code
}
