import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Db } from '../src/db/client.ts'

/** Counts the statements of transactions of the embedded database. Nothing else may use it meanwhile. */
export async function countInTransactions(db: Db, work: () => Promise<unknown>): Promise<number> {
  const client: unknown = Reflect.get(db, '$client')
  if (!(client instanceof PGlite)) throw new Error('Only the embedded database is counted')
  const { transaction } = client
  let count = 0
  const counted = (tx: Transaction): Transaction =>
    new Proxy(tx, {
      get: (target, name) => {
        if (name === 'query') count += 1
        return Reflect.get(target, name)
      },
    })
  client.transaction = <Result>(run: (tx: Transaction) => Promise<Result>) =>
    transaction.call<PGlite, [typeof run], Promise<Result>>(client, (tx) => run(counted(tx)))
  try {
    await work()
    return count
  } finally {
    client.transaction = transaction
  }
}

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
