/** Something in an evaluation that must not be covered up by a default; the code is stable, the params fill its words. */
export class ExpressionFailure extends Error {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>

  constructor(code: string, params: Readonly<Record<string, string | number>> = {}) {
    super([code, ...Object.values(params)].join(' '))
    this.name = 'ExpressionFailure'
    this.code = code
    this.params = params
  }
}

/** Thrown where an input is there but not yet readable, such as "12." on its way to "12.5". */
export class UnreadableInput extends Error {}
