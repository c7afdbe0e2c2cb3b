// Small screens and touch.

import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { inCompany, unique } from '../support/company.ts'
import { unfold } from '../support/lists.ts'
import { dialog, field } from '../support/profile.ts'
import { phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const toasts = (page: Page) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'Category' })

test(
  'the buttons of a long form stay in view, also above a keyboard, and cover no field',
  phone,
  async ({ page }) => {
    await signIn(page, 'manager')
    await page.goto('/manage-projects')
    await page.getByRole('button', { name: 'Add Project' }).click()
    const create = dialog(page).getByRole('button', { name: 'Create' })
    await expect(create).toBeInViewport({ ratio: 1 })
    await field(page, 'Milestones').focus()
    // The part of a phone's screen above the keyboard, which opens when the field has the focus.
    await page.setViewportSize({ width: 390, height: 430 })
    // The focused field has a border in the colour of text, because red is for errors.
    await expect(field(page, 'Milestones')).toHaveCSS('border-top-color', 'rgb(33, 31, 29)')
    await expect(create).toBeInViewport({ ratio: 1 })
    const above = async () => (await field(page, 'Milestones').boundingBox()) ?? { y: 0, height: 0 }
    const buttons = async () => (await create.boundingBox())?.y ?? 0
    await expect
      .poll(async () => (await above()).y + (await above()).height - (await buttons()))
      .toBeLessThan(0)
  },
)

test(
  'a row opens on a tap; a tap on a disabled bin shows the reason; taps pass through messages',
  phone,
  async ({ page }) => {
    const [first, second] = await inCompany(async (company) => [
      await company.addCategory(unique('Aa ')),
      await company.addCategory(unique('Ab ')),
    ])
    await signIn(page, 'manager')
    await page.goto('/manage-categories')
    const deleteOf = (name: string) => page.getByRole('button', { name: `Delete ${name}`, exact: true })
    await expect(deleteOf('Development')).toHaveCount(0)
    for (const name of ['Development', first.name, second.name]) await unfold(page, name)

    const refusal = 'Cannot delete. There are records with this category'
    const reason = page.getByRole('tooltip').filter({ visible: true, hasText: refusal })
    await deleteOf('Development').tap({ force: true })
    await expect(reason).toBeVisible()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(reason).toBeHidden()

    for (const { name } of [first, second]) {
      await deleteOf(name).tap()
      await dialog(page).getByRole('button', { name: 'Delete' }).tap()
      await expect(deleteOf(name)).toHaveCount(0)
    }
    await expect(toasts(page)).toHaveCount(1)
    const box = await toasts(page).boundingBox()
    const below = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[role="status"]') === null,
      [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20] as const,
    )
    expect(below, 'what a tap on the message reaches').toBe(true)
    await toasts(page).getByRole('button', { name: 'Close' }).tap()
    await expect(toasts(page)).toHaveCount(0)
  },
)

test(
  'a manager has the search, a counted filter and the sorting of a list in one row',
  phone,
  async ({ page }) => {
    await signIn(page, 'manager')
    await page.goto('/users_list?english_level=advanced')
    const parts = [
      page.getByRole('searchbox', { name: 'Search by name' }),
      page.getByRole('button', { name: 'Filter (1)' }),
      page.getByRole('combobox', { name: 'Sort by' }),
    ]
    for (const part of parts) await expect(part).toBeVisible()
    const tops = await Promise.all(parts.map(async (part) => Math.round((await part.boundingBox())?.y ?? -1)))
    expect(Math.max(...tops) - Math.min(...tops), `tops: ${tops.join(', ')}`).toBeLessThanOrEqual(1)
  },
)
