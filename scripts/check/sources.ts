import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Groups: `type` for type-only imports, the specifier, and the specifier of a dynamic import. */
export const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

/** TypeScript files below the folder, as relative paths with forward slashes. */
export function listSources(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) return listSources(folder, path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}
