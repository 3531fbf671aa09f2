import { useEffect, useRef, useState } from 'react'
import type { JsonObject } from '#rules'
import { dataKey } from '../plan/plan-page.ts'
import { usePortal } from '../portal.ts'

/** The operation that returns a picture, and its input. */
export interface PictureSource {
  readonly operation: string
  readonly input: JsonObject
}

const keepAtMost = 200
/** Pictures need the user's token, so they are fetched like any response and shown from memory. */
const fetched = new Map<string, Promise<string | null>>()

/** The object URL of a picture; null until it is loaded, or if it cannot be loaded. */
export function usePicture(source: PictureSource | null): string | null {
  const portal = usePortal()
  const key = source ? `${portal.session.userId} ${dataKey(source.operation, source.input)}` : ''
  const [shown, setShown] = useState<{ readonly key: string; readonly url: string | null }>()
  const latest = useRef({ portal, source })
  latest.current = { portal, source }
  useEffect(() => {
    const { portal: now, source: wanted } = latest.current
    if (key === '' || !wanted) return
    let current = true
    const loading = fetched.get(key) ?? fetchPicture(now.download, wanted)
    fetched.set(key, loading)
    forgetOldest()
    void loading.then((url) => {
      // A failed connection must not hide it permanently.
      if (url === null) fetched.delete(key)
      if (current) setShown({ key, url })
    })
    return () => {
      current = false
    }
  }, [key])
  return shown?.key === key ? shown.url : null
}

async function fetchPicture(
  download: ReturnType<typeof usePortal>['download'],
  { operation, input }: PictureSource,
): Promise<string | null> {
  const answer = await download(operation, input, { quiet: true })
  return answer.ok ? URL.createObjectURL(answer.value.blob) : null
}

function forgetOldest(): void {
  for (const [key, loading] of fetched) {
    if (fetched.size <= keepAtMost) return
    fetched.delete(key)
    void loading.then((url) => url && URL.revokeObjectURL(url))
  }
}
