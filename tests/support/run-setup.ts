/** Setup of a whole Vitest run: at the end it drops the template databases that test files created on a PostgreSQL server. */
export async function teardown(): Promise<void> {
  const server = process.env['DATABASE_URL']
  if (!server) return
  // Import it here: loading the server earlier would delay every run before its first test.
  const { dropTemplates } = await import('#server')
  await dropTemplates(server)
}
