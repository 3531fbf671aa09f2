/** Around a whole run of Vitest: template databases that its files have made on a PostgreSQL server are dropped at the end. */
import { dropTemplates } from '#server'

export function teardown(): Promise<void> | undefined {
  const server = process.env['DATABASE_URL']
  return server ? dropTemplates(server) : undefined
}
