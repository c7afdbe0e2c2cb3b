import pg from 'pg'

type OnConnect = Parameters<pg.Pool['connect']>[0]

/** A pool that loses no place to a connection that breaks or hangs, whatever its borrower does about it. */
export class SafePool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
    // Broken connections are noticed by whoever uses them next; without listeners they would end the process.
    this.on('error', () => {})
    this.on('connect', (client) => client.on('error', () => {}))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return super.connect().then(lend)
    super.connect(callback)
    return undefined
  }
}

/** drizzle keeps the connection when `begin` fails, and gives it back as sound when `rollback` ran out of time. */
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

/** A statement is still under way: its answer would come to the next borrower. */
const isBusy = (client: pg.PoolClient) => Reflect.get(client, 'readyForQuery') === false
