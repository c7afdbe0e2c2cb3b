import { setEnvironmentData } from 'node:worker_threads'
import { afterEach, expect, it, vi } from 'vitest'
import { failNow } from '../../test/any-render.ts'
import { shortResume } from '../../test/resumes/sample-resumes.ts'
import { type DocumentWorkerOptions, DocumentWorkers } from './document-workers.ts'

const opened: DocumentWorkers[] = []
afterEach(async () => {
  for (const workers of opened.splice(0)) await workers.close()
})

function open(options: DocumentWorkerOptions = {}) {
  const filename = new URL('../../test/any-render.ts', import.meta.url).href
  const workers = new DocumentWorkers({ filename, ...options })
  opened.push(workers)
  const render = async (name: string) => {
    const resume = { ...shortResume, name }
    const content = { resume, language: 'en' as const, avatar: null, covers: [], updated_at: new Date() }
    return new TextDecoder().decode(await workers.render('pdf', content))
  }
  return { workers, render }
}

const busy = { statusCode: 503, code: 'resumes.document_busy' }

it('a worker renders one CV after the other', async () => {
  const { render } = open()
  expect(await Promise.all(['Ivan', 'Olena', 'Petro'].map(render))).toEqual(['Ivan', 'Olena', 'Petro'])
})

it('a CV that cannot be rendered fails alone', async () => {
  const { render } = open()
  await expect(render('fail')).rejects.toThrow('This CV cannot be rendered')
  expect(await render('Ivan')).toBe('Ivan')
})

it.each(['exit', 'fill the memory'])('a worker that ends because of %j is replaced', async (name) => {
  const { render } = open({ maxHeapMb: 64 })
  await expect(render(name)).rejects.toThrow()
  expect(await render('Ivan')).toBe('Ivan')
})

it('a CV that takes too long is answered with 503, and its worker is replaced', async () => {
  const { render } = open({ timeoutMs: 1_000 })
  await expect(render('hang')).rejects.toMatchObject(busy)
  expect(await render('Ivan')).toBe('Ivan')
})

it('a CV is refused with 503 while too many wait', async () => {
  const { render } = open({ maxQueue: 1 })
  const accepted = ['wait', 'wait', 'wait'].map(render)
  await expect(render('Ivan')).rejects.toMatchObject(busy)
  expect(await Promise.all(accepted)).toEqual(['wait', 'wait', 'wait'])
})

it('a thread that fails while it waits is logged, and the next CV gets a new one', async () => {
  const failures: string[] = []
  const order = new Int32Array(new SharedArrayBuffer(4))
  setEnvironmentData(failNow, order.buffer)
  const { render } = open({ onFailure: ({ message }) => failures.push(message) })
  expect(await render('fail afterwards')).toBe('fail afterwards')
  Atomics.store(order, 0, 1)
  Atomics.notify(order, 0)
  await vi.waitFor(() => expect(failures).toEqual(['The thread failed while it waited']), {
    timeout: 20_000,
  })
  expect(await render('Ivan')).toBe('Ivan')
})

it('a stop of the workers waits for a document that is made in time', async () => {
  const { workers, render } = open()
  const made = render('wait')
  workers.closeAfter(60_000)
  expect(await made).toBe('wait')
})

it('documents that are not made in time at a stop get 503, and none is made afterwards', async () => {
  const { workers, render } = open()
  const endless = render('hang')
  workers.closeAfter(100)
  await expect(endless).rejects.toMatchObject(busy)
  await expect(render('Ivan')).rejects.toMatchObject(busy)
})

it('no worker starts before the first CV, and none stays after the end', async () => {
  const { workers, render } = open()
  expect(workers.threadIds).toEqual([])
  await render('Ivan')
  expect(workers.threadIds).toHaveLength(1)
  await workers.close()
  expect(workers.threadIds).toEqual([])
})
