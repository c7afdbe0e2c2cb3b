import { setTimeout as wait } from 'node:timers/promises'
import { count } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'
import { type SmtpTestServer, startSmtpServer } from '../mail/smtp-test-server.ts'
import { ask, send, unexpected } from './calls.ts'
import type { Ledger } from './ledger.ts'

const writeEveryMs = 50
/** Longer than the lease of a mail that a portal had in hand when it was killed. */
const maxWaitMs = 120_000
const waitingCount = z.object({ count })

/** Asks for mails while the portal is disturbed, and counts what a real server gets of them. */
export class DrillMails {
  readonly #server: SmtpTestServer
  acknowledged = 0

  private constructor(server: SmtpTestServer) {
    this.#server = server
  }

  static async start(): Promise<DrillMails> {
    return new DrillMails(await startSmtpServer())
  }

  get smtpUrl(): string {
    return this.#server.url
  }

  /** Asks for one mail after the other until the portal is gone or cannot write, or until it is over. */
  async keepAsking(url: string, adminToken: string, isOver = () => false): Promise<void> {
    const call = { method: 'POST', path: '/mails/test', token: adminToken } as const
    while (!isOver()) {
      const answer = await send(url, call)
      if (answer === undefined || answer.status === 503) return
      if (answer.status !== 202) throw unexpected(call, answer)
      this.acknowledged += 1
      await wait(writeEveryMs)
    }
  }

  /** Waits until no mail waits any more, and counts those that never came. A mail may come twice, with one Message-ID. */
  async check(url: string, adminToken: string, ledger: Ledger): Promise<void> {
    const deadline = Date.now() + maxWaitMs
    const call = { method: 'GET', path: '/mails?state=waiting', token: adminToken } as const
    while ((await ask(url, call, waitingCount)).count > 0) {
      if (Date.now() > deadline) throw new Error(`Mails still wait after ${maxWaitMs / 1000} s`)
      await wait(writeEveryMs)
    }
    const lost = this.acknowledged - this.arrived
    if (lost <= 0) return
    ledger.lost += lost
    ledger.faults.push(`${lost} of ${this.acknowledged} mails never came`)
  }

  /** How many different mails came. */
  get arrived(): number {
    return new Set(this.#server.received.map(({ messageId }) => messageId)).size
  }

  /** How many came once more: the server had taken them when the portal was killed. */
  get repeated(): number {
    return this.#server.received.length - this.arrived
  }

  close(): Promise<void> {
    return this.#server.close()
  }
}
