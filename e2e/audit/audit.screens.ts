import type { Page } from '@playwright/test'
import type { DemoCompany } from '../support/demo-company.ts'
import { openFirst, openFirstRow, type Screen } from '../support/screen.ts'

async function openRow(page: Page, narrow: boolean): Promise<void> {
  if (narrow) return openFirstRow(page, narrow)
  await page
    .getByRole('button', { name: /^Details: / })
    .first()
    .click()
}

/** Unfolds the history of the dialog or page that is shown, which has at least one entry with this word. */
async function unfoldHistory(page: Page, word: RegExp): Promise<void> {
  await page.getByText('History', { exact: true }).last().click()
  await page.getByText(word).first().waitFor()
}

const developer = (demo: DemoCompany) => `/users/${demo.userId('Taras Shevchuk')}?tab=history`

export const screens: readonly Screen[] = [
  { name: 'audit', path: '/audit', viewers: ['admin'] },
  { name: 'audit-row', path: '/audit?act=contracts', viewers: ['admin'], prepare: openRow },
  { name: 'audit-filtered', path: '/audit?act=records.update&object_type=record', viewers: ['admin'] },
  {
    name: 'audit-filters',
    path: '/audit?act=records.update',
    viewers: ['admin'],
    prepare: async (page, narrow) => {
      if (narrow) await page.getByRole('button', { name: /^Filter/ }).click()
    },
  },
  { name: 'audit-empty', path: '/audit?act=webhooks.test', viewers: ['admin'] },
  { name: 'history-person', path: developer, viewers: ['manager'] },
  {
    name: 'history-record',
    path: ({ lastWeekday }) => `/create-admin-record?date=${lastWeekday}`,
    viewers: ['manager'],
    prepare: async (page) => {
      await openFirst(/^Edit /)(page)
      await unfoldHistory(page, / added /)
    },
  },
  {
    name: 'history-own-record',
    path: ({ lastWeekday }) => `/create-record?date=${lastWeekday}`,
    viewers: ['developer'],
    prepare: openFirst(/^(Edit|History of) /),
  },
  {
    name: 'history-contract',
    path: '/manage-contracts',
    viewers: ['manager'],
    prepare: async (page) => {
      await openFirst(/^Edit .*Staff Portal/)(page)
      await unfoldHistory(page, / removed /)
    },
  },
  {
    name: 'history-candidate',
    path: (demo) => `/candidates/${demo.candidateId('Mariana Kostenko')}`,
    viewers: ['recruiter'],
    prepare: async (page) => {
      await page.getByRole('region', { name: 'History' }).scrollIntoViewIfNeeded()
    },
  },
]
