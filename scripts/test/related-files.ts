/** Prints the test files that import one of the named paths. A process of its own: Vitest changes the environment. */
import { relative, resolve } from 'node:path'
import { createVitest } from 'vitest/node'

const related = process.argv.slice(2).map((path) => resolve(path))
// The setup of a whole run imports the server: with it, any change there would count for every test.
const vitest = await createVitest('test', { watch: false, related, globalSetup: [] })
for (const { moduleId } of await vitest.getRelevantTestSpecifications()) console.log(relative(process.cwd(), moduleId))
await vitest.close()
