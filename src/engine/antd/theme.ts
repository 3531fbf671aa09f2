/** The brand's tokens as the toolkit wants them. Types only, so that nobody loads the toolkit for its theme. */
import type { ThemeConfig } from 'antd'
import type { PublicBrand } from '#config'

export type BrandTheme = PublicBrand['theme']

/** Quiet and print-like: hairlines, no blue, hardly a shadow. What CSS can take from the custom properties is left to CSS. */
export function toToolkitTheme(brand: BrandTheme): ThemeConfig {
  const ink = colour(brand, 'ink', '#14212b')
  const accent = colour(brand, 'accent', ink)
  const radius = typeof brand.radius === 'number' ? brand.radius : 6
  return {
    hashed: false,
    cssVar: { key: 'qs' },
    token: {
      colorPrimary: accent,
      colorLink: accent,
      colorTextBase: ink,
      colorBgBase: '#ffffff',
      // The toolkit's own greys are too light to be read.
      colorTextDescription: mix(ink, 70),
      colorTextPlaceholder: mix(ink, 66),
      colorTextDisabled: mix(ink, 62),
      colorTextQuaternary: mix(ink, 62),
      colorIcon: mix(ink, 70),
      colorTextLightSolid: colour(brand, 'accentInk', '#ffffff'),
      colorError: '#a6251c',
      colorSuccess: '#1d6b43',
      colorWarning: '#8a5300',
      borderRadius: radius,
      borderRadiusLG: radius + 2,
      borderRadiusSM: Math.max(0, radius - 2),
      controlHeight: 42,
      fontSize: 15,
      fontFamily: typeof brand.fontFamily === 'string' ? brand.fontFamily : 'inherit',
      boxShadow: '0 8px 28px rgb(16 28 36 / 12%)',
      boxShadowSecondary: '0 8px 28px rgb(16 28 36 / 12%)',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.16s',
    },
    components: {
      Modal: { titleFontSize: 20, titleLineHeight: 1.3 },
      DatePicker: { activeShadow: 'none', cellHeight: 34, cellWidth: 38 },
    },
  }
}

function colour(brand: BrandTheme, name: string, fallback: string): string {
  const value = brand[name]
  return typeof value === 'string' ? value : fallback
}

/** That much of a colour on white. */
function mix(hex: string, percent: number): string {
  const channel = (at: number) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) * percent + 255 * (100 - percent)) / 100)
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`
}
