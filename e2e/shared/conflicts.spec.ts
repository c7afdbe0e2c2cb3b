// Two people change one row at the same time: no change is overwritten without a question, and no input is lost.

import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany } from '../support/company.ts'
import { entryWith, unfold } from '../support/lists.ts'
import { dialog, field, open, save } from '../support/profile.ts'
import { desktop, isPhone } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'

async function act(page: Page, name: 'Delete' | 'Edit', company: string) {
  if (isPhone()) {
    await unfold(page, company)
    await page.getByRole('button', { name: `Edit or delete ${company}` }).click()
    await page.getByRole('menuitem', { name }).click()
  } else {
    await page.getByRole('button', { name: `${name} ${company}` }).click()
  }
}

/** The same customer's edit dialog in two tabs. */
async function editTwice(page: Page) {
  const { company_name: company } = await inCompany(({ addCustomer }) => addCustomer())
  await signIn(page, 'manager')
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    // Each tab keeps the row that it has loaded, whatever happens elsewhere.
    await closeLiveChannel(tab)
    await tab.goto(`/manage-customers?company=${encodeURIComponent(company)}`)
    await act(tab, 'Edit', company)
  }
  const formOf = (tab: Page) => tab.getByRole('dialog', { name: 'Edit Customer' })
  const fieldOf = (tab: Page, label: string) => formOf(tab).getByLabel(label)
  const save = (tab: Page) => formOf(tab).getByRole('button', { name: 'Save' }).click()
  return { company, other, fieldOf, save }
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Changed in the meantime' })

test('a manager in a second tab sees both values of each field, chooses, and keeps what they typed', async ({
  page,
}) => {
  test.slow()
  const { company, other, fieldOf, save } = await editTwice(page)
  await fieldOf(page, 'Title').fill('Director')
  await fieldOf(page, 'Representative').fill('Grace Hopper')
  await save(page)
  await expect(page.getByText('Customer edited')).toBeVisible()

  await fieldOf(other, 'Title').fill('Chair')
  await fieldOf(other, 'Representative').fill('Mary Somerville')
  await fieldOf(other, 'Address').fill('Lviv')
  await save(other)
  const title = question(other).getByRole('group', { name: 'Title' })
  const representative = question(other).getByRole('group', { name: 'Representative' })
  await expect(title.getByRole('radio', { name: 'Yours Chair' })).toBeChecked()
  await expect(title.getByRole('radio', { name: 'Saved now Director' })).not.toBeChecked()
  await expect(representative.getByRole('radio', { name: 'Yours Mary Somerville' })).toBeChecked()
  await expect(question(other).getByRole('group'), 'the address is one side alone').toHaveCount(2)
  await expectNoViolations(other)

  await question(other).getByRole('button', { name: 'Back to the form' }).click()
  await expect(fieldOf(other, 'Address')).toBeFocused()
  await expect(fieldOf(other, 'Title')).toHaveValue('Chair')
  await expect(fieldOf(other, 'Address')).toHaveValue('Lviv')
  await save(other)
  await question(other).getByRole('button', { name: 'Take all theirs' }).click()
  await expect(title.getByRole('radio', { name: 'Saved now Director' })).toBeChecked()
  await representative.getByRole('radio', { name: 'Yours Mary Somerville' }).check()
  await question(other).getByRole('button', { name: 'Save these' }).click()
  await expect(other.getByText('Customer edited')).toBeVisible()
  await expect(other.getByRole('dialog')).toBeHidden()

  // The form shows the row of the list, which is fetched again after the change.
  await expect(entryWith(other, company)).toContainText('Mary Somerville')
  await act(other, 'Edit', company)
  await expect(fieldOf(other, 'Title')).toHaveValue('Director')
  await expect(fieldOf(other, 'Representative')).toHaveValue('Mary Somerville')
  await expect(fieldOf(other, 'Address')).toHaveValue('Lviv')
})

test(
  'changes of a manager to different fields in two tabs are both saved; a row that has changed since cannot be deleted',
  desktop,
  async ({ page }) => {
    const { company, other, fieldOf, save } = await editTwice(page)
    await fieldOf(page, 'Title').fill('Director')
    await save(page)
    await expect(page.getByText('Customer edited')).toBeVisible()
    await expect(entryWith(page, company)).toContainText('Director')
    await fieldOf(other, 'Address').fill('Lviv')
    await save(other)
    await expect(other.getByText('Customer edited')).toBeVisible()
    // The form shows the row of the list, which is fetched again after the change.
    await expect(entryWith(other, company)).toContainText('Lviv')
    await act(other, 'Edit', company)
    await expect(fieldOf(other, 'Title')).toHaveValue('Director')
    await expect(fieldOf(other, 'Address')).toHaveValue('Lviv')

    // The first tab's list was loaded before the address changed.
    await act(page, 'Delete', company)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('This customer has changed since you opened it')).toBeVisible()
    await expect(entryWith(page, company)).toContainText('Lviv')
  },
)

test(
  'input restored after a reload does not overwrite what was saved in between',
  desktop,
  async ({ page }) => {
    const person = await inCompany(({ hire }) => hire())
    await signIn(page, 'manager')
    page.on('dialog', (leaving) => leaving.accept())
    await open(page, person.id)
    await page.getByRole('button', { name: 'Edit general info' }).click()
    await field(page, 'Position').fill('Mine')
    await inCompany(({ changeUser }) => changeUser(person.id, { position: 'Theirs' }))
    await page.reload()
    await expect(field(page, 'Position')).toHaveValue('Mine')
    await save(page).click()
    const position = question(page).getByRole('group', { name: 'Position' })
    await expect(position.getByRole('radio', { name: 'Yours Mine' })).toBeChecked()
    await position.getByRole('radio', { name: 'Saved now Theirs' }).check()
    await question(page).getByRole('button', { name: 'Save these' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByText('Theirs', { exact: true })).toBeVisible()
  },
)
