/** `npm run check`: documents, types, lint, boundaries, fresh codegen, unused code. Runs all, fails if one fails. */
import { runStep } from './check/run.ts'

const steps = [
  { name: 'documents', command: ['node', 'scripts/config.ts', 'check'] },
  { name: 'codegen is fresh', command: ['node', 'scripts/codegen.ts', '--check'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'boundaries', command: ['node', 'scripts/check/boundaries.ts'] },
  { name: 'unused code', command: ['knip'] },
] as const

const failed: string[] = []
for (const step of steps) if (!(await runStep(step))) failed.push(step.name)
if (failed.length > 0) {
  console.log(`\ncheck failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
