// Where the messages stand that tell what came of a click.

import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { unique } from '../support/company.ts'
import { makeCandidate, makeVacancy } from '../support/recruiting.ts'
import { isPhone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** What the message lies over of all titles, filters and fields in view, and of the bar at the foot. */
async function coveredBy(page: Page, text: string): Promise<string[]> {
  const box = await toast(page, text).boundingBox()
  if (!box) throw new Error(`There is no message '${text}'`)
  return page
    .locator(':is(h1, h2, input, textarea, select, [role="radiogroup"], nav[aria-label="Every day"])')
    .evaluateAll((elements, { x, y, width, height }) => {
      const isOver = (element: Element) => {
        const other = element.getBoundingClientRect()
        const isBeside = other.right <= x || other.left >= x + width
        return other.width > 0 && !isBeside && other.bottom > y && other.top < y + height
      }
      return elements.filter(isOver).map(({ outerHTML }) => outerHTML.slice(0, 100))
    }, box)
}

test('a message stands at the bottom, over no title, filter or field of a list', async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/manage-categories')
  await page.getByRole('button', { name: 'Add Category' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Name' }).fill(unique('Aa '))
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form).toBeHidden()
  await expect(toast(page, 'Category')).toBeVisible()
  await expect.poll(() => coveredBy(page, 'Category')).toEqual([])
  const box = await toast(page, 'Category').boundingBox()
  expect(box?.y).toBeGreaterThan((page.viewportSize()?.height ?? 0) * 0.75)
})

test('the message of a moved candidate lies over neither the statuses nor the facts of the candidate', async ({
  page,
}) => {
  const { id, full_name } = await makeCandidate((await makeVacancy()).id)
  await signIn(page, 'recruiter')
  await page.goto(`/candidates/${id}`)
  await page.getByRole('radiogroup').getByText('Test Task').click()
  const text = `${full_name} moved to Test Task`
  await expect(toast(page, text)).toBeVisible()
  await expect.poll(() => coveredBy(page, text)).toEqual([])
  if (!isPhone()) return
  const undo = await toast(page, text).getByRole('button', { name: 'Undo' }).boundingBox()
  expect(Math.min(undo?.width ?? 0, undo?.height ?? 0)).toBeGreaterThanOrEqual(44)
})
