/** Arithmetic on colours written as `#rrggbb`. */

type Channels = readonly [number, number, number]

/** Mixes a percentage of a colour over an opaque background, as browsers do in sRGB. */
export function blend(colour: string, percent: number, ground: string): string {
  const [over, under] = [channelsOf(colour), channelsOf(ground)]
  return toHex(over.map((channel, index) => (channel * percent + (under[index] ?? 0) * (100 - percent)) / 100))
}

/** Contrast of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrast(left: string, right: string): number {
  const [light, dark] = [luminance(left), luminance(right)].sort((one, other) => other - one)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** The same hue, lighter or darker: sets the OKLab lightness and clips to the sRGB gamut. */
export function withLightness(colour: string, lightness: number): string {
  const [, a, b] = toOklab(channelsOf(colour))
  return toHex(fromOklab([lightness, a, b]))
}

export function lightnessOf(colour: string): number {
  return toOklab(channelsOf(colour))[0]
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(channelsOf(colour))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(colour: string): Channels {
  const channel = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

function toHex(channels: readonly number[]): string {
  return `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function linear([red, green, blue]: Channels): Channels {
  const straighten = (channel: number): number =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
  return [straighten(red), straighten(green), straighten(blue)]
}

function toOklab(channels: Channels): Channels {
  const [red, green, blue] = linear(channels)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

function fromOklab([lightness, a, b]: Channels): Channels {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const bend = (channel: number): number => 255 * (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055)
  return [
    bend(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    bend(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    bend(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}
