import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { Notices } from './Notices.tsx'
import type { BrandTheme } from './theme.ts'
import './controls.css'

export interface ToolkitProviderProps {
  readonly theme: BrandTheme
  readonly language: string
  readonly nonce?: string | undefined
  readonly children: ReactNode
}

/**
 * Holds the toolkit's settings without loading it: antd with its styling is 35 kB before its first component, so each part that
 * uses it (dialog, drawer, calendar) is loaded when it is first rendered, and most pages never load it.
 */
export function ToolkitProvider({ theme, language, nonce, children }: ToolkitProviderProps): ReactNode {
  const settings = useMemo(() => ({ theme, language, nonce }), [theme, language, nonce])
  return (
    <ToolkitContext value={settings}>
      {children}
      <Notices />
    </ToolkitContext>
  )
}

/** Settings for rendering a part of the toolkit. */
export interface ToolkitSettings {
  readonly theme: BrandTheme
  readonly language: string
  readonly nonce: string | undefined
}

export const ToolkitContext = createContext<ToolkitSettings | null>(null)

export function useToolkitSettings(): ToolkitSettings {
  const settings = useContext(ToolkitContext)
  if (!settings) throw new Error('A toolkit component was rendered without a ToolkitProvider')
  return settings
}
