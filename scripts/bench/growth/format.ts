/** Figures as tables and pictures show them. */

/** Three digits: 0.12, 3.4, 128, 12,300. */
export function formatNumber(value: number): string {
  if (value === 0) return '0'
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
  const rounded = value >= 1_000 ? Number(value.toPrecision(3)) : value
  return rounded.toLocaleString('en', { maximumFractionDigits: Math.min(digits, value < 1 ? 2 : 1), useGrouping: true })
}

/** 0.1, 10, 1,000, 20,000, 1 M, 10 M. */
export function formatSize(size: number): string {
  if (size >= 1_000_000) return `${Number((size / 1_000_000).toPrecision(3))} M`
  return size.toLocaleString('en', { maximumFractionDigits: 3 })
}
