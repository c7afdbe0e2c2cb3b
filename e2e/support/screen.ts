import type { Page } from '@playwright/test'
import type { Account } from './accounts.ts'
import type { DemoCompany } from './demo-company.ts'

export type Viewer = Account | 'visitor'

/** One picture that `npm run screenshots` takes: a screen, or a state of it that has to be opened first. */
export type Screen = {
  name: string
  /** The address; it may depend on the day and on the ids of people and projects, so that the page has content. */
  path: string | ((demo: DemoCompany) => string)
  viewers: readonly Viewer[]
  /** Brings the screen into the state of the entry; at the phone's width when `narrow`. */
  prepare?: (page: Page, narrow: boolean) => Promise<void>
  /**
   * True where a message has to appear at once and moves what lies below: `npm run measure` then counts no layout
   * shifts.
   */
  shifts?: boolean
}

export const everyone = ['developer', 'recruiter', 'manager', 'admin', 'cfo'] as const
export const managerLevel = ['manager', 'admin', 'cfo'] as const

/** The address of a screen in the demo company. */
export const pathOf = ({ path }: Screen, demo: DemoCompany): string =>
  typeof path === 'string' ? path : path(demo)

const closedRow = (page: Page) => page.locator('[data-row] > div > button[aria-expanded="false"]').first()

/** Opens the first row of a phone's list. */
export async function openFirstRow(page: Page, narrow: boolean): Promise<void> {
  if (narrow) await closedRow(page).click()
}

/** Presses the first button of that name, in the first row of a phone that has it, and waits for its dialog. */
export const openFirst = (action: RegExp) => async (page: Page) => {
  const button = page.getByRole('button', { name: action }).first()
  const closed = closedRow(page)
  await button.or(closed).first().waitFor()
  while (!(await button.isVisible()) && (await closed.isVisible())) await closed.click()
  await button.click()
  await page.getByRole('dialog').waitFor()
}
