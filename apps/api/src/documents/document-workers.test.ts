import { afterEach, expect, it } from 'vitest'
import { shortResume } from '../../test/resumes/sample-resumes.ts'
import { type DocumentWorkerOptions, DocumentWorkers } from './document-workers.ts'

const open: DocumentWorkers[] = []
afterEach(async () => {
  for (const workers of open.splice(0)) await workers.close()
})

function workersOf(options: DocumentWorkerOptions = {}) {
  const filename = new URL('../../test/workers/any-render.ts', import.meta.url).href
  const workers = new DocumentWorkers({ filename, ...options })
  open.push(workers)
  return (name: string) =>
    workers
      .render('pdf', {
        resume: { ...shortResume, name },
        avatar: null,
        covers: new Map(),
        updatedAt: new Date(),
      })
      .then((bytes) => new TextDecoder().decode(bytes))
}

it('a worker renders one CV after the other', async () => {
  const render = workersOf()
  expect(await Promise.all(['Ivan', 'Olena', 'Petro'].map(render))).toEqual(['Ivan', 'Olena', 'Petro'])
})

it('a CV that cannot be rendered fails alone', async () => {
  const render = workersOf()
  await expect(render('fail')).rejects.toThrow('This CV cannot be rendered')
  expect(await render('Ivan')).toBe('Ivan')
})

it.each(['exit', 'fill the memory'])('a worker that ends, because of %s, is replaced', async (name) => {
  const render = workersOf({ maxHeapMb: 64 })
  await expect(render(name)).rejects.toThrow()
  expect(await render('Ivan')).toBe('Ivan')
})

it('a CV that takes too long is answered with 503, and its worker is replaced', async () => {
  const render = workersOf({ timeoutMs: 1_000 })
  await expect(render('hang')).rejects.toMatchObject({ statusCode: 503, code: 'resumes.document_busy' })
  expect(await render('Ivan')).toBe('Ivan')
})

it('a CV is refused with 503 while too many wait', async () => {
  const render = workersOf({ maxQueue: 1 })
  const accepted = ['wait', 'wait', 'wait'].map(render)
  await expect(render('Ivan')).rejects.toMatchObject({ statusCode: 503 })
  expect(await Promise.all(accepted)).toEqual(['wait', 'wait', 'wait'])
})

it('no worker starts before the first CV, and none stays after the end', async () => {
  const workers = new DocumentWorkers()
  expect(workers.threadIds).toEqual([])
  await workers.close()
  expect(workers.threadIds).toEqual([])
})
