import type { CompiledValidator, ValidatorRuntime } from '#rules'

type Factory = (runtime: ValidatorRuntime) => Readonly<Record<string, CompiledValidator>>

/**
 * The validators of a module's text, in Node: the server runs the very bytes that the browser is given. Node keeps every
 * module it has imported, so load each text once.
 */
export async function loadValidators(text: string, runtime: ValidatorRuntime): Promise<Readonly<Record<string, CompiledValidator>>> {
  const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  const module = (await import(/* @vite-ignore */ address)) as { readonly default: Factory }
  return module.default(runtime)
}
