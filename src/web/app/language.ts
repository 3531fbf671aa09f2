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

/**
 * Code 8 (session ended) clears the storage but not the cookie, and clearing cookies leaves the storage: whichever remains wins.
 * Returns true if the page was rendered in a language other than the chosen one and must be reloaded.
 */
export function restoreLanguage(shown: string, languages: readonly string[]): boolean {
  const stored = read()
  if (!stored || !languages.includes(stored) || stored === shown) {
    if (!document.cookie.includes(`${cookie}=`)) writeCookie(shown)
    return false
  }
  const sent = document.cookie.includes(`${cookie}=${stored}`)
  writeCookie(stored)
  return !sent
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
