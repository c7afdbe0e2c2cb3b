import {
  type messages,
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite'
import { isStalePlan } from '../violations.ts'

/** A prepared statement with what PostgreSQL answered when it parsed it. */
type Statement = { name: string; parameterTypes: number[]; columns: messages.BackendMessage[] }

const { serialize } = protocol

/**
 * The most statements that are kept. Each takes about 25 kilobytes; for a new one, the one that was used least recently
 * is closed.
 */
const mostKept = 300
/** A statement with more parameters is an insert of many rows, whose text rarely comes again; it is not kept. */
const mostParameters = 60

/**
 * Keeps statements prepared. PGlite has PostgreSQL parse and plan the text of every query anew, in six rounds; here a
 * text that came before takes one round. docs/decisions/0002-embedded-postgresql-held-by-a-lock.md#statements-stay-prepared
 */
export function keepStatements(client: PGlite): PGlite {
  const queryUnnamed = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  const statements = new Statements(client)

  client.query = async <Row>(text: string, values: unknown[] = [], options: QueryOptions = {}) => {
    const others = keepParsers(client, options)
    if (values.length > mostParameters) return queryUnnamed<Row>(text, values, others)
    await client._checkReady()
    const run = () => client._runExclusiveTransaction(() => statements.run<Row>(text, values, others, true))
    try {
      return await run()
    } catch (error) {
      if (isStalePlan(error)) return run()
      throw error
    }
  }

  client.transaction = (work) =>
    transaction((tx) => {
      const queryInside = tx.query.bind(tx)
      tx.query = async <Row>(text: string, values: unknown[] = [], options: QueryOptions = {}) => {
        const others = keepParsers(client, options)
        if (tx.closed || values.length > mostParameters) return queryInside<Row>(text, values, others)
        return statements.run<Row>(text, values, others, false)
      }
      return work(tx)
    })
  return client
}

/**
 * Drizzle sends its parsers of dates with every statement, and PGlite copies its table of several hundred parsers for a
 * statement that has some.
 */
function keepParsers(client: PGlite, { parsers, ...others }: QueryOptions): QueryOptions {
  Object.assign(client.parsers, parsers)
  return others
}

class Statements {
  readonly #client: PGlite
  /** The kept statements by their text, the least recently used first. */
  readonly #kept = new Map<string, Statement>()
  #named = 0

  constructor(client: PGlite) {
    this.#client = client
  }

  /** Runs a statement; with `ends` it is a transaction of its own. */
  run<Row>(text: string, values: unknown[], options: QueryOptions, ends: boolean): Promise<Results<Row>>
  run(text: string, values: unknown[], options: QueryOptions, ends: boolean): Promise<Results | undefined> {
    return this.#client.runExclusive(async () => {
      const { name, parameterTypes, columns } = await this.#statementOf(text)
      try {
        const answers = await this.#send([
          serialize.bind({ statement: name, values: this.#serialized(values, parameterTypes) }),
          serialize.execute({}),
          serialize.sync(),
        ])
        if (ends) await this.#client.syncToFs()
        return parse.parseResults([...columns, ...answers], this.#client.parsers, options)[0]
      } catch (error) {
        // The schema has changed: other statements may be outdated as well.
        if (isStalePlan(error)) await this.#forgetAll()
        throw error
      }
    })
  }

  async #statementOf(text: string): Promise<Statement> {
    const statement = this.#kept.get(text) ?? (await this.#prepare(text))
    this.#kept.delete(text)
    this.#kept.set(text, statement)
    return statement
  }

  async #prepare(text: string): Promise<Statement> {
    const [oldest] = this.#kept
    if (oldest !== undefined && this.#kept.size >= mostKept) await this.#close(...oldest)
    this.#named += 1
    const name = `kept_${this.#named}`
    const answers = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    return {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answers),
      columns: answers.filter((answer) => answer.name === 'rowDescription'),
    }
  }

  #serialized(values: unknown[], types: number[]): (string | null)[] {
    return values.map((value, index) => {
      if (value === null || value === undefined) return null
      const serializer = this.#client.serializers[types[index] ?? 0]
      return serializer === undefined ? String(value) : serializer(value)
    })
  }

  async #forgetAll(): Promise<void> {
    for (const entry of this.#kept) await this.#close(...entry)
  }

  async #close(text: string, { name }: Statement): Promise<void> {
    this.#kept.delete(text)
    await this.#send([serialize.close({ type: 'S', name }), serialize.sync()])
  }

  #send(parts: Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.#client.execProtocolStream(Buffer.concat(parts), { syncToFs: false })
  }
}
