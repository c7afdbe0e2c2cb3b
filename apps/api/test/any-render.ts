import { setTimeout } from 'node:timers/promises'
import { getEnvironmentData } from 'node:worker_threads'
import type { ResumeContent } from '../src/documents/resume-content.ts'

/** Stands in for the rendering of CVs in tests of its workers. The name of the CV says what happens. */
export default async function anyRender({ resume }: ResumeContent): Promise<Uint8Array> {
  if (resume.name === 'hang') for (;;) Math.sqrt(2)
  if (resume.name === 'exit') process.exit(1)
  if (resume.name === 'fail') throw new Error('This CV cannot be rendered')
  if (resume.name === 'fill the memory') {
    const all: number[][] = []
    for (;;) all.push(Array.from({ length: 100_000 }, Math.random))
  }
  if (resume.name === 'fail afterwards') failWhenTold()
  if (resume.name === 'wait') await setTimeout(200)
  return new TextEncoder().encode(resume.name)
}

/** A test sets this environment data to tell an idle thread to fail. Its document has then arrived. */
export const failNow = 'fail now'

/** Makes the thread fail when it is told to, in Atomics.wait, by which Piscina's threads wait for their next task. */
function failWhenTold() {
  const order = getEnvironmentData(failNow)
  if (!(order instanceof SharedArrayBuffer)) throw new Error('The test gives no order')
  const { wait } = Atomics
  Atomics.wait = () => {
    wait(new Int32Array(order), 0, 0)
    throw new Error('The thread failed while it waited')
  }
}
