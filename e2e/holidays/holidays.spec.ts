import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { entryWith, newEntry, openCreated, unfold } from '../support/lists.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible()
const heading = (page: Page, count: number) =>
  expect(page.getByRole('heading', { name: `Holidays ${count}`, exact: true })).toBeVisible()

/** Each project has a year of its own, which no other journey looks at. */
const ownYear = () => (test.info().project.name === 'phone' ? 2043 : 2049)

test('an admin adds, moves and deletes holidays of a year, and restores the list of the rule', async ({
  page,
}) => {
  test.slow()
  const year = ownYear()
  await signIn(page, 'admin')
  await page.goto(`/manage-holidays?year=${year - 2}`)
  await expect(page).toHaveTitle('Holidays · Staff portal')
  // Two clicks before the page has moved are two steps.
  await page
    .getByRole('button', { name: 'Next year' })
    .evaluate((button: HTMLElement) => [button.click(), button.click()])
  await expect(page).toHaveURL((url) => url.searchParams.get('year') === String(year))
  await expect(entryWith(page, 'Independence Day')).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Add Holiday' }).click()
  const date = dialog(page).getByRole('textbox', { name: 'Date' })
  const title = dialog(page).getByRole('textbox', { name: 'Title' })
  const create = dialog(page).getByRole('button', { name: 'Create' })
  await expect(date).toBeFocused()
  await expect(create).toBeDisabled()
  await date.fill(`24.8.${year}`)
  await title.fill('Founding Day')
  await create.click()
  await expect(dialog(page).getByText('There is a holiday on this date already')).toBeVisible()
  await expect(title).toHaveValue('Founding Day')
  await expectNoViolations(page)
  await date.fill(`3.2.${year}`)
  await title.press('Enter')
  await toast(page, 'Holiday created')
  await expect(newEntry(page)).toContainText(`03.02.${year}`)

  await openCreated(page).click()
  await expect(date).toHaveValue(`03.02.${year}`)
  await date.fill(`4.2.${year}`)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Holiday edited')
  await expect(entryWith(page, 'Founding Day')).toContainText(`04.02.${year}`)
  await unfold(page, 'Independence Day')
  await page.getByRole('button', { name: /^Delete Independence Day/ }).click()
  await expect(dialog(page)).toContainText(/“Independence Day, 2[4-6]\.08\.\d{4}” will be deleted/)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await toast(page, 'Holiday deleted')
  await expect(entryWith(page, 'Independence Day')).toBeHidden()

  await page.getByRole('button', { name: 'Restore the rule’s list' }).click()
  await expect(dialog(page)).toContainText('1 is added')
  await expect(dialog(page)).toContainText(`04.02.${year} Founding Day`)
  await expectNoViolations(page)
  await dialog(page).getByRole('button', { name: 'Restore' }).click()
  await toast(page, 'Holidays restored')
  await expect(entryWith(page, 'Independence Day')).toBeVisible()
  await expect(entryWith(page, 'Founding Day')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Restore the rule’s list' })).toBeHidden()
})

test('a year without holidays offers to restore those of the rule', desktop, async ({ page }) => {
  await signIn(page, 'admin')
  const listed = await page.request.get('/api/v1/holidays?year=2045')
  for (const { id } of await listed.json()) await page.request.delete(`/api/v1/holidays/${id}`)
  await page.goto('/manage-holidays?year=2045')
  await expect(page.getByText('There are no holidays in 2045.')).toBeVisible()
  await heading(page, 0)
  await page.getByRole('button', { name: 'Restore the rule’s list' }).click()
  await expect(dialog(page)).toContainText('11 are added')
  await dialog(page).getByRole('button', { name: 'Restore' }).click()
  await heading(page, 11)
})
