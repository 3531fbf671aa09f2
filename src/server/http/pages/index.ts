export { type PageScripts, readPageScripts } from './page-scripts.ts'
export { openBuiltRenderer, openDevRenderer, type Renderer } from './renderer.ts'
export { createPageServer, type PageServer } from './serve-page.ts'
