import { type Placeholder, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { DbOrTx } from './database.ts'
import { isStalePlan } from './violations.ts'

/** Stands in a statement for a value that comes with each execution. */
export type Given<Values> = <Name extends keyof Values & string>(name: Name) => Placeholder<Name>

type Statement<Result> = { execute(values: Record<string, unknown>): Promise<Result> }
type Builder<Result> = { prepare(name: string): Statement<Result> }
type Session = DbOrTx['_']['session']

const unnamedSessions = new WeakSet<Session>()

/** Sends the prepared statements of this database without names: a pooler may give each to another connection. */
export function sendUnnamed(db: DbOrTx): void {
  unnamedSessions.add(db._.session)
}

/**
 * A statement that Drizzle builds once per session and PostgreSQL plans once per connection, under a name of its own.
 * It is meant for statements that every request runs, and its text must not depend on the values. When a change of the
 * schema alters the types of its result, it is prepared anew: outside a transaction here, and inside one when the
 * transaction is run again.
 */
export function prepared<Values extends Record<string, unknown>, Result>(
  name: string,
  build: (db: DbOrTx, given: Given<Values>) => Builder<Result>,
): (db: DbOrTx, values: Values) => Promise<Result> {
  let version = 1
  let statements = new WeakMap<Session, Statement<Result>>()

  const statementFor = (db: DbOrTx): Statement<Result> => {
    const session = db._.session
    const known = statements.get(session)
    if (known !== undefined) return known
    const statement = build(db, (value) => sql.placeholder(value)).prepare(
      unnamedSessions.has(session) ? '' : `${name}_${version}`,
    )
    statements.set(session, statement)
    return statement
  }

  return async (db, values) => {
    const usedVersion = version
    try {
      return await statementFor(db).execute(values)
    } catch (error) {
      if (!isStalePlan(error)) throw error
      if (version === usedVersion) {
        // Connections keep the statement under the old name until they close.
        version += 1
        statements = new WeakMap()
      }
      if (db instanceof PgTransaction) throw error
      return statementFor(db).execute(values)
    }
  }
}
