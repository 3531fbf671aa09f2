import { type ReactNode, useMemo } from 'react'
import type { Option } from '#config'
import { usePortal } from '../../portal.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

/**
 * A port, found by Chinese name, pinyin initials, English name or code. The first two letters of a UN/LOCODE are the country.
 */
export function PortWidget(props: ComboboxProps): ReactNode {
  const { language } = usePortal()
  const countries = useMemo(() => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }), [language])
  const drawOption = (option: Option, heading?: string) => {
    const code = option.code ?? option.value
    const country = option.note ?? countryOf(countries, code)
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

function countryOf(countries: Intl.DisplayNames, code: string): string | undefined {
  return /^[A-Z]{5}$/.test(code) ? countries.of(code.slice(0, 2)) : undefined
}
