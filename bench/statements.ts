import type { Client, ClientBase } from 'pg'
import type { TempPostgres } from '../tools/servers/temp-postgres.ts'

/** One statement as the portal sent it, with its parameters as text; `name` is that of a prepared statement. */
export type Statement = { name: string | undefined; text: string; values: (string | null)[] }

const entryMark = '@@entry@@'

/** Settings with which PostgreSQL must be started, so that `StatementRecorder` can read its log. */
export const logSettings = [`log_line_prefix=${entryMark}`, 'lc_messages=C', 'log_parameter_max_length=-1']

/** Reads from PostgreSQL's log which statements a request runs, so that the same ones can run without HTTP. */
export class StatementRecorder {
  #log = ''
  #marker = 0
  readonly #client: Client

  constructor(postgres: TempPostgres, client: Client) {
    this.#client = client
    postgres.onLog((text) => {
      this.#log += text
    })
  }

  /** Switches the log of statements for every connection, also for those of the portal. */
  async switchLogging(on: boolean): Promise<void> {
    await this.#client.query(`alter system set log_statement = '${on ? 'all' : 'none'}'`)
    await this.#client.query('select pg_reload_conf()')
    const wanted = on ? 'all' : 'none'
    for (;;) {
      const { rows } = await this.#client.query<{ log_statement: string }>('show log_statement')
      if (rows[0]?.log_statement === wanted) return
    }
  }

  /** The statements that the portal runs during `act`. No other client may use the server meanwhile. */
  async record(act: () => Promise<unknown>): Promise<Statement[]> {
    await this.#mark()
    this.#log = ''
    await act()
    await this.#mark()
    const end = this.#log.lastIndexOf(entryMark, this.#log.lastIndexOf(`marker ${this.#marker}`))
    return parseLog(this.#log.slice(0, end))
  }

  async #mark(): Promise<void> {
    this.#marker += 1
    const text = `marker ${this.#marker}`
    await this.#client.query(`select '${text}'`)
    while (!this.#log.includes(text)) await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Reads `LOG: execute …` and `LOG: statement: …` entries with the `DETAIL: parameters: …` that follow them. */
export function parseLog(log: string): Statement[] {
  const statements: Statement[] = []
  for (const entry of log.split(entryMark)) {
    const text = entry.replaceAll('\n\t', '\n').trim()
    const [, name, sql] = /^LOG:\s+(?:execute ([^:]+)|statement): ([\s\S]+)$/.exec(text) ?? []
    if (sql !== undefined) {
      statements.push({ name: name === '<unnamed>' ? undefined : name, text: sql, values: [] })
    }
    const parameters = /^DETAIL:\s+parameters: ([\s\S]+)$/i.exec(text)?.[1]
    const last = statements.at(-1)
    if (parameters !== undefined && last) last.values = parseParameters(parameters)
  }
  return statements
}

function parseParameters(text: string): (string | null)[] {
  return [...text.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, quoted]) => quoted?.replaceAll("''", "'") ?? null,
  )
}

export async function replay(client: ClientBase, statements: readonly Statement[]): Promise<void> {
  for (const statement of statements) await client.query(statement)
}
