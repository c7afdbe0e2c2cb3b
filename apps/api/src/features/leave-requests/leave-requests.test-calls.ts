import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { requestSort } from '@portal/contract/leave-requests/request-sort'
import type { TestApp } from '../../../test/app.ts'
import { changing, noChanges, plain, workingWeek } from '../../../test/calls/new-values.ts'
import { storedFile } from '../../../test/calls/stored-file.ts'
import type { BuildRequest, SortedCompany, TestCalls } from '../../../test/calls/test-calls.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { buildUser } from '../../../test/factories/user.ts'

const leaveOf: BuildRequest = async ({ db }, { id }) => ({
  id: (await buildLeaveRequest(db, { user_id: id })).id,
})
const approvedLeaveOf: BuildRequest = async ({ db }, { id }) => ({
  id: (await buildLeaveRequest(db, { user_id: id, status: 'approved' })).id,
})

const attached: BuildRequest = async ({ db, files }, { id }) => {
  const attached_file_id = await storedFile({ db, files }, 'leave_attachment')
  return { id: (await buildLeaveRequest(db, { user_id: id, attached_file_id })).id }
}

const newLeaveRecords: BuildRequest = async ({ db }, { id }) => {
  const request = await buildLeaveRequest(db, { user_id: id })
  const { start_date, end_date, request_type: record_type } = request
  return { body: { record: { user_id: id, request_id: request.id, record_type, start_date, end_date } } }
}

/** Makes a decided request, because admins delete only decided requests of other people. */
const anyDecided = ({ db }: TestApp) => buildLeaveRequest(db, { status: 'approved' })

/** Makes a request that begins later than those before it, and was created in another order. */
const namedRequest = async ({ api: { db } }: SortedCompany, first_name: string) =>
  buildLeaveRequest(db, {
    user_id: (await buildUser(db, { first_name })).id,
    request_type: first_name === 'Alpha' ? 'day_off' : 'full_day_sick_leave',
    created_at: new Date(`2025-03-${20 - first_name.length}T10:00:00Z`),
  })

export const testCalls: TestCalls = {
  validRequests: {
    'GET /requests.csv': plain,
    'GET /requests.xlsx': plain,
    'GET /requests': plain,
    'POST /requests': () => ({ body: { request: { request_type: 'unpaid_leave', ...workingWeek() } } }),
    'GET /requests/colleagues_away': async ({ db }) => ({
      query: { request_id: String((await buildLeaveRequest(db)).id) },
    }),
    'GET /requests/colleagues_away/own': () => ({ query: { from: '2025-06-02', to: '2025-06-06' } }),
    'GET /requests/last_day': plain,
    'GET /requests/touched': plain,
    // Its day has no record, as if it had been a holiday at the approval.
    'POST /requests/recount': async (api, owner) => {
      await approvedLeaveOf(api, owner)
      return {}
    },
    'POST /requests/:id/recount': approvedLeaveOf,
    'PUT /requests/:id': changing(leaveOf, () => ({ request: { status: 'approved' } })),
    'POST /requests/decisions': async (api, owner) => ({
      body: { ids: [(await leaveOf(api, owner)).id], decision: 'approve' },
    }),
    'DELETE /requests/:id': leaveOf,
    'GET /requests/:id/attachment': attached,
    'POST /interval_records': newLeaveRecords,
  },
  changingCalls: {
    'PUT /requests/:id': {
      build: ({ db }) => buildLeaveRequest(db),
      changes: () => [{ request_type: 'extra_sick_leave' }],
      everyField: () => ({
        status: { status: 'approved' },
        request_type: { request_type: 'extra_sick_leave' },
        decision_note: { status: 'rejected', decision_note: 'Too many are away' },
      }),
    },
    // The request has no record, as if its day had been a holiday when it was approved.
    'POST /requests/:id/recount': { build: anyDecided, changes: () => [{}] },
    'DELETE /requests/:id': { build: anyDecided, changes: noChanges },
  },
  sortedLists: [
    {
      title: 'requests',
      list: leaveRequests.list,
      sorts: requestSort.options,
      key: 'paginate_requests',
      build: namedRequest,
    },
  ],
}
