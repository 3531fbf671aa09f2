/** The company that customer service is acting for in this tab; two tabs can act for different companies. */

export interface Acting {
  readonly companyId: string
  readonly name: string
}

const key = 'acting-for'

export function readActing(): Acting | null {
  try {
    const acting = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Partial<Acting> | null
    return typeof acting?.companyId === 'string' && typeof acting.name === 'string'
      ? { companyId: acting.companyId, name: acting.name }
      : null
  } catch {
    // Storage is blocked or contains something else: not acting for a company.
    return null
  }
}

/** Returns whether this tab could store it. */
export function keepActing(acting: Acting | null): boolean {
  try {
    if (acting) window.sessionStorage.setItem(key, JSON.stringify(acting))
    else window.sessionStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}
