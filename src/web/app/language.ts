/** Stores the chosen language in this browser and sends it to the server as a cookie. */
const cookie = 'default-language'

export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(cookie, language)
  } catch {
    // If storage is blocked, only the cookie keeps the choice.
  }
  writeCookie(language)
}

/** Reloads this page in a language. Without cookies, as in another site's frame, the language is in the address. */
export function reloadIn(language: string): void {
  const url = new URL(window.location.href)
  const isKept = document.cookie.includes(`${cookie}=${language}`)
  if (isKept && !url.searchParams.has('language')) {
    window.location.reload()
    return
  }
  if (isKept) url.searchParams.delete('language')
  else url.searchParams.set('language', language)
  window.location.replace(url)
}

/**
 * Code 8 (session ended) clears the storage but not the cookie, and clearing cookies leaves the storage, so use the one that remains.
 * Returns the chosen language if the page was rendered in another one and must be reloaded.
 */
export function restoreLanguage(shown: string, languages: readonly string[]): string | null {
  const stored = read()
  if (!stored || !languages.includes(stored) || stored === shown) {
    if (!document.cookie.includes(`${cookie}=`)) writeCookie(shown)
    return null
  }
  // A language in the address takes precedence, so that a page never reloads twice.
  if (new URLSearchParams(window.location.search).get('language') === shown) return null
  const sent = document.cookie.includes(`${cookie}=${stored}`)
  writeCookie(stored)
  return sent ? null : stored
}

function writeCookie(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not yet available in Firefox and Safari
  document.cookie = `${cookie}=${language}; path=/; max-age=31536000; samesite=lax`
}

function read(): string | null {
  try {
    return localStorage.getItem(cookie)
  } catch {
    return null
  }
}
