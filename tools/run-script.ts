import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { nodeArgs, root } from './processes.ts'

/** Runs a command of the project, `scripts/NAME.ts`, with these variables alone. Returns its exit code and what it printed. */
export async function runScript(name: string, variables: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [...nodeArgs, join(root, `scripts/${name}.ts`), ...args], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code, words: `${output}${errors}`.trim() }
}
