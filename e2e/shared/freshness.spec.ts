// After a change everything on screen is fetched again, without flicker.

import { expect, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { signIn } from '../support/accounts.ts'
import { employ, logHours, workdayBefore } from '../support/hours.ts'
import { enterFromDescription, field, rowOf, save, select } from '../support/record-form.ts'
import { expectChosen } from '../support/selects.ts'
import { desktop } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'

/** Counts skeletons that appear and moves of the form from now on. */
const watchForFlicker = (page: Page) =>
  page.evaluate(() => {
    const top = () => Math.round(document.querySelector('form')?.getBoundingClientRect().top ?? -1)
    const before = top()
    const seen = { skeletons: 0, moves: 0 }
    new MutationObserver(() => {
      if (document.querySelector('[role=status][aria-label^=Loading]')) seen.skeletons += 1
      if (top() !== before) seen.moves += 1
      document.body.dataset.flicker = JSON.stringify(seen)
    }).observe(document.body, { childList: true, subtree: true })
  })

test(
  'a page of six queries keeps its rows, its place and the focus while they are fetched again',
  desktop,
  async ({ page }) => {
    const { user, today, projects } = await employ(page)
    const date = await workdayBefore(page, today)
    await logHours(page, { projectId: projects.first.id, date, hours: 2, description: 'Logged before' })
    await signIn(page, 'manager')
    await closeLiveChannel(page)
    // The bell asks for its list last, and again after the change.
    const notified = page.waitForResponse(/\/notifications\?/)
    await page.goto(`/create-admin-record?date=${date}&user_id=${user.id}`)
    await notified
    await expect(rowOf(page, 'Logged before')).toBeVisible()
    await expectChosen(select(page, 'Project'), projects.first.name)
    await field(page, 'Description').fill('Logged after')
    await expect(save(page)).toBeEnabled()
    await watchForFlicker(page)

    const asked: string[] = []
    const answers = Promise.withResolvers<void>()
    await page.route(`**${apiPrefix}/**`, async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      asked.push(route.request().url())
      await answers.promise
      await route.continue()
    })
    await field(page, 'Description').focus()
    await enterFromDescription(page)
    await expect(page.getByText('Record created')).toBeVisible()
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(6)

    await expect(rowOf(page, 'Logged before')).toBeVisible()
    await expect(page.getByText('Total hours: 2.0')).toBeVisible()
    await expect(field(page, 'Description')).toBeFocused()
    await expectChosen(select(page, 'Project'), projects.first.name)

    answers.resolve()
    await expect(rowOf(page, 'Logged after')).toBeVisible()
    await expect(page.getByText('Total hours: 8.0')).toBeVisible()
    await expect(field(page, 'Description')).toBeFocused()
    expect(new Set(asked).size, 'each query once').toBe(asked.length)
    await expect(page.locator('body')).toHaveAttribute('data-flicker', '{"skeletons":0,"moves":0}')
  },
)
