import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Db } from '../src/db/client.ts'

/** Lists the statements of transactions of the embedded database. Nothing else may use it meanwhile. */
export async function listInTransactions(db: Db, work: () => Promise<unknown>): Promise<string[]> {
  const client: unknown = Reflect.get(db, '$client')
  if (!(client instanceof PGlite)) throw new Error('Only the embedded database is counted')
  const { transaction } = client
  const statements: string[] = []
  const listed = (tx: Transaction): Transaction =>
    new Proxy(tx, {
      get: (target, name) => {
        if (name !== 'query') return Reflect.get(target, name)
        return (...args: Parameters<Transaction['query']>) => {
          statements.push(args[0])
          return target.query(...args)
        }
      },
    })
  client.transaction = <Result>(run: (tx: Transaction) => Promise<Result>) =>
    transaction.call<PGlite, [typeof run], Promise<Result>>(client, (tx) => run(listed(tx)))
  try {
    await work()
    return statements
  } finally {
    client.transaction = transaction
  }
}

/** Counts the statements of transactions of the embedded database. Nothing else may use it meanwhile. */
export const countInTransactions = async (db: Db, work: () => Promise<unknown>): Promise<number> =>
  (await listInTransactions(db, work)).length

/** Counts the statements that the work sends outside transactions. Nothing else may use the database meanwhile. */
export async function countQueries(db: Db, work: () => Promise<unknown>): Promise<number> {
  const client: unknown = Reflect.get(db, '$client')
  if (typeof client !== 'object' || client === null)
    throw new Error('This database has no client whose queries could be counted')
  const query: unknown = Reflect.get(client, 'query')
  if (typeof query !== 'function') throw new Error('This client has no query function to count')
  let count = 0
  Reflect.set(client, 'query', (...args: unknown[]): unknown => {
    count += 1
    return Reflect.apply(query, client, args)
  })
  try {
    await work()
    return count
  } finally {
    Reflect.set(client, 'query', query)
  }
}
