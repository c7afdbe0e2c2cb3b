// Where the focus goes when the control that has it is disabled or goes away.

import { expect, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { addDays } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { inCompany, unique } from '../support/company.ts'
import { desktop } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a button that goes away when a key presses it passes the focus on', desktop, async ({ page }) => {
  const today = await inCompany((company) => company.today())
  await signIn(page, 'manager')
  await page.goto(`/create-record?date=${addDays(today, -1)}`)
  await button(page, /^Today$/).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused()

  await page.goto('/manage-projects?application=web')
  await button(page, 'Reset filters').press('Enter')
  await expect(page.getByRole('search').locator(':focus')).toBeVisible()

  await button(page, /^Account of /).press('Enter')
  await button(page, 'Keyboard shortcuts').press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, /^Account of /)).toBeFocused()

  await closeLiveChannel(page)
  await page.route(`**${apiPrefix}/notifications*`, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/recent-notifications')
  await expect(button(page, 'Try again')).toBeVisible()
  await page.unroute(`**${apiPrefix}/notifications*`)
  await button(page, 'Try again').press('Enter')
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeFocused()
})

test('after a refusal that names no field Enter saves again', desktop, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/manage-categories')
  await button(page, 'Add Category').click()
  const name = unique('Category ')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.route(
    `**${apiPrefix}/categories`,
    (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    { times: 1 },
  )
  await button(page, 'Create').press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expect(button(page, 'Create')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Category created')).toBeVisible()
})
