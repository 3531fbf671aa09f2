/** Suppliers of companies in the database. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { allOf, companyFacts, type Database, hasWords, isEqual, type Scope } from '../../db/index.ts'
import type { Call, RowList } from '../../kernel/index.ts'
import type { SupplierData } from './record.ts'

type Reader = Kysely<Database>
type Writer = Transaction<Database>
type Row = Selectable<Database['suppliers']>
/** Identifies the caller's company. */
type Owner = Pick<Call, 'brand' | 'actor'>

export interface SupplierFilter {
  readonly name?: string | undefined
  readonly kind?: string | undefined
  /** all: includes retired ones. */
  readonly tab?: 'used' | 'all' | undefined
}

/** Suppliers that a company can use, or all of the brand. */
export function suppliersOf({ brand, companyId }: Scope, { name, kind, tab }: SupplierFilter): RowList<object> {
  return {
    entity: 'supplier',
    from: sql`suppliers p left join ${companyFacts} c on c.id = p.company_id`,
    select: sql`p.id as supplier_id, p.name, p.kind, p.active, p.version, p.data, c.name as company_name, c.latin_name as company_name_latin,
      p.application_id, case when p.company_id is null then 'approved' else 'company' end as source,
      (select count(*)::integer from supplier_orders s where ${allOf([
        sql`s.supplier_id = p.id`,
        sql`s.state <> 'cancelled'`,
        isEqual(sql`s.company_id`, companyId),
      ])}) as orders`,
    where: [
      sql`p.brand = ${brand}`,
      companyId === undefined ? undefined : sql`(p.company_id = ${companyId} or p.company_id is null)`,
      tab === 'all' ? undefined : sql`p.active`,
      isEqual(sql`p.kind`, kind),
      hasWords([sql`p.name`, sql`p.data->>'nameEn'`], name),
    ],
    orderBy: sql`p.active desc, p.kind, p.name, p.id`,
  }
}

/** Active suppliers that the company can use, by kind and name. */
export async function listUsedSuppliers(
  db: Reader,
  { brand, actor }: Owner,
): Promise<Pick<Row, 'id' | 'company_id' | 'name' | 'kind' | 'data'>[]> {
  return await db
    .selectFrom('suppliers')
    .select(['id', 'company_id', 'name', 'kind', 'data'])
    .where('brand', '=', brand.id)
    .where((one) => one.or([one('company_id', '=', actor.companyId ?? ''), one('company_id', 'is', null)]))
    .where('active', '=', true)
    .orderBy('kind')
    .orderBy('name')
    .execute()
}

/** Counts all suppliers of a company, retired ones included. */
export async function countSuppliers(tx: Writer, companyId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('suppliers')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return count
}

/** A supplier that the company can use. */
export async function findSupplier(tx: Writer, { brand, actor }: Owner, id: string): Promise<Pick<Row, 'name' | 'active'> | undefined> {
  return await tx
    .selectFrom('suppliers')
    .select(['name', 'active'])
    .where('id', '=', id)
    .where('brand', '=', brand.id)
    .where((one) => one.or([one('company_id', '=', actor.companyId ?? ''), one('company_id', 'is', null)]))
    .executeTakeFirst()
}

/** The company's own supplier, locked until the transaction ends. */
export async function holdSupplier(tx: Writer, { brand, actor }: Owner, id: string): Promise<Row | undefined> {
  return await tx
    .selectFrom('suppliers')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand.id)
    .where('company_id', '=', actor.companyId ?? '')
    .forUpdate()
    .executeTakeFirst()
}

/** Contact details of an existing supplier. */
export async function readSupplierData(tx: Writer, id: string): Promise<Row['data']> {
  const { data } = await tx.selectFrom('suppliers').select('data').where('id', '=', id).executeTakeFirstOrThrow()
  return data
}

export interface NewSupplier extends Pick<Row, 'id' | 'brand' | 'company_id' | 'name' | 'kind' | 'updated_at'> {
  readonly application_id?: string
  readonly data: SupplierData
}

/**
 * Throws a violation of `suppliers_name` if the company has a supplier with this name, of `suppliers_approved_name` if one for
 * all companies has it.
 */
export async function insertSupplier(tx: Writer, { data, ...row }: NewSupplier): Promise<void> {
  await tx
    .insertInto('suppliers')
    .values({ ...row, data: JSON.stringify(data) })
    .execute()
}

/** Retires or reinstates the supplier of an accepted application; returns its id. */
export async function setSupplierActive(
  tx: Writer,
  { applicationId, active, at }: { readonly applicationId: string; readonly active: boolean; readonly at: Date },
): Promise<string> {
  const { id } = await tx
    .updateTable('suppliers')
    .set(({ eb }) => ({ active, updated_at: at, version: eb('version', '+', 1) }))
    .where('application_id', '=', applicationId)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates a locked row and increments its version. Throws like insertSupplier. */
export async function updateSupplier(
  tx: Writer,
  { id, version }: Pick<Row, 'id' | 'version'>,
  { data, ...row }: Pick<Row, 'name' | 'kind' | 'active' | 'updated_at'> & { readonly data: SupplierData },
): Promise<void> {
  await tx
    .updateTable('suppliers')
    .set({ ...row, version: version + 1, data: JSON.stringify(data) })
    .where('id', '=', id)
    .execute()
}
