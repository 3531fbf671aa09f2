import type { CompiledValidator, ValidatorRuntime } from '#rules'
import { remember } from '../../memory.ts'

type Factory = (runtime: ValidatorRuntime) => Readonly<Record<string, CompiledValidator>>

type Loaded = Promise<Readonly<Record<string, CompiledValidator>>>
const loaded = new WeakMap<ValidatorRuntime, Map<string, Loaded>>()

/**
 * The validators of a module's text, in Node: the server runs the very bytes that the browser is given. Each text is loaded
 * once, for Node keeps every module it has imported.
 */
export function loadValidators(text: string, runtime: ValidatorRuntime): Loaded {
  const known = remember(loaded, runtime, () => new Map<string, Loaded>())
  const module = known.get(text) ?? importFactory(text).then((create) => create(runtime))
  known.set(text, module)
  return module
}

async function importFactory(text: string): Promise<Factory> {
  const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  const module = (await import(/* @vite-ignore */ address)) as { readonly default: Factory }
  return module.default
}
