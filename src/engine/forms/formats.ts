import type { FormatCheck } from '#rules'

type Formats = Readonly<Record<string, FormatCheck>>

let load: () => Promise<Formats> = async () => ({})

/** Hands in the checks that know freight; the engine knows none. Fetched with the first judge. */
export function provideFormats(loader: () => Promise<Formats>): void {
  load = loader
}

export function knownFormats(): Promise<Formats> {
  return load()
}
