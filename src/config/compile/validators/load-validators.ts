import type { CompiledValidator, ValidatorRuntime } from '#rules'
import { onceFor } from '../../memo.ts'

type Factory = (runtime: ValidatorRuntime) => Readonly<Record<string, CompiledValidator>>

type Loaded = Promise<Readonly<Record<string, CompiledValidator>>>

/**
 * The validators of a module's text, in Node: the server runs the very bytes that the browser is given. Each text is loaded
 * once, for Node keeps every module it has imported.
 */
export function loadValidators(text: string, runtime: ValidatorRuntime): Loaded {
  return loadOnce(runtime, text)
}

const loadOnce = onceFor(async (runtime: ValidatorRuntime, text: string): Loaded => (await importFactory(text))(runtime))

async function importFactory(text: string): Promise<Factory> {
  const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  const module = (await import(/* @vite-ignore */ address)) as { readonly default: Factory }
  return module.default
}
