import { useEffect, useState } from 'react'

export type Density = 'comfortable' | 'compact'

/** How dense pages for daily work are: remembered for each user of this browser, and set on the document. */
export function useDensity(userId: string): readonly [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>('comfortable')
  const key = `density.${userId}`
  useEffect(() => setDensity(recall(key)), [key])
  useEffect(() => {
    document.documentElement.dataset.density = density
    return () => {
      delete document.documentElement.dataset.density
    }
  }, [density])
  return [
    density,
    (next) => {
      setDensity(next)
      remember(key, next)
    },
  ]
}

function recall(key: string): Density {
  try {
    return localStorage.getItem(key) === 'compact' ? 'compact' : 'comfortable'
  } catch {
    return 'comfortable'
  }
}

function remember(key: string, density: Density): void {
  try {
    localStorage.setItem(key, density)
  } catch {
    // Storage is blocked: the choice holds until the page is reloaded.
  }
}
