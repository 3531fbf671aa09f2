/** The chosen language is kept in this browser and sent to the server as a cookie. */
const cookie = 'default-language'

export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(cookie, language)
  } catch {
    // Blocked storage: the cookie alone then carries the choice.
  }
  writeCookie(language)
}

/**
 * Code 8 clears the storage but not the cookie, and a cleared cookie leaves the storage: whichever is left wins.
 * Answers true where the page was drawn in another language than the one chosen and must be fetched again.
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
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari of today
  document.cookie = `${cookie}=${language}; path=/; max-age=31536000; samesite=lax`
}

function read(): string | null {
  try {
    return localStorage.getItem(cookie)
  } catch {
    return null
  }
}
