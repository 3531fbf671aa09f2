import type { PageBundle, Shell } from '#config'

/** Fetches what a page needs, once; the bundle of a release never changes. */
export interface PageBundles {
  /** The bundle if it is here already. */
  get(page: string): PageBundle | undefined
  load(page: string, release?: string): Promise<PageBundle>
}

export function createPageBundles(shell: Shell, first: PageBundle): PageBundles {
  const ready = new Map<string, PageBundle>([[keyOf(shell.release, first.page.id), first]])
  const pending = new Map<string, Promise<PageBundle>>()

  async function fetchBundle(page: string, release: string): Promise<PageBundle> {
    const response = await fetch(`/config/${release}/${shell.brand.id}/${shell.language}/pages/${page}.json`, {
      signal: AbortSignal.timeout(Number(shell.limits['requestTimeoutSeconds'] ?? 20) * 1000),
    })
    if (!response.ok) throw new Error(`The page ${page} answered ${response.status}`)
    const bundle = (await response.json()) as PageBundle
    ready.set(keyOf(release, page), bundle)
    return bundle
  }

  return {
    get: (page) => ready.get(keyOf(shell.release, page)),
    load(page, release = shell.release) {
      const key = keyOf(release, page)
      const known = ready.get(key)
      if (known) return Promise.resolve(known)
      const running = pending.get(key) ?? fetchBundle(page, release).finally(() => pending.delete(key))
      pending.set(key, running)
      return running
    },
  }
}

function keyOf(release: string, page: string): string {
  return `${release}/${page}`
}
