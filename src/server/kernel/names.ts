/** A name as it is registered, and in Latin letters where there is such a one. */
export interface TwoNames {
  readonly name: string | null | undefined
  readonly latinName: string | null | undefined
}

/** The registered name in Chinese texts, the Latin one elsewhere; where the Latin one is missing, the registered one. */
export function nameIn(language: string, { name, latinName }: TwoNames): string {
  return (language !== 'zh' && latinName) || name || ''
}
