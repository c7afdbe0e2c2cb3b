import type { PGlite, QueryOptions } from '@electric-sql/pglite'

/**
 * Drizzle sends its parsers of dates with every statement, and PGlite copies its table of several hundred parsers for a
 * statement that has some: more than half of the CPU of a short one. Here the client keeps them in its own table.
 */
export function keepParsers(client: PGlite): PGlite {
  const kept = ({ parsers, ...others }: QueryOptions = {}): QueryOptions => {
    Object.assign(client.parsers, parsers)
    return others
  }
  const query = client.query.bind(client)
  client.query = (text, params, options) => query(text, params, kept(options))
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      const queryInside = tx.query.bind(tx)
      tx.query = (text, params, options) => queryInside(text, params, kept(options))
      return work(tx)
    })
  return client
}
