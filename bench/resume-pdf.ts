// PDF of CVs that are in no cache: how long one takes, and whether other requests wait while ten are made at once. The
// portal runs in this process, so that the delay of its event loop can be seen.

import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { PublicResume } from '@portal/contract/resumes/resumes'
import { createTestApp } from '../apps/api/test/app.ts'
import { buildManager, buildUser } from '../apps/api/test/factories/user.ts'
import { longResume } from '../apps/api/test/resumes/long-resume.ts'
import { readPdf } from '../apps/api/test/resumes/read-pdf.ts'
import { onePageResume } from '../apps/api/test/resumes/sample-resumes.ts'
import { summarise } from './measure.ts'
import { ratio, row } from './report.ts'

const rounds = 10
const atOnce = 10
const aims = { onePageMs: 150, twelvePagesMs: 1200, delayMs: 50 }
const resolutionMs = 5

const api = await createTestApp()
try {
  const manager = await api.as(await buildManager(api.db))
  const { id: user_id } = await buildUser(api.db)
  const send = async (method: 'POST' | 'PUT', path: string, payload: object) => {
    const answer = await manager.inject({ method, url: `/api/v1${path}`, payload })
    if (answer.statusCode >= 300)
      throw new Error(`${method} ${path} answered ${answer.statusCode}: ${answer.body}`)
    return answer.json()
  }

  /** Enters a CV with the sample's sections and returns its number. */
  const enter = async ({ name, role, summary, ...sample }: PublicResume): Promise<number> => {
    const { id: resume_id } = await send('POST', '/resumes', { resume: { user_id, name, role, summary } })
    const sections = {
      resume_experience: ['/experiences', sample.experiences],
      education: ['/educations', sample.educations],
      resume_project: ['/resume_projects', sample.resume_projects],
      skill_set: ['/skill_sets', sample.skills],
      language: ['/languages', sample.languages],
      certificate: ['/certificates', sample.certificates],
      course: ['/courses', sample.courses],
    } as const
    for (const [key, [path, items]] of Object.entries(sections)) {
      for (const item of items) await send('POST', path, { [key]: { ...item, resume_id } })
    }
    return resume_id
  }

  let turn = 0
  /** Changes the CV, so that no PDF of it is kept, and returns its PDF with the milliseconds that it took. */
  const makePdf = async (id: number) => {
    turn += 1
    await send('PUT', `/resumes/${id}`, { resume: { city: `Kyiv ${turn}` } })
    const before = performance.now()
    const answer = await manager.inject({ method: 'GET', url: `/api/v1/resumes/${id}/pdf` })
    if (answer.statusCode !== 200) throw new Error(`The PDF was answered with ${answer.statusCode}`)
    return { ms: performance.now() - before, bytes: answer.rawPayload }
  }

  const delayOf = async (title: string, ids: readonly number[]) => {
    const delays = monitorEventLoopDelay({ resolution: resolutionMs })
    const before = performance.now()
    delays.enable()
    await Promise.all(ids.map(makePdf))
    delays.disable()
    const [p99, max] = [delays.percentile(99), delays.max].map((ns) => ns / 1e6 - resolutionMs)
    console.log(`\n${ids.length} at once, ${title}: ${Math.round(performance.now() - before)} ms for all`)
    console.log(`  the event loop was late by at most ${(max ?? 0).toFixed(1)} ms`)
    console.log(ratio('p99 of its delay, ms', p99 ?? 0, aims.delayMs))
  }

  const samples = { 'one page': onePageResume, 'twelve pages': longResume() }
  for (const [title, sample] of Object.entries(samples)) {
    const ids: number[] = []
    for (let count = 0; count < atOnce; count += 1) ids.push(await enter(sample))
    const [id = 0] = ids
    const { bytes } = await makePdf(id)
    const taken: number[] = []
    for (let round = 0; round < rounds; round += 1) taken.push((await makePdf(id)).ms)
    const timings = summarise(taken, taken.reduce((sum, ms) => sum + ms, 0) / 1000)
    console.log(`\nPDF of a CV: ${title} (${(await readPdf(bytes)).pages.length})`)
    console.log(row('GET /resumes/:id/pdf', timings))
    console.log(
      ratio('median, ms', timings.medianMs, sample === onePageResume ? aims.onePageMs : aims.twelvePagesMs),
    )
    await delayOf(title, ids)
  }
} finally {
  await api.close()
}
