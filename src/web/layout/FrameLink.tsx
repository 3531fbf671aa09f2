import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { follow, usePortal } from '#engine'

interface FrameLinkProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'aria-label' | 'aria-current'> {
  readonly href: string
  readonly onFollow?: (() => void) | undefined
  readonly children: ReactNode
}

/** A link of the frame, followed like those of pages. The frame has dozens: the router's own take half of its time to come alive. */
export function FrameLink({ href, onFollow, children, ...given }: FrameLinkProps): ReactNode {
  const portal = usePortal()
  return (
    <a
      {...given}
      href={href}
      onClick={(event) => {
        onFollow?.()
        follow(event, portal, href)
      }}
    >
      {children}
    </a>
  )
}
