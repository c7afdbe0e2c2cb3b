import type { TestApp } from '../app.ts'
import { buildLeaveRequest } from '../factories/leave-request.ts'
import { workingWeek } from './new-values.ts'
import { storedFile } from './stored-file.ts'
import type { Owner, ValidRequest } from './valid-request.ts'

type Build = (api: TestApp, owner: Owner) => Promise<ValidRequest> | ValidRequest

const leaveOf: Build = async ({ db }, { id }) => ({ id: (await buildLeaveRequest(db, { userId: id })).id })
const approvedLeaveOf: Build = async ({ db }, { id }) => ({
  id: (await buildLeaveRequest(db, { userId: id, status: 'approved' })).id,
})

const attached: Build = async ({ db, files }, { id }) => {
  const attachedFileId = await storedFile({ db, files }, 'leave_attachment')
  return { id: (await buildLeaveRequest(db, { userId: id, attachedFileId })).id }
}

const newLeaveRecords: Build = async ({ db }, { id }) => {
  const request = await buildLeaveRequest(db, { userId: id })
  const { startDate: start_date, endDate: end_date, requestType: record_type } = request
  return { body: { record: { user_id: id, request_id: request.id, record_type, start_date, end_date } } }
}

/** These are the valid requests for the calls on leave requests and their records. */
export const leaveRequests = {
  'GET /requests': () => ({}),
  'POST /requests': () => ({ body: { request: { request_type: 'unpaid_leave', ...workingWeek() } } }),
  'GET /requests/colleagues_away': async ({ db }) => ({
    query: { request_id: String((await buildLeaveRequest(db)).id) },
  }),
  'GET /requests/last_day': () => ({}),
  'GET /requests/touched': () => ({}),
  'POST /requests/recount': () => ({}),
  'POST /requests/:id/recount': approvedLeaveOf,
  'PUT /requests/:id': async (api, owner) => ({
    ...(await leaveOf(api, owner)),
    body: { request: { status: 'approved' } },
  }),
  'DELETE /requests/:id': leaveOf,
  'GET /requests/:id/attachment': attached,
  'POST /interval_records': newLeaveRecords,
} satisfies Record<string, Build>
