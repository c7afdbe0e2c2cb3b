// `npm start`: the web app built when its sources changed, then the server in this same process.

import { buildWebWhenChanged } from './lib/web-build.ts'

try {
  await buildWebWhenChanged()
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
await import('../apps/api/src/main.ts')
