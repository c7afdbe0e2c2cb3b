import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'

/** What a process tells the supervisor once it takes requests. */
const readiness = z.object({ banner: z.string() })

type Options = {
  /** How many processes there are. */
  count: number
  /** The program of a process; it calls `tellReady` once it listens. */
  program: string
  /** Variables of the processes, besides those of this one. */
  environment: Readonly<Record<string, string>>
  /** Called when a process ended by itself, with its signal or exit code, before another one takes its place. */
  onEnd: (reason: string) => void
}

/** A process ended before it took requests. It has told the reason itself. */
export class ProcessEnded extends Error {
  readonly code: number
  constructor(code: number) {
    super(`A process ended with ${code} before it took requests`)
    this.code = code
  }
}

export type Supervisor = {
  banner: string
  /** Replaces one process after the other; each ends when the next one takes requests. */
  restart(): Promise<void>
  /** Lets all processes finish what they have in hand. */
  stop(): Promise<void>
}

/** Told to the supervisor by a process that takes requests. */
export function tellReady(banner: string): void {
  process.send?.({ banner })
}

/** Milliseconds before a process that ended by itself is replaced; doubled as long as the next one does not start either. */
const pauseMs = { first: 500, most: 30_000 }

/**
 * Runs the program in several processes that share a port, by Node's cluster: this process holds the port, so no connection is
 * refused while a process is replaced. One that ends by itself is replaced.
 */
export async function superviseProcesses({
  count,
  program,
  environment,
  onEnd,
}: Options): Promise<Supervisor> {
  cluster.setupPrimary({ exec: program, args: [], execArgv: process.execArgv })
  const wanted = new Set<Worker>()
  let isStopping = false

  async function startOne(): Promise<string> {
    const worker = cluster.fork(environment)
    const banner = await bannerOf(worker)
    wanted.add(worker)
    worker.once('exit', (code, signal) => {
      if (!wanted.delete(worker) || isStopping) return
      onEnd(String(signal ?? code))
      void replace()
    })
    return banner
  }

  async function replace(): Promise<void> {
    for (let pause = pauseMs.first; !isStopping; pause = Math.min(pause * 2, pauseMs.most)) {
      await wait(pause)
      if (isStopping || wanted.size >= count) return
      const isStarted = await startOne().then(
        () => true,
        () => false,
      )
      if (isStarted) return
    }
  }

  async function end(worker: Worker): Promise<void> {
    if (worker.isDead()) return
    wanted.delete(worker)
    const ended = once(worker, 'exit')
    worker.process.kill('SIGTERM')
    await ended
  }

  // The first one alone prepares the database, and tells the password of a first admin.
  const banner = await startOne()
  await Promise.all(Array.from({ length: count - 1 }, startOne))
  return {
    banner,
    async restart() {
      for (const worker of [...wanted]) {
        if (isStopping) return
        // One that ended by itself meanwhile is replaced already.
        if (!wanted.has(worker)) continue
        await startOne()
        await end(worker)
      }
    },
    async stop() {
      isStopping = true
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)))
    },
  }
}

/** Waits until the process takes requests. */
async function bannerOf(worker: Worker): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  worker.once('message', (message) => resolve(z.parse(readiness, message).banner))
  worker.once('exit', (code) => reject(new ProcessEnded(code ?? 1)))
  return promise
}
