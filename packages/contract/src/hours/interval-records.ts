import * as z from 'zod/mini'
import { route } from '../shared/route.ts'
import { record } from './hours.ts'
import { intervalInput } from './leave-records.ts'

export const intervalRecords = {
  create: route({
    method: 'POST',
    url: '/interval_records',
    access: 'adminOnly',
    summary: 'Write the leave records of a request, one per counted day; again: 200 and the same records',
    flatBody: 'record',
    schema: {
      body: z.object({ record: intervalInput }),
      response: {
        200: z.object({ records: z.array(record) }),
        201: z.object({ records: z.array(record) }),
      },
    },
  }),
}
