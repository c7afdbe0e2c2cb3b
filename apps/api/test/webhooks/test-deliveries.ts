import { asc, eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { webhookDeliveries, webhooks } from '../../src/db/schema/webhooks.ts'
import { addToTrail } from '../../src/db/trail/add-to-trail.ts'
import { type Resolve, resolveHost } from '../../src/features/webhooks/check-address.ts'
import { createDeliverer } from '../../src/features/webhooks/deliver/deliverer.ts'
import { type Clock, clockAt } from '../../src/use-case/clock.ts'
import { atCommand } from '../../src/use-case/origin.ts'
import { defaultNow, type TestApp } from '../app.ts'

type Options = { allowsPrivate?: boolean; resolve?: Resolve }

/** The deliveries of a portal, with a clock that stands still until it is moved. */
export class TestDeliveries {
  readonly #api: TestApp
  readonly clock: Clock = clockAt('Europe/Kyiv', () => this.now)
  now = new Date(defaultNow)

  constructor(api: TestApp) {
    this.#api = api
  }

  pass(ms: number): void {
    this.now = new Date(this.now.getTime() + ms)
  }

  sender({ allowsPrivate = true, resolve = resolveHost }: Options = {}) {
    const { db, config } = this.#api
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    const options = {
      db,
      clock: this.clock,
      config: { ...config, webhookPrivate: allowsPrivate },
      resolve,
      log,
    }
    return { log, ...createDeliverer(options, new AbortController().signal) }
  }

  /** Writes an act into the trail, and so its deliveries. */
  async act(): Promise<void> {
    await this.#api.db.transaction((tx) =>
      addToTrail(tx, this.clock, atCommand('test'), {
        act: 'categories.update',
        object_type: 'category',
        object_id: 7,
        object: 'Design <!channel>',
        person_id: null,
        changes: [
          { field: 'name', before: 'Drawing', after: 'Design', hidden: false },
          { field: 'description', before: null, after: null, hidden: true },
        ],
      }),
    )
  }

  rows() {
    return this.#api.db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.id))
  }

  async webhook(id: number) {
    const [row] = await this.#api.db.select().from(webhooks).where(eq(webhooks.id, id))
    return row
  }
}
