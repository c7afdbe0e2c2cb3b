import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { buildResume } from '../factories/resume.ts'
import { buildUser } from '../factories/user.ts'
import { hostileTexts } from './values.ts'

const html = '<!doctype html><html><head><title>Staff portal</title></head></html>'

let webDirectory: string
let api: TestApp
beforeAll(async () => {
  webDirectory = await mkdtemp(join(tmpdir(), 'portal-web-'))
  await writeFile(join(webDirectory, 'index.html'), html)
  api = await createTestApp({ webDirectory })
})
afterAll(async () => {
  await api.close()
  await rm(webDirectory, { recursive: true })
})

/** Encodes the text as a browser does, which sends no half of a surrogate pair. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

it('the addresses of CVs answer hostile texts with the page of every unknown address, or with 404', async () => {
  const user = await buildUser(api.db)
  const { id, slug } = await buildResume(api.db, user.id)
  const guesses = [...hostileTexts.map(encoded), String(id), `${slug}0`]
  for (const text of guesses) {
    for (const url of [
      `/cv/${text}`,
      `/cv/${text}?tab=${text}`,
      `/resumes/${text}/${text}/preview`,
      `/resumes/${text}/${id}/preview`,
      `/resumes/${user.slug}/${text}/preview`,
    ]) {
      const answer = await api.visitor.inject({ method: 'GET', url })
      expect([200, 404], url).toContain(answer.statusCode)
      if (answer.statusCode === 200) expect(answer.body, url).toBe(html)
      expect(answer.headers['x-injected'], url).toBeUndefined()
    }
  }
})
