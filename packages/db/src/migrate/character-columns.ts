import { ColumnTypeEnum, type SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import type { Pool, QueryArrayResult } from 'pg'

// https://github.com/postgres/postgres/blob/REL_18_STABLE/src/include/catalog/pg_type.dat
const CHAR_OID = 18
const TEXT_OID = 25

/**
 * The stock adapter has no type for the catalogue's one-byte "char" (kinds of constraints and the like), which
 * the engine selects whenever it describes tables: such columns are fetched as text and handed on as characters.
 */
export function knowCharacters(adapter: SqlDriverAdapter, pool: Pool): SqlDriverAdapter {
  const characterColumns = new WeakMap<object, ReadonlySet<number>>()
  const query = pool.query.bind(pool) as (config: object) => Promise<QueryArrayResult | QueryArrayResult[]>
  Object.assign(pool, {
    query: async (config: object) => {
      const result = await query(config)
      if (!Array.isArray(result)) characterColumns.set(result.rows, fetchAsText(result))
      return result
    },
  })
  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.queryRaw = async (sqlQuery) => {
    const result = await queryRaw(sqlQuery)
    const characters = characterColumns.get(result.rows)
    if (!characters?.size) return result
    const columnTypes = result.columnTypes.map((type, index) =>
      characters.has(index) ? ColumnTypeEnum.Character : type,
    )
    return { ...result, columnTypes }
  }
  return adapter
}

function fetchAsText(result: QueryArrayResult): Set<number> {
  const columns = new Set<number>()
  result.fields.forEach((field, index) => {
    if (field.dataTypeID !== CHAR_OID) return
    field.dataTypeID = TEXT_OID
    columns.add(index)
  })
  return columns
}
