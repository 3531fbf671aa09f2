import { createContext, type ReactNode, useContext } from 'react'

const UnderHeading = createContext(false)

/** Whether the blocks inside are below a block's own heading. */
export const UnderHeadingProvider = UnderHeading.Provider

export function useUnderHeading(): boolean {
  return useContext(UnderHeading)
}

export interface SubHeadingProps {
  readonly id?: string
  readonly children: ReactNode
}

/** Heading inside a block: h3 below the block's own heading, h2 without one, so that no level is skipped. */
export function SubHeading({ id, children }: SubHeadingProps): ReactNode {
  const Tag = useUnderHeading() ? 'h3' : 'h2'
  return <Tag id={id}>{children}</Tag>
}
