import pg from 'pg'

/** A pool that keeps its places when connections break. */
export class SafePool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
    // Broken connections are noticed by whoever uses them next; without listeners they would end the process.
    this.on('error', () => {})
    this.on('connect', (client) => client.on('error', () => {}))
  }
}
