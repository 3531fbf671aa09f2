import type { JsonObject } from '#rules'
import type { RoutePlan } from '../../release.ts'
import { listOf, objectOf, stringsOf } from '../../schema.ts'
import { findDocument, type WholeBrand, withoutUndefined } from '../source.ts'

/** The routes of the groups that the brand enables, in the order of its list. */
export function compileRoutes(context: WholeBrand): RoutePlan[] {
  const groups = stringsOf(context.manifest.routeGroups)
  const routes = groups.flatMap((group) => listOf(findDocument(context.documents, 'routes', group).routes))
  return routes.map((route) => compileRoute(objectOf(route), context))
}

function compileRoute(route: JsonObject, context: WholeBrand): RoutePlan {
  return withoutUndefined({
    id: String(route.id),
    path: toPattern(String(route.path), context),
    page: route.home === true ? context.manifest.home : route.page,
    redirect: route.redirect,
    layout: route.layout ?? 'main',
    grid: route.grid,
    onLoggedOut: route.onLoggedOut,
  }) as RoutePlan
}

/** `/orders/{id}/{tab?}` as the router writes it: `/orders/:id/:tab?`. `{product}` is the brand's own code. */
function toPattern(path: string, context: WholeBrand): string {
  return path.replaceAll('{product}', String(context.manifest.productCode)).replace(/\{(\w+)(\??)\}/g, ':$1$2')
}
