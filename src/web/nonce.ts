/**
 * The policy allows only styles that carry the page's nonce. The toolkit stamps most of what it injects, but not its
 * scroll lock and scroll-bar measuring, so every <style> made from here on is stamped. Must be imported before all else.
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
