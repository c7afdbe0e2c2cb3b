import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { readMailSettings } from '../../src/config/mail-settings.ts'
import { settingsOf } from '../../src/config/settings-value.ts'
import { mails } from '../../src/db/schema/mails.ts'
import { createSender } from '../../src/mail/mailer.ts'
import { queueMail } from '../../src/mail/queue-mail.ts'
import { type Deliver, deliverBySmtp } from '../../src/mail/smtp-server.ts'
import { type Clock, clockAt } from '../../src/use-case/clock.ts'
import { defaultNow, publicUrl, type TestApp } from '../app.ts'
import { buildUser } from '../factories/user.ts'

/** The server that these settings name. */
export function deliverTo(settings: Record<string, string>): Deliver {
  const read = readMailSettings(settingsOf(settings), { publicUrl, companyName: undefined })
  if (read === undefined) throw new Error('No server')
  return deliverBySmtp(read)
}

export const greetings = {
  subject: 'Greetings',
  paragraphs: ['A <b>bold</b> & "quoted" text'],
  action: { label: 'Open', url: 'http://portal.test/open?a=1&b=2' },
  why: 'You asked for it.',
}

type NewMail = { subject?: string; ends_at?: Date; to?: string }

/** The outbox of the portal, with a clock that stands still until it is moved. */
export class TestOutbox {
  readonly #api: TestApp
  readonly clock: Clock = clockAt('Europe/Kyiv', () => this.now)
  now = new Date(defaultNow)

  constructor(api: TestApp) {
    this.#api = api
  }

  pass(ms: number): void {
    this.now = new Date(this.now.getTime() + ms)
  }

  sender(deliver: Deliver) {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    const options = { db: this.#api.db, clock: this.clock, deliver, host: 'portal.test', log }
    return { log, ...createSender(options, new AbortController().signal) }
  }

  /** Writes a mail to somebody new. */
  async queue({
    subject = greetings.subject,
    ends_at,
    to,
  }: NewMail = {}): Promise<{ id: number; email: string }> {
    const { id, first_name, full_name, email } = await buildUser(
      this.#api.db,
      to === undefined ? {} : { email: to },
    )
    const mail = {
      kind: 'test' as const,
      to: { id, first_name, full_name, email },
      content: { ...greetings, subject },
      ...(ends_at && { ends_at }),
    }
    const deps = { clock: this.clock, config: this.#api.config }
    const mailId = await this.#api.db.transaction((tx) => queueMail(tx, deps, mail))
    return { id: mailId ?? 0, email }
  }

  async row({ id }: { id: number }) {
    const [row] = await this.#api.db.select().from(mails).where(eq(mails.id, id))
    return row
  }
}
