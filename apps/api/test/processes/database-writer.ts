// A test runs this file as a separate process. It adds records endlessly and prints each one after its commit.
import { openDatabase } from '../../src/db/client.ts'
import { records } from '../../src/db/schema/records.ts'

const [, , dataDir = '', run = '', ids = ''] = process.argv
const [user_id = 0, project_id = 0, category_id = 0, job_status_id = 0] = ids.split(',').map(Number)
const { db } = await openDatabase({ dataDir })
for (let count = 1; ; count++) {
  const description = `run ${run}, record ${count}`
  await db.transaction(async (tx) => {
    await tx.insert(records).values({
      user_id,
      project_id,
      category_id,
      job_status_id,
      date: '2024-05-13',
      hours: 0.25,
      description,
    })
  })
  process.stdout.write(`${description}\n`)
}
