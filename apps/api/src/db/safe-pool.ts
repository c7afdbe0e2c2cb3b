import pg from 'pg'
import { DatabaseOpenError, messageOf, PoolFullError } from './open-error.ts'

type OnConnect = Parameters<pg.Pool['connect']>[0]

/** A pool that replaces connections that broke or hang, even when the code that used them does not report it. */
export class SafePool extends pg.Pool {
  /** Connections that the database has taken. */
  #connected = 0

  constructor(config: pg.PoolConfig) {
    super(config)
    // A broken connection fails its next statement. Without listeners the events would end the process.
    this.on('error', () => {})
    this.on('connect', (client) => {
      this.#connected += 1
      client.once('end', () => {
        this.#connected -= 1
      })
      client.on('error', () => {})
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) {
      return super.connect().then(lend, (error: unknown) => {
        if (this.#isFull(error)) throw new PoolFullError()
        throw new DatabaseOpenError('No connection to the database', { cause: error })
      })
    }
    super.connect((error, client, release) =>
      callback(this.#isFull(error) ? new PoolFullError() : error, client, release),
    )
    return undefined
  }

  /** Tells a wait for a connection that others use from a database that cannot be reached. */
  #isFull(error: unknown): boolean {
    return this.#connected > 0 && messageOf(error) === 'timeout exceeded when trying to connect'
  }
}

/** drizzle keeps the connection when `begin` fails, and returns it as usable when `rollback` timed out. */
function lend(client: pg.PoolClient): pg.PoolClient {
  const release = client.release
  let isReleased = false
  const giveBack = (error?: Error | boolean) => {
    if (isReleased) return
    isReleased = true
    client.off('end', discard)
    release(error ?? isBusy(client))
  }
  const discard = () => giveBack(true)
  client.on('end', discard)
  client.release = giveBack
  return client
}

/** Whether a statement is still running, whose answer the next user of the connection would get. */
const isBusy = (client: pg.PoolClient) => Reflect.get(client, 'readyForQuery') === false
