/**
 * The policy only allows styles with the page's nonce. The toolkit sets it on most of what it injects, but not for its scroll
 * lock and scrollbar measurement, so every <style> created from here on gets the nonce. Must be imported before everything else.
 */
export const nonce = typeof document === 'undefined' ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce

if (nonce) {
  const create = document.createElement.bind(document)
  document.createElement = ((tag: string, options?: ElementCreationOptions) => {
    const element = create(tag, options)
    if (tag === 'style') element.nonce = nonce
    return element
  }) as typeof document.createElement
}
