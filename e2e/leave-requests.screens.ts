import { answerWithLeave, answerWithLeavers, answerWithPhotos } from './support/leave/leave-answers.ts'
import { everyone, managerLevel, openFirst, type Screen } from './support/screen.ts'

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
      await page.unrouteAll()
    },
  },
  {
    name: 'requests-send',
    path: '/my-requests',
    viewers: ['developer'],
    prepare: async (page) => {
      await openFirst(/^Send Request$/)(page)
      const type = page.getByRole('dialog').getByRole('combobox', { name: 'Type', exact: true })
      // On touch screens the select is a native one.
      if ((await type.and(page.locator('select')).count()) > 0) await type.selectOption({ index: 2 })
      else {
        await type.click()
        await page.getByRole('option', { name: /^Sick leave/ }).click()
      }
      await page.getByRole('dialog').getByRole('textbox', { name: 'Start Date' }).fill('31.12.2029')
      await page.getByRole('dialog').getByRole('textbox', { name: 'End Date' }).fill('14.01.2030')
      await page.getByRole('region', { name: 'Preview' }).getByText('over the limit').waitFor()
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
    path: '/requests?pending=true',
    viewers: ['admin'],
    prepare: async (page) => {
      await answerWithPhotos(page)
      await openFirst(/^Show the photo of /)(page)
      await page.getByRole('img', { name: /^Photo of / }).waitFor()
      await page.unrouteAll()
    },
  },
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
      await page.unrouteAll()
    },
  },
  {
    name: 'monthly-calendar-on-leave',
    path: ({ lastWeekday }) => `/monthly-report?month=${lastWeekday.slice(0, 7)}&day=${lastWeekday}`,
    viewers: ['developer'],
    prepare: async (page) => {
      await answerWithLeave(page)
      await page.getByText(/\bHours (are logged|on leave)/).waitFor()
      await page.unrouteAll()
    },
  },
  { name: 'leaves-list', path: '/leaves_list', viewers: managerLevel },
  { name: 'away', path: '/away', viewers: managerLevel },
  { name: 'away-empty', path: '/away?month=2199-12', viewers: ['manager'] },
]
