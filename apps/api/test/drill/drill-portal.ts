import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { BucketSettings } from '../../src/config/storage-settings.ts'
import { variablesOf } from '../files/s3-server.ts'
import { somePort, start, started } from '../processes/portal-process.ts'

const maxWaitMs = 60_000
const pauseMs = 20

export type Place = {
  dataDir: string
  databaseUrl?: string | undefined
  /** Without a server the portal writes no mails. */
  smtpUrl?: string | undefined
  /** Without a bucket files are in the folder. */
  bucket?: BucketSettings | undefined
  /** More than one needs PostgreSQL. */
  processes?: number
  stopDelay?: string
  /** Further variables. */
  more?: Record<string, string>
}

/** Runs a portal in a process of its own that is killed and started again at the same address. */
export class DrillPortal {
  readonly url: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly bucket: BucketSettings | undefined
  readonly #processes: number
  readonly #stopDelay: string
  readonly #more: Record<string, string>
  readonly #smtpUrl: string | undefined
  readonly #port: number
  #child: ReturnType<typeof start> | undefined
  #log = ''

  private constructor(
    port: number,
    { dataDir, databaseUrl, smtpUrl, bucket, processes = 1, stopDelay = '0s', more = {} }: Place,
  ) {
    this.#port = port
    this.url = `http://127.0.0.1:${port}`
    this.dataDir = dataDir
    this.databaseUrl = databaseUrl
    this.#smtpUrl = smtpUrl
    this.bucket = bucket
    this.#processes = processes
    this.#stopDelay = stopDelay
    this.#more = more
  }

  static async start(place: Place): Promise<DrillPortal> {
    const portal = new DrillPortal(await somePort('free'), place)
    await portal.startAgain()
    return portal
  }

  async startAgain(): Promise<void> {
    const child = start({
      DATA_DIR: this.dataDir,
      PORT: String(this.#port),
      TIME_ZONE: 'UTC',
      WEBHOOK_PRIVATE: 'on',
      ...this.#more,
      PROCESSES: String(this.#processes),
      STOP_DELAY: this.#stopDelay,
      ...(this.databaseUrl === undefined ? {} : { DATABASE_URL: this.databaseUrl }),
      ...(this.bucket === undefined ? {} : variablesOf(this.bucket)),
      ...(this.#smtpUrl === undefined ? {} : { SMTP_URL: this.#smtpUrl }),
    })
    await started(child)
    // A full pipe would stop the portal, so its output is read.
    child.stderr.on('data', (chunk: Buffer) => {
      this.#log = (this.#log + chunk.toString()).slice(-20_000)
    })
    this.#child = child
  }

  /** The end of what the portal has logged. */
  get log(): string {
    return this.#log
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  get exitCode(): number | null {
    return this.#child?.exitCode ?? null
  }

  get port(): number {
    return this.#port
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.#child === undefined || !this.isRunning) return
    const ended = once(this.#child, 'exit')
    this.#child.kill(signal)
    await ended
  }

  /** Resolves when `/readyz` answers with the status. */
  async readiness(status: 200 | 503): Promise<void> {
    const deadline = Date.now() + maxWaitMs
    for (;;) {
      const answer = await fetch(`${this.url}/readyz`)
      await answer.arrayBuffer()
      if (answer.status === status) return
      if (Date.now() > deadline)
        throw new Error(`/readyz did not answer ${status} within ${maxWaitMs / 1000} s`)
      await wait(pauseMs)
    }
  }
}
