import type { PGlite, Transaction } from '@electric-sql/pglite'

/**
 * The tables whose rows a transaction locks in one order (docs/architecture.md, 'Locks'). Leave requests and records
 * stand at one place, because the person is locked before either.
 */
const lockOrder = [
  'undo_entries',
  'vacancies',
  'candidates',
  'users',
  'resumes',
  'files',
  'projects',
  'customers',
  'categories',
  'contracts',
  'leave_requests',
]

/** -1 for a table without a place. */
const placeOf = (table: string) => lockOrder.indexOf(table === 'records' ? 'leave_requests' : table)

const changed = /(?:^|[^\w])(?:update|delete from) "(\w+)"/g
const locked = /\bfor (?:no key update|update|share|key share)(?: of "(\w+)")?/g

/** The tables whose rows the statement locks: by a lock first, then by a change. */
export function lockedTables(statement: string): string[] {
  const byLock = [...statement.matchAll(locked)].map(
    ({ 1: of, index }) => of ?? [...statement.slice(0, index).matchAll(/\bfrom "(\w+)"/g)].at(-1)?.[1] ?? '',
  )
  const byChange = [...statement.matchAll(changed)].map(([, table = '']) => table)
  return [...byLock, ...byChange]
}

/** A check of one transaction: throws when a statement locks a table that stands before one that is locked already. */
export function lockOrderCheck(): (statement: string) => void {
  const held = new Set<string>()
  return (statement) => {
    for (const table of lockedTables(statement)) {
      if (held.has(table)) continue
      const place = placeOf(table)
      if (place < 0) continue
      const later = [...held].find((other) => placeOf(other) > place)
      if (later !== undefined) throw new Error(`${table} is locked after ${later}: ${statement}`)
      held.add(table)
    }
  }
}

/** Holds the order of locks in every transaction of the embedded database. */
export function holdLockOrder(client: PGlite): PGlite {
  const { transaction } = client
  client.transaction = <Result>(run: (tx: Transaction) => Promise<Result>) =>
    transaction.call<PGlite, [typeof run], Promise<Result>>(client, (tx) => {
      const check = lockOrderCheck()
      return run(
        new Proxy(tx, {
          get: (target, name) => {
            if (name !== 'query') return Reflect.get(target, name)
            const query: Transaction['query'] = (statement, ...rest) => {
              check(statement)
              return target.query(statement, ...rest)
            }
            return query
          },
        }),
      )
    })
  return client
}
