/** Addresses of a release's parts. They are added last, because releases share the parts that did not change. */
import type { PageBundle } from '../../release.ts'
import type { OptionsKey } from '../forms/options.ts'
import type { CompiledPage } from './pages.ts'

/** The base path of a brand's parts. */
export function rootOf(release: string, brand: string): string {
  return `/config/${release}/${brand}`
}

function validatorUrl(id: string, root: string): string {
  return `${root}/validators/${id}.js`
}

/** The address of a tree's choices. */
export function treeUrl(key: OptionsKey, root: string, language: string): string {
  return `${root}/${language}/options/${key.slice(key.indexOf(':') + 1)}.json`
}

export function addressPage({ page, forms, lists, options, trees }: CompiledPage, root: string, language: string): PageBundle {
  const addressed = Object.entries(forms).map(([id, form]) => [id, { ...form, validatorUrl: validatorUrl(id, root) }])
  return {
    page,
    forms: Object.fromEntries(addressed),
    lists,
    options,
    ...(trees.length > 0 ? { trees: Object.fromEntries(trees.map((key) => [key, treeUrl(key, root, language)])) } : {}),
  }
}
