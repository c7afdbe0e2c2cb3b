// `npm start`: the web app built when its sources changed, then the server in this same process.

import { orExit } from './lib/processes.ts'
import { buildWebWhenChanged } from './lib/web-build.ts'

await orExit(buildWebWhenChanged())
await import('../apps/api/src/main.ts')
