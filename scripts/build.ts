// `npm run build`: builds and compresses the web app and compares it with its size budgets.

import { checkBudgets } from './lib/budgets.ts'
import { orExit } from './lib/processes.ts'
import { buildWeb } from './lib/web-build.ts'

await orExit(buildWeb())
const { lines, withinBudget } = await checkBudgets()
console.log(lines.join('\n'))
if (!withinBudget) process.exitCode = 1
