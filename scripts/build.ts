// `npm run build`: the web app, compressed, and held against its size budgets.

import { checkBudgets } from './lib/budgets.ts'
import { buildWeb } from './lib/web-build.ts'

try {
  await buildWeb()
  const { lines, withinBudget } = await checkBudgets()
  console.log(lines.join('\n'))
  if (!withinBudget) process.exitCode = 1
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
}
