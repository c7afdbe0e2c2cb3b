import pg from 'pg'
import { DatabaseOpenError } from './open-error.ts'

type OnConnect = Parameters<pg.Pool['connect']>[0]

/** A pool that replaces connections that broke or hang, even when the code that used them does not report it. */
export class SafePool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
    // A broken connection fails its next statement. Without listeners the events would end the process.
    this.on('error', () => {})
    this.on('connect', (client) => client.on('error', () => {}))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return super.connect().then(lend, refuse)
    super.connect(callback)
    return undefined
  }
}

function refuse(error: unknown): never {
  throw new DatabaseOpenError('No connection to the database', { cause: error })
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
