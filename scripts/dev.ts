// `npm run dev`: the server, restarted when its sources change, and Vite with hot reload in front of it.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { nodeArgs, root } from '../tools/processes.ts'

const children = [
  spawn(process.execPath, [...nodeArgs, '--watch', 'apps/api/src/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  }),
]

// When one of the two ends, by itself or by Ctrl-C, the other is stopped.
const stopAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAll)
for (const child of children) child.once('exit', stopAll)
