import type { ReactNode } from 'react'
import type { Option } from '#config'
import { usePortal } from '../portal.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

/**
 * A port, found by Chinese name, pinyin initials, English name or code. The first two letters of a UN/LOCODE are the country.
 */
export function PortWidget(props: ComboboxProps): ReactNode {
  const { language } = usePortal()
  const drawOption = (option: Option, heading?: string) => {
    const code = option.code ?? option.value
    const country = option.note ?? countryOf(language, code)
    return (
      <>
        <span>
          {option.label}
          {country === heading ? null : <small>{country}</small>}
        </span>
        <small className="qs-figures">{code}</small>
      </>
    )
  }
  return <Combobox {...props} drawOption={drawOption} showCode />
}

const countries = new Map<string, Intl.DisplayNames>()

/** Made for the first list that opens: the names of countries take a phone 40 ms. */
function countryOf(language: string, code: string): string | undefined {
  if (!/^[A-Z]{5}$/.test(code)) return undefined
  const names = countries.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  countries.set(language, names)
  return names.of(code.slice(0, 2))
}
