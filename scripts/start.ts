// `npm start`: builds the web app when its sources have changed, then runs the server in this process.

import { orExit } from '../tools/processes.ts'
import { buildWebWhenChanged } from '../tools/web-build.ts'

await orExit(buildWebWhenChanged())
await import('../apps/api/src/main.ts')
