import { because } from '@portal/words/reasons'
import { Piscina } from 'piscina'
import { Refusal } from '../use-case/errors.ts'
import type { ResumeContent } from './resume-content.ts'

export type DocumentWorkerOptions = {
  /** The module with the function that a worker runs; another one in tests. */
  filename?: string | undefined
  timeoutMs?: number
  maxQueue?: number
  maxHeapMb?: number
  /** Called when a thread fails while it makes no document. */
  onFailure?: (error: Error) => void
}

/** The modules with the functions that make a CV's documents. */
const fillDocx = new URL('docx/fill-docx.ts', import.meta.url).href
const modules = {
  pdf: { filename: new URL('pdf/render-resume.ts', import.meta.url).href, name: 'default' },
  docx: { filename: fillDocx, name: 'default' },
  docxA4: { filename: fillDocx, name: 'fillA4' },
}
export type DocumentKind = keyof typeof modules

/** A CV as long as its limits allow takes a few seconds on a slow machine. */
const defaultTimeoutMs = 30_000
const defaultMaxQueue = 50
/** Two threads of a lower priority leave the event loop its share of a machine with two processors. */
const maxThreads = 2
const lowerPriority = 10
/**
 * The memory of a thread, far more than long CVs need. A thread that needs more is ended, and its request is answered
 * with 500.
 */
const defaultMaxHeapMb = 384
const idleMs = 10 * 60_000

/**
 * Makes PDF and Word files in worker threads (docs/decisions/0050-pdf-in-worker-threads.md). They start with the first
 * CV, so that the portal's start does not wait for fonts, and all but one end after ten idle minutes. A thread that ends
 * by itself is replaced.
 */
export class DocumentWorkers {
  readonly #options: DocumentWorkerOptions
  #pool: Piscina<ResumeContent, Uint8Array> | undefined
  #closing: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: DocumentWorkerOptions = {}) {
    this.#options = options
  }

  /**
   * Makes a document. 503 when too many wait already, when it takes too long, and when the threads are ended meanwhile.
   */
  async render(kind: DocumentKind, content: ResumeContent): Promise<Uint8Array> {
    if (this.#isClosed) throw tooBusy()
    this.#pool ??= this.#start()
    const pool = this.#pool
    // Piscina's own maxQueue counts no tasks that have a signal.
    if (pool.queueSize >= (this.#options.maxQueue ?? defaultMaxQueue)) throw tooBusy()
    const signal = AbortSignal.timeout(this.#options.timeoutMs ?? defaultTimeoutMs)
    try {
      const { filename } = this.#options
      const task = filename === undefined ? modules[kind] : { filename, name: 'default' }
      return await pool.run(content, { signal, ...task })
    } catch (error) {
      throw signal.aborted || pool !== this.#pool ? tooBusy() : error
    }
  }

  get threadIds(): number[] {
    return this.#pool?.threads.map(({ threadId }) => threadId) ?? []
  }

  /** Closes the pool after this time, in which documents under way can be finished. */
  closeAfter(graceMs: number): void {
    this.#closing ??= setTimeout(() => this.close(), graceMs).unref()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#closing)
    await this.#drop()
  }

  /** Ends the threads. Requests whose documents are under way are answered with 503. */
  async #drop(): Promise<void> {
    const pool = this.#pool
    this.#pool = undefined
    await pool?.destroy()
  }

  #start(): Piscina<ResumeContent, Uint8Array> {
    const pool = new Piscina<ResumeContent, Uint8Array>({
      minThreads: 1,
      maxThreads,
      idleTimeout: idleMs,
      niceIncrement: lowerPriority,
      resourceLimits: { maxOldGenerationSizeMb: this.#options.maxHeapMb ?? defaultMaxHeapMb },
      // Production mode, because React's checks for development take time and memory. The threads need no other
      // variable.
      env: { NODE_ENV: 'production' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    // Without a listener the event would end the process. The system may have refused a thread, and this pool starts
    // no other one then. The next document makes a new pool.
    pool.on('error', (error: Error) => {
      this.#options.onFailure?.(error)
      if (pool === this.#pool) this.#drop()
    })
    return pool
  }
}

const tooBusy = () =>
  new Refusal(503, because('resumes.document_busy'), {
    retryAfterSeconds: 5,
  })
