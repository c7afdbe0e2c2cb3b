// Bodies of a megabyte that are filled with refused items: how long each holds the event loop, while everybody waits. The
// portal runs in this process, so that the delay of its event loop can be seen.

import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { missingHours } from '@portal/contract/hours/missing-hours'
import { jsonResumes } from '@portal/contract/resumes/json-resume'
import { experiences } from '@portal/contract/resumes/ordered-section-routes'
import type { RouteDescriptor } from '@portal/contract/shared/route'
import { importLimits } from '@portal/domain/resumes/resumes'
import { createTestApp } from '../apps/api/test/app.ts'
import { closeKeptDatabase } from '../apps/api/test/database/snapshot.ts'
import { addressOf } from '../apps/api/test/descriptors.ts'
import { buildManager } from '../apps/api/test/factories/user.ts'
import { ratio } from './report.ts'

const rounds = 5
const aimMs = 1000
const resolutionMs = 5

const many = (count: number, item: unknown) => Array.from({ length: count }, () => item)
const texts = many(importLimits.entries, 0)
const lists = { highlights: texts, keywords: texts, roles: texts }
const sections = ['work', 'projects', 'skills', 'courses'].map((section) => [
  section,
  many(importLimits.items, lists),
])
const positions = many(85_000, 'x').map((item, index) => [index, item])
const lone = `"${'x'.repeat(1_000_000)}\\ud800"`

const bodies: readonly (readonly [title: string, route: RouteDescriptor, payload: string])[] = [
  ['520,000 ids of people', missingHours.remind, JSON.stringify({ user_ids: many(520_000, 0) })],
  [
    '520,000 jobs of a JSON Resume',
    jsonResumes.import,
    JSON.stringify({ user_id: 1, resume: { basics: { name: 'x' }, work: many(520_000, 0) } }),
  ],
  [
    'lists at their bounds within lists at theirs',
    jsonResumes.import,
    JSON.stringify({ user_id: 1, resume: { basics: { name: 'x' }, ...Object.fromEntries(sections) } }),
  ],
  [
    '85,000 positions',
    experiences.reorder,
    JSON.stringify({ resume_experiences: Object.fromEntries(positions) }),
  ],
  ['half of a character at the end', missingHours.remind, `{"user_ids":${lone}}`],
]

/** Lets the timer of the monitor run, which sees a delay only when it runs before and after it. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 4 * resolutionMs))

const api = await createTestApp()
try {
  const manager = await api.as(await buildManager(api.db))
  console.log('\nBodies that are filled with refused items')
  for (const [title, route, payload] of bodies) {
    let longestMs = 0
    let takenMs = 0
    for (let round = 0; round <= rounds; round += 1) {
      const delays = monitorEventLoopDelay({ resolution: resolutionMs })
      delays.enable()
      await pause()
      const before = performance.now()
      const answer = await manager.inject({
        method: route.method,
        url: addressOf(route),
        payload,
        headers: { 'content-type': 'application/json' },
      })
      const answeredMs = performance.now() - before
      await pause()
      delays.disable()
      if (answer.statusCode !== 422) throw new Error(`${title} was answered with ${answer.statusCode}`)
      // The first round is a warm-up.
      if (round === 0) continue
      takenMs = Math.max(takenMs, answeredMs)
      longestMs = Math.max(longestMs, delays.max / 1e6)
    }
    console.log(`  ${title}: ${(payload.length / 1000).toFixed(0)} kB, answered in ${takenMs.toFixed(0)} ms`)
    console.log(ratio('loop held, ms', longestMs, aimMs))
  }
} finally {
  await api.close()
  await closeKeptDatabase()
}
