import { cutPage, type Handlers, limitOf, pageOf } from '../../kernel/index.ts'
import { findPages } from './find-pages.ts'

export const pageHandlers: Pick<Handlers, 'find-pages'> = {
  'find-pages': async ({ words = '', ...cut }, call) => {
    const { brand, language, actor } = call
    const pages = findPages({ words, brand, language, actor, most: limitOf(brand, 'foundPages') })
    return { ok: true, value: cutPage(pages, pageOf(cut, call)) }
  },
}
