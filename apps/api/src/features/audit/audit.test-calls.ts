import { ofOwner, plain } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { buildCustomer, buildProject } from '../../../test/factories/project.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { buildResume } from '../../../test/factories/resume.ts'
import { buildCandidate } from '../../../test/factories/vacancy.ts'

const idOf = ({ id }: { id: number }) => ({ id })

export const testCalls: TestCalls = {
  validRequests: {
    'GET /audit': plain,
    'GET /audit.csv': plain,
    'GET /audit.xlsx': plain,
    'GET /users/:id/audit': ofOwner,
    'GET /projects/:id/audit': async ({ db }) => idOf(await buildProject(db)),
    'GET /customers/:id/audit': async ({ db }) => idOf(await buildCustomer(db)),
    'GET /contracts/:id/audit': async ({ db }, { id }) => idOf(await buildContract(db, { user_id: id })),
    'GET /requests/:id/audit': async ({ db }, { id }) => idOf(await buildLeaveRequest(db, { user_id: id })),
    'GET /candidates/:id/audit': async ({ db }) => idOf(await buildCandidate(db)),
    'GET /categories/:id/audit': async ({ db }) => idOf(await buildCategory(db)),
    'GET /resumes/:id/audit': async ({ db }, { id }) => idOf(await buildResume(db, id)),
    'GET /records/:id/audit': async ({ db }, { id }) =>
      idOf(await buildRecord(db, { user_id: id, hours: 0.1 })),
  },
}
