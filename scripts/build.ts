// `npm run build`: the web app, compressed, and held against its size budgets.

import { checkBudgets } from './lib/budgets.ts'
import { orExit } from './lib/processes.ts'
import { buildWeb } from './lib/web-build.ts'

await orExit(buildWeb())
const { lines, withinBudget } = await checkBudgets()
console.log(lines.join('\n'))
if (!withinBudget) process.exitCode = 1
