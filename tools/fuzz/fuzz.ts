import fc from 'fast-check'
import { createTestApp } from '../../apps/api/test/app.ts'
import { closeKeptDatabase } from '../../apps/api/test/database/snapshot.ts'
import { buildAttackers } from '../../apps/api/test/hostile/attackers.ts'
import { findOperations, type Operation } from '../../apps/api/test/hostile/places.ts'
import { type Attack, attack } from '../../apps/api/test/hostile/send.ts'
import {
  endpointHeaders,
  hostileBodies,
  hostileTexts,
  hostileValues,
  sharedHeaders,
} from '../../apps/api/test/hostile/values.ts'

/** Growth of the memory that fails the run; a database in memory and its rows are within it. */
const growthLimitMb = 1024
const tellEveryMs = 10_000
const attacksInARow = 20

const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 500 }))
const value = fc.oneof(fc.constantFrom(...hostileValues), text, fc.anything({ maxDepth: 3 }))
const body = fc.oneof(fc.constantFrom(...hostileBodies), fc.tuple(fc.constant('application/json'), text))

function attacksOn({ places }: Operation): fc.Arbitrary<Attack> {
  const headers = [...endpointHeaders, ...sharedHeaders].map((name) => ({ in: 'header', name }) as const)
  return fc.constantFrom(...places, ...headers).chain((place) => {
    const values = place.in === 'body' ? value : place.in === 'whole body' ? body : text
    return values.map((chosen) => ({ place, value: chosen }))
  })
}

const usedMb = () => Math.round(process.memoryUsage().rss / 2 ** 20)

/** Sends random requests until the time is over, and tells faults. Returns whether all was well. */
export async function fuzz(seconds: number, seed: number): Promise<boolean> {
  const api = await createTestApp()
  try {
    const operations = await findOperations(api)
    const crew = await buildAttackers(api)
    const turns = fc.constantFrom(...operations).chain((operation) =>
      fc.record({
        operation: fc.constant(operation),
        drawn: fc.nat(),
        attacks: fc.array(attacksOn(operation), { minLength: attacksInARow, maxLength: attacksInARow }),
      }),
    )
    console.log(`Seed ${seed}, ${seconds} s, ${operations.length} operations.`)
    const startedAt = performance.now()
    let toldAt = startedAt
    let sent = 0
    let faults = 0
    const firstMb = usedMb()
    for (let turn = 0; performance.now() - startedAt < seconds * 1000; turn += 1) {
      const [next] = fc.sample(turns, { seed: seed + turn, numRuns: 1 })
      if (next === undefined) continue
      const attackers = await crew.of(next.operation)
      const attacker = attackers[next.drawn % attackers.length]
      if (attacker === undefined) continue
      const found = await attack(api, next.operation, attacker, next.attacks)
      for (const fault of found) console.error(`Turn ${turn}: ${fault}`)
      sent += next.attacks.length
      faults += found.length
      if (performance.now() - toldAt < tellEveryMs) continue
      toldAt = performance.now()
      console.log(`${sent} requests, ${faults} faults, ${usedMb()} MB`)
    }
    const growth = usedMb() - firstMb
    console.log(`${sent} requests, ${faults} faults, the memory grew by ${growth} MB.`)
    return faults === 0 && growth <= growthLimitMb
  } finally {
    await api.close()
    await closeKeptDatabase()
  }
}
