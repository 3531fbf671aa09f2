import type { Json, JsonObject } from '#rules'
import type { LinkPlan, NavigationItem } from '../../release.ts'
import { listOf, objectOf } from '../../schema.ts'
import { type LanguageContext, withoutUndefined } from '../source.ts'
import { compileText } from './texts.ts'

/** Menu entries in one language. What leads to a route that the brand does not enable is left out, and so are menus left empty. */
export function compileNavigation(items: Json | undefined, routes: ReadonlySet<string>, context: LanguageContext): NavigationItem[] {
  return listOf(items).flatMap((item) => compileItem(objectOf(item), routes, context))
}

function compileItem(item: JsonObject, routes: ReadonlySet<string>, context: LanguageContext): NavigationItem[] {
  const link = item.link === undefined ? undefined : (item.link as unknown as LinkPlan)
  if (link && !routes.has(link.route)) return []
  const items = item.items === undefined ? undefined : compileNavigation(item.items, routes, context)
  if (items?.length === 0 && !link) return []
  const plan = {
    id: String(item.id),
    label: compileText(objectOf(item.label), context),
    icon: item.icon,
    link,
    also: item.also,
    grid: item.grid,
    items,
  }
  return [withoutUndefined(plan) as NavigationItem]
}
