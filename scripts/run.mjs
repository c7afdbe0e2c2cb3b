// Runs one of the project's commands: `node scripts/run.mjs <name> [arguments]`.
// It must work before anything is installed and on whatever Node.js the machine has (20 or later), so it is
// plain JavaScript without packages. It installs what is missing and hands over to scripts/<name>.ts on the
// Node.js that package.json pins.

import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { installWhenMissing, pinnedNode } from '../tools/install.mjs'

const [name = '', ...rest] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))

try {
  await installWhenMissing(root)
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}

const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
// node:sqlite, which holds the lock on the embedded database, still announces itself as experimental.
const args = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  new URL('../tools/drizzle-lookups.ts', import.meta.url).href,
]
const child = spawn(pinnedNode(root), [...args, script, ...rest], {
  cwd: root,
  stdio: 'inherit',
})

// Ctrl-C also reaches the child; a signal sent to this process alone does not. It is passed on, and this process waits
// for the child to stop.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal))
}
child.on('error', (error) => {
  console.error(`Cannot start ${pinnedNode(root)}: ${error.message}`)
  process.exitCode = 1
})
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
})
