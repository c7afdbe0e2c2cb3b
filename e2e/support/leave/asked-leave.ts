// Requests for leave, made and decided through the API.

import { expect, request as playwrightRequest, test } from '@playwright/test'
import { type LeaveRequestInput, leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { apiPrefix } from '@portal/contract/shared/route'
import { openSession } from '../accounts.ts'
import { inCompany } from '../company.ts'

/** Makes a pending request of the person with this e-mail. */
export async function askForLeave(email: string, request: LeaveRequestInput) {
  const { baseURL = '' } = test.info().project.use
  const requests = await playwrightRequest.newContext({ baseURL })
  try {
    await openSession(requests, email)
    const answer = await requests.post(apiPrefix + leaveRequests.create.url, { data: { request } })
    expect(answer.status(), await answer.text()).toBe(201)
    return leaveRequests.create.schema.response[201].parse(await answer.json())
  } finally {
    await requests.dispose()
  }
}

/** Makes a request of the person with this e-mail, approved by an admin. */
export async function takeLeave(email: string, request: LeaveRequestInput) {
  const { id } = await askForLeave(email, request)
  return inCompany((company) => company.decideLeave(id, 'approved'))
}
