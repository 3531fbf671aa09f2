import type { Option, PageBundle, Shell } from '#config'

/** Loads page bundles, each once; the parts of a release never change. */
export interface PageBundles {
  /** The bundle if it is already loaded. */
  get(page: string): PageBundle | undefined
  load(page: string, release?: string): Promise<PageBundle>
  /** Loads choices that a bundle references by address. */
  loadOptions(address: string): Promise<readonly Option[]>
}

export function createPageBundles(shell: Shell, first: PageBundle): PageBundles {
  const ready = new Map<string, PageBundle>([[addressOf(first.page.id, shell.release), first]])
  const pending = new Map<string, Promise<unknown>>()

  function addressOf(page: string, release: string): string {
    return `/config/${release}/${shell.brand.id}/${shell.language}/pages/${page}.json`
  }

  /** Concurrent callers share one request; a failed one is retried. */
  function fetchOnce<T>(address: string): Promise<T> {
    const running = pending.get(address) ?? fetchPart(address, shell)
    pending.set(address, running)
    running.catch(() => pending.delete(address))
    return running as Promise<T>
  }

  return {
    get: (page) => ready.get(addressOf(page, shell.release)),
    load(page, release = shell.release) {
      const address = addressOf(page, release)
      const cached = ready.get(address)
      if (cached) return Promise.resolve(cached)
      return fetchOnce<PageBundle>(address).then((bundle) => {
        ready.set(address, bundle)
        return bundle
      })
    },
    loadOptions: (address) => fetchOnce(address),
  }
}

async function fetchPart(address: string, shell: Shell): Promise<unknown> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(Number(shell.limits['requestTimeoutSeconds'] ?? 20) * 1000),
  })
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`)
  return response.json()
}
