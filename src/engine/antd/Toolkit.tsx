import ConfigProvider from 'antd/es/config-provider/index.js'
import english from 'antd/es/locale/en_US.js'
import type { Locale } from 'antd/es/locale/index.js'
import { type ReactNode, use, useMemo } from 'react'
import { useToolkitSettings } from './ToolkitProvider.tsx'
import { toToolkitTheme } from './theme.ts'

/** The toolkit's own texts, one file per language. */
const locales: Readonly<Record<string, () => Promise<Locale>>> = {
  zh: async () => {
    const [{ default: locale }] = await Promise.all([import('antd/es/locale/zh_CN.js'), import('dayjs/locale/zh-cn.js')])
    return locale
  },
  // English is part of the toolkit.
  en: async () => english,
}
const loading = new Map<string, Promise<Locale | undefined>>()
const loaded = new Map<string, Locale | undefined>()

function localeOf(language: string): Promise<Locale | undefined> {
  const locale = loading.get(language) ?? locales[language]?.() ?? Promise.resolve(undefined)
  loading.set(language, locale)
  return locale
}

/** After it, what the toolkit draws is there at once, without a fallback. */
export async function prepareToolkit(language: string): Promise<void> {
  loaded.set(language, await localeOf(language))
}

function wantsStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Renders a part of antd in the brand's look. Only lazily loaded files of this folder import it. */
export function Toolkit({ children }: { readonly children: ReactNode }): ReactNode {
  const { theme, language, nonce } = useToolkitSettings()
  const locale = loaded.has(language) ? loaded.get(language) : use(localeOf(language))
  const config = useMemo(() => toToolkitTheme(theme, wantsStillness()), [theme])
  return (
    <ConfigProvider theme={config} {...(locale ? { locale } : {})} {...(nonce ? { csp: { nonce } } : {})} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  )
}
