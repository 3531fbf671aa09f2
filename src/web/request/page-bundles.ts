import type { PageBundle, Shell } from '#config'

/** Fetches what a page needs, once; the bundle of a release never changes. */
export interface PageBundles {
  /** The bundle if it is here already. */
  get(page: string): PageBundle | undefined
  load(page: string): Promise<PageBundle>
}

export function createPageBundles(shell: Shell, first: PageBundle): PageBundles {
  const ready = new Map<string, PageBundle>([[first.page.id, first]])
  const pending = new Map<string, Promise<PageBundle>>()

  async function fetchBundle(page: string): Promise<PageBundle> {
    const response = await fetch(`/config/${shell.release}/${shell.brand.id}/${shell.language}/pages/${page}.json`, {
      signal: AbortSignal.timeout(Number(shell.limits['requestTimeoutSeconds'] ?? 20) * 1000),
    })
    if (!response.ok) throw new Error(`The page ${page} answered ${response.status}`)
    const bundle = (await response.json()) as PageBundle
    ready.set(page, bundle)
    return bundle
  }

  return {
    get: (page) => ready.get(page),
    load(page) {
      const known = ready.get(page)
      if (known) return Promise.resolve(known)
      const running = pending.get(page) ?? fetchBundle(page).finally(() => pending.delete(page))
      pending.set(page, running)
      return running
    },
  }
}
