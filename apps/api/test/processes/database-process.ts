import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { serverArgs } from '../../../../tools/processes.ts'

export type TestProcess = {
  /** The lines printed so far. */
  lines: string[]
  /** Resolves after that many lines, and rejects when the process ends before. */
  printed(count: number): Promise<void>
  /** Kills the process, and resolves when it has ended and its output has been read. */
  kill(): Promise<void>
}

/** Starts a script in a separate Node process. */
export function startProcess(script: URL, args: readonly string[]): TestProcess {
  const file = fileURLToPath(script)
  const child = spawn(process.execPath, [...serverArgs, file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => lines.push(line))
  const ended = Promise.all([once(child, 'exit'), once(reader, 'close')])
  return {
    lines,
    async printed(count) {
      while (lines.length < count) {
        const isOver = await Promise.race([once(reader, 'line').then(() => false), ended.then(() => true)])
        if (isOver && lines.length < count) throw new Error(`${file} ended after: ${lines.join(' | ')}`)
      }
    },
    async kill() {
      if (isRunning(child)) child.kill('SIGKILL')
      await ended
    },
  }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null
