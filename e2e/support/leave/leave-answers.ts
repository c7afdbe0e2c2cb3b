// Answers with what the demo company does not have: photos of requests, requests of people who left, and hours on a day of leave.

import type { Page } from '@playwright/test'
import { records } from '@portal/contract/hours/hours'
import { leaveDecisions } from '@portal/contract/leave-requests/decisions'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { apiPrefix } from '@portal/contract/shared/route'
import { png } from '../pictures.ts'

/** After a reload, every request has a photo. */
export async function answerWithPhotos(page: Page): Promise<void> {
  await page.route(`**${apiPrefix}${leaveRequests.list.url}?**`, async (route) => {
    const answer = await route.fetch()
    const list = leaveRequests.list.schema.response[200].parse(await answer.json())
    const attached_file = `${apiPrefix}/requests/1/attachment`
    const paginate_requests = list.paginate_requests.map((request) => ({ ...request, attached_file }))
    await route.fulfill({ response: answer, json: { ...list, paginate_requests } })
  })
  await page.route('**/attachment', (route) =>
    route.fulfill({ contentType: 'image/png', body: png(1200, 1600, [176, 190, 197]) }),
  )
  await page.reload()
}

/** After a reload, every second request belongs to a person who has left. */
export async function answerWithLeavers(page: Page): Promise<void> {
  await page.route(`**${apiPrefix}${leaveRequests.list.url}?**`, async (route) => {
    const answer = await route.fetch()
    const list = leaveRequests.list.schema.response[200].parse(await answer.json())
    const paginate_requests = list.paginate_requests.map((request, index) =>
      index % 2 > 0
        ? request
        : {
            ...request,
            left: { last_day: index > 0 ? null : request.created_at.slice(0, 10) },
            can: { ...request.can, approve: false },
          },
    )
    await route.fulfill({ response: answer, json: { ...list, paginate_requests } })
  })
  await page.reload()
}

/** Several decisions are refused, each for another reason in turn. */
export async function answerWithRefusals(page: Page): Promise<void> {
  await page.route(`**${apiPrefix}${leaveDecisions.create.url}`, (route) => {
    const { ids } = leaveDecisions.create.schema.body.parse(route.request().postDataJSON())
    const reasons = [
      { code: 'requests.not_pending', facts: {}, reason: 'The request is already decided' },
      { code: 'requests.no_day_left', facts: {}, reason: 'Cannot approve. No working day is left' },
    ]
    const refused = ids.slice(0, 2).map((id, index) => ({ id, ...reasons[index] }))
    return route.fulfill({ json: { decided: ids.slice(2), refused } })
  })
}

/** After a reload, the day in the address is a day of vacation. */
export async function answerWithLeave(page: Page): Promise<void> {
  const search = new URL(page.url()).searchParams
  const date = search.get('date') ?? search.get('day')
  await page.route('**/records/calendar?**', async (route) => {
    const answer = await route.fetch()
    const calendar = records.calendar.schema.response[200].parse(await answer.json())
    const ofDay = calendar.records.filter((record) => record.date === date).slice(0, 1)
    const leave = ofDay.map((record) => ({
      ...record,
      id: 0,
      record_type: 'vacation',
      hours: 0,
      project: null,
      category: null,
      description: '',
      can: { update: false, delete: false },
    }))
    await route.fulfill({ response: answer, json: { ...calendar, records: [...calendar.records, ...leave] } })
  })
  await page.reload()
}
