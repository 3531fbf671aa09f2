import { isLocalAddress } from '#config'

export interface Located {
  readonly url: string
  /** Whether it may be on this machine or its network. */
  readonly allowPrivate: boolean
}

/** Where a declared address is called; null if it is on this machine, where nothing may be called. */
export type Locate = (address: string) => Located | null

export interface LocateOptions {
  /** The setting ALLOW_PRIVATE_ADDRESSES. */
  readonly allowPrivate: boolean
  /** The demo's carrier: it may be called wherever it runs, because another portal may use its declared port. */
  readonly simulator: { readonly declared: string; readonly url: string } | null
}

export function createLocate({ allowPrivate, simulator }: LocateOptions): Locate {
  return (address) => {
    if (simulator?.declared === address) return { url: simulator.url, allowPrivate: true }
    return allowPrivate || !isLocalAddress(address) ? { url: address, allowPrivate } : null
  }
}
