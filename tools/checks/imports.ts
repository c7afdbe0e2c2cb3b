// Runs dependency-cruiser and makes sure that it saw the project: when it meets a TypeScript that it does not
// know it cruises nothing at all and reports success.

import { root } from '../processes.ts'
import { cruise } from './cruise.ts'
import { longestChains, maxChain } from './import-chains.ts'

/** The project has more than 800; a failed cruise finds next to none. */
const minModules = 400

const { modules, summary } = await cruise(root, ['packages', 'apps', 'e2e', 'bench', 'tools', 'scripts'])
const reasons = new Map(summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]))

for (const { from, to, rule } of summary.violations) {
  console.error(`${from} → ${to}\n  ${rule.name}: ${reasons.get(rule.name)}`)
}
const tooLong = longestChains(modules).filter((chain) => chain.length > maxChain)
for (const chain of tooLong) {
  console.error(
    `${chain.join(' → ')}\n  A chain of ${chain.length} files, at most ${maxChain}: join small files`,
  )
}
console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports looked at.`)
if (summary.totalCruised < minModules) {
  console.error(
    `Only ${summary.totalCruised} modules were found: dependency-cruiser cannot read the sources.`,
  )
  process.exitCode = 1
}
if (summary.violations.length > 0 || tooLong.length > 0) process.exitCode = 1
