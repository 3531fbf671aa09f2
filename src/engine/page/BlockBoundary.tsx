import { Component, type ReactNode } from 'react'

export interface BlockBoundaryProps {
  readonly fallback: (error: string) => ReactNode
  readonly children: ReactNode
}

/** Keeps a block that breaks from taking the page with it. A class, because React tells of broken children in no other way. */
export class BlockBoundary extends Component<BlockBoundaryProps, { readonly error: string | null }> {
  override state: { readonly error: string | null } = { error: null }

  static getDerivedStateFromError(error: unknown): { readonly error: string } {
    return { error: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error)
  }
}
