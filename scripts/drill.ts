// `npm run drill [-- rounds [seed]]`: clients write while the portal is killed, PostgreSQL is stopped or fails over, or the
// disk gets full, 5 rounds of each unless told. It compares what was acknowledged with what is there, and ends with 1 when anything
// is lost or doubled. The same seed draws the same numbers of writes before each disturbance.

import { drillEverywhere } from '../tools/drill/drill-places.ts'

const rounds = Number(process.argv[2] ?? 5)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)
if (!Number.isSafeInteger(rounds) || rounds < 1 || !Number.isSafeInteger(seed)) {
  console.error('The rounds must be a whole number above 0, and the seed a whole number.')
  process.exit(1)
}
console.log(`Seed ${seed}, ${rounds} rounds each.`)
const faults = await drillEverywhere({ rounds, seed, writesPerRound: { min: 20, max: 120 } })
process.exitCode = faults === 0 ? 0 : 1
