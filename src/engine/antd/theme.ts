/** The brand's colours as toolkit tokens. Types only, so that the theme does not load the toolkit. */
import type { ThemeConfig } from 'antd'
import type { PublicBrand } from '#config'

export type BrandTheme = PublicBrand['theme']

/**
 * A quiet, print-like look: hairlines, no blue, hardly any shadow; `still` if the user prefers reduced motion. Anything possible
 * with custom properties is left to CSS.
 */
export function toToolkitTheme(brand: BrandTheme, still = false): ThemeConfig {
  const colour = (name: string): string => String(brand[name])
  const radius = Number(brand.radius)
  return {
    hashed: false,
    cssVar: { key: 'qs' },
    token: {
      colorPrimary: colour('accent'),
      colorLink: colour('accent'),
      colorTextBase: colour('ink'),
      colorBgBase: colour('surface'),
      // The toolkit's own greys have too little contrast.
      colorTextDescription: colour('ink2'),
      colorTextPlaceholder: colour('ink3'),
      colorTextDisabled: colour('ink3'),
      colorTextQuaternary: colour('ink3'),
      colorIcon: colour('ink2'),
      colorTextLightSolid: colour('accentInk'),
      colorError: colour('danger'),
      colorSuccess: colour('good'),
      colorWarning: colour('warning'),
      borderRadius: radius,
      borderRadiusLG: radius + 2,
      borderRadiusSM: Math.max(0, radius - 2),
      controlHeight: 42,
      fontSize: 15,
      fontFamily: typeof brand.fontFamily === 'string' ? brand.fontFamily : 'inherit',
      boxShadow: '0 8px 28px rgb(16 28 36 / 12%)',
      boxShadowSecondary: '0 8px 28px rgb(16 28 36 / 12%)',
      motion: !still,
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.16s',
    },
    components: {
      Modal: { titleFontSize: 20, titleLineHeight: 1.3 },
      DatePicker: { activeShadow: 'none', cellHeight: 34, cellWidth: 38 },
    },
  }
}
