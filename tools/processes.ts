import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The arguments of a Node process that loads the server. */
export const serverArgs = ['--import', new URL('./drizzle-lookups.ts', import.meta.url).href]

export const nodeArgs = ['--disable-warning=ExperimentalWarning', ...serverArgs]

/** Resolves with the exit code; 1 when the command cannot be started or ends by a signal. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return exitCode(spawn(command, args, { cwd: root, stdio: 'inherit', ...options }))
}

/** Like `run`, and returns the output. */
export async function runQuietly(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  child.on('error', (error) => {
    output += error.message
  })
  return { code: await exitCode(child), output }
}

function exitCode(child: ChildProcess): Promise<number> {
  const forget = onInterrupt(async () => {
    child.kill('SIGTERM')
  })
  return new Promise((resolve) => {
    const end = (code: number) => {
      forget()
      resolve(code)
    }
    child.on('error', () => end(1))
    child.on('close', (code) => end(code ?? 1))
  })
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const cleanups = new Set<() => Promise<void>>()

/**
 * Runs `stop` before this process ends by Ctrl-C or a signal, so that nothing temporary is left. Returns a function
 * that unregisters it; without a registered `stop`, signals have their usual effect.
 */
export function onInterrupt(stop: () => Promise<void>): () => void {
  if (cleanups.size === 0) for (const signal of signals) process.on(signal, interrupted)
  cleanups.add(stop)
  return () => {
    if (cleanups.delete(stop) && cleanups.size === 0 && !isInterrupted) {
      for (const signal of signals) process.off(signal, interrupted)
    }
  }
}

let isInterrupted = false

/** The same Ctrl-C may arrive twice, from the terminal and from npm: stopping runs once. */
function interrupted(): void {
  if (isInterrupted) return
  isInterrupted = true
  Promise.allSettled([...cleanups].map((stop) => stop())).finally(() => process.exit(130))
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('No free port'))
      })
    })
  })
}

/** Awaits work whose failure the user can fix: prints the message without a stack trace and exits with 1. */
export async function orExit<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exit(1)
  }
}
