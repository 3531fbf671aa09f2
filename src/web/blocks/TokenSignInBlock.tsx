import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { BlockHead, useLink, usePage, usePortal } from '#engine'
import type { TokenSignInPlan } from '#generated/blocks.ts'
import { spendToken, watchForToken } from '../session/address-token.ts'

/** Signs in with the token in the address, then opens the portal. Without a usable token it says so, and links back to the site. */
export function TokenSignInBlock({ block }: { readonly block: TokenSignInPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const [failed, setFailed] = useState<string | null>(null)
  const target = useLink()(block.then, scope)?.href
  const latest = useRef({ portal, target })
  latest.current = { portal, target }

  const signIn = useCallback(async () => {
    const token = spendToken()
    if (!token) return setFailed(block.missing)
    setFailed(null)
    const answer = await latest.current.portal.call(block.operation, { token }, { quiet: true })
    if (!answer.ok) return setFailed(answer.message)
    const { portal: now, target: href } = latest.current
    if (href !== undefined) now.navigate(href, { replace: true })
  }, [block])

  useEffect(() => {
    void signIn()
    return watchForToken(() => void signIn())
  }, [signIn])

  const { site } = portal.shell.brand
  if (failed === null) {
    return (
      <section className="qs-entrance" role="status">
        <p className="qs-entrance-lead">{block.pending}</p>
      </section>
    )
  }
  return (
    <section className="qs-entrance" role="alert">
      <BlockHead label={block.label} />
      <p className="qs-entrance-lead">{failed}</p>
      {site !== undefined && (
        <a className="qs-entrance-back" href={site} target="_top" rel="noreferrer">
          {block.back}
        </a>
      )}
    </section>
  )
}
