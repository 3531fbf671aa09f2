/** The baseline of load.ts: a Fastify route that answers with the rows of one query. Arguments: database and lane; sends its address. */
import process from 'node:process'
import fastify from 'fastify'
import pg from 'pg'

const [, , database = '', lane = '{}'] = process.argv
const { brand, pol, pod } = JSON.parse(lane) as Readonly<Record<string, string>>
const pool = new pg.Pool({ connectionString: database, max: 10 })
const app = fastify()
app.get('/', async () => {
  const { rows } = await pool.query(
    `select id, version, data, count(*) over () as total from rates
      where brand = $1 and pol = $2 and pod = $3 and etd >= to_char(now(), 'YYYY-MM-DD')
        and company_id is null and load_id is null and replaced_by is null order by etd, id limit 50`,
    [brand, pol, pod],
  )
  return { rows }
})
process.on('disconnect', () => process.exit())
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
