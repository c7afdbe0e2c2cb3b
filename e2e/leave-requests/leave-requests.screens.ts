import type { Page } from '@playwright/test'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import {
  answerWithLeave,
  answerWithLeavers,
  answerWithPhotos,
  answerWithRefusals,
} from '../support/leave/leave-answers.ts'
import { everyone, managerLevel, openFirst, openFirstRow, type Screen } from '../support/screen.ts'

/** Opens the form of a request with the type at a place of its list, before which a native select has an empty option. */
async function openForm(page: Page, place: number) {
  await openFirst(/^Send Request$/)(page)
  const type = page.getByRole('dialog').getByRole('combobox', { name: 'Type', exact: true })
  // On touch screens the select is a native one.
  if ((await type.and(page.locator('select')).count()) > 0) await type.selectOption({ index: place })
  else {
    await type.click()
    await page
      .getByRole('option')
      .nth(place - 1)
      .click()
  }
}

/** The screens about leave. */
export const screens: readonly Screen[] = [
  { name: 'requests', path: '/requests', viewers: everyone },
  { name: 'my-requests', path: '/my-requests', viewers: ['manager'] },
  { name: 'requests-queue', path: '/requests_list', viewers: ['admin'] },
  {
    name: 'requests-queue-left',
    path: '/requests_list',
    viewers: ['admin'],
    prepare: async (page) => {
      await answerWithLeavers(page)
      await page
        .getByText(/\bLeft\b/)
        .first()
        .waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  {
    name: 'requests-queue-several',
    path: '/requests_list',
    viewers: ['admin'],
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all' }).check()
      await page.getByRole('button', { name: /^Approve \d+$/ }).waitFor()
    },
  },
  {
    name: 'requests-decline-several',
    path: '/requests_list',
    viewers: ['admin'],
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all' }).check()
      await openFirst(/^Decline \d+$/)(page)
    },
  },
  {
    name: 'requests-queue-refused',
    path: '/requests_list',
    viewers: ['admin'],
    prepare: async (page) => {
      await answerWithRefusals(page)
      await page.getByRole('checkbox', { name: 'Select all' }).check()
      await page.getByRole('button', { name: /^Approve \d+$/ }).click()
      await page.getByRole('alert').waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  {
    name: 'requests-opened',
    path: '/requests_list',
    viewers: ['admin'],
    prepare: async (page) => {
      const answer = await page.request.get('/api/v1/requests?is_pending=true&limit=1')
      const list = leaveRequests.list.schema.response[200].parse(await answer.json())
      await page.goto(`/requests_list?request=${list.paginate_requests[0]?.id}`)
      const dialog = page.getByRole('dialog', { name: 'Request' })
      await dialog.getByRole('button', { name: /^Decline / }).waitFor()
    },
  },
  {
    name: 'requests-send',
    path: '/my-requests',
    viewers: ['developer'],
    prepare: async (page) => {
      await openForm(page, 2)
      await page.getByRole('dialog').getByRole('textbox', { name: 'Start Date' }).fill('31.12.2029')
      await page.getByRole('dialog').getByRole('textbox', { name: 'End Date' }).fill('14.01.2030')
      await page.getByRole('region', { name: 'Preview' }).getByText('over the limit').waitFor()
    },
  },
  {
    name: 'requests-vacation-taken',
    path: '/my-requests',
    viewers: ['developer'],
    prepare: async (page) => {
      await openForm(page, 1)
      // In the false language a mark stands before it.
      await page.getByText(/Nothing left in/).waitFor()
    },
  },
  {
    name: 'requests-decline',
    path: '/requests?pending=true',
    viewers: ['admin'],
    prepare: openFirst(/^Decline /),
  },
  {
    name: 'requests-photo',
    // The rows with photos take the place of others.
    shifts: true,
    path: '/requests?pending=true',
    viewers: ['admin'],
    prepare: async (page) => {
      await answerWithPhotos(page)
      await openFirst(/^Show the photo of /)(page)
      await page.getByRole('img', { name: /^Photo of / }).waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  { name: 'requests-row', path: '/requests', viewers: ['admin'], prepare: openFirstRow },
  {
    name: 'requests-filter',
    path: '/requests',
    viewers: ['admin'],
    prepare: async (page, narrow) => {
      if (narrow) await openFirst(/^Filter$/)(page)
    },
  },
  {
    name: 'hours-on-leave',
    path: ({ lastWeekday }) => `/create-record?date=${lastWeekday}`,
    viewers: ['developer'],
    prepare: async (page) => {
      await answerWithLeave(page)
      await page.getByText('Hours are logged on a day of approved leave').waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  {
    name: 'monthly-calendar-on-leave',
    path: ({ lastWeekday }) => `/monthly-report?month=${lastWeekday.slice(0, 7)}&day=${lastWeekday}`,
    viewers: ['developer'],
    prepare: async (page) => {
      await answerWithLeave(page)
      await page.getByText(/\bHours (are logged|on leave)/).waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  { name: 'leaves-list', path: '/leaves_list', viewers: managerLevel },
  { name: 'away', path: '/away', viewers: managerLevel },
  { name: 'away-empty', path: '/away?month=2199-12', viewers: ['manager'] },
]
