/** What a compiled validator is once it runs; Ajv's errors are translated by #rules. */
export interface Validate {
  (value: unknown): boolean
  errors?: readonly unknown[] | null
}

/**
 * The validators of a module's text, in Node: the server runs the very bytes that the browser is given. Node keeps every
 * module it has imported, so load each text once.
 */
export async function loadValidators(text: string, runtime: object): Promise<Readonly<Record<string, Validate>>> {
  const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  const module = (await import(/* @vite-ignore */ address)) as { default: (runtime: object) => Readonly<Record<string, Validate>> }
  return module.default(runtime)
}
