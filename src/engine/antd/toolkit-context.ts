import { createContext, useContext } from 'react'
import type { BrandTheme } from './theme.ts'

/** What the toolkit needs once a part of it is drawn. */
export interface ToolkitSettings {
  readonly theme: BrandTheme
  readonly language: string
  readonly nonce: string | undefined
}

export const ToolkitContext = createContext<ToolkitSettings | null>(null)

export function useToolkitSettings(): ToolkitSettings {
  const settings = useContext(ToolkitContext)
  if (!settings) throw new Error('A part of the toolkit was drawn without a ToolkitProvider')
  return settings
}
