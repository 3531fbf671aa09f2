/** Around a whole run of Vitest: template databases that its files have made on a PostgreSQL server are dropped at the end. */
export async function teardown(): Promise<void> {
  const server = process.env['DATABASE_URL']
  if (!server) return
  // Only now: to load the server here would hold up every run before its first test.
  const { dropTemplates } = await import('#server')
  await dropTemplates(server)
}
