// Changes of hours are taken back by the message that tells of them.

import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { employ, logHours, recordsOn } from '../support/hours.ts'
import { unfold } from '../support/lists.ts'
import { field, openFilledForm, rowOf, save } from '../support/record-form.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const undo = async (page: Page) => {
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
}

test('a developer takes back a record that was just logged', async ({ page }) => {
  const { today } = await openFilledForm(page)
  await field(page, 'Description').fill('Logged by mistake')
  await save(page).click()
  await expect(page.getByText('Record created')).toBeVisible()
  await expect(rowOf(page, 'Logged by mistake')).toBeVisible()
  await undo(page)
  await expect(rowOf(page, 'Logged by mistake')).toHaveCount(0)
  expect(await recordsOn(page, today)).toEqual([])
})

test('a developer deletes a record by one click and takes it back, with its id', async ({ page }) => {
  const { today, projects } = await employ(page)
  await logHours(page, { projectId: projects.first.id, date: today, hours: 3, description: 'Kept after all' })
  const before = await recordsOn(page, today)
  await page.goto('/create-record')
  await unfold(page, 'Kept after all')
  await rowOf(page, 'Kept after all')
    .getByRole('button', { name: /^Delete / })
    .click()
  await expect(page.getByText('Record deleted')).toHaveCount(1)
  await expect(rowOf(page, 'Kept after all')).toHaveCount(0)
  await undo(page)
  await expect(rowOf(page, 'Kept after all')).toBeVisible()
  const [returned] = await recordsOn(page, today)
  expect(returned?.id).toBe(before[0]?.id)
})

test(
  'a developer who clicks twice on the bin of a record deletes no other one',
  desktop,
  async ({ page }) => {
    const { today, projects } = await employ(page)
    for (const description of ['Below', 'Above'])
      await logHours(page, { projectId: projects.first.id, date: today, hours: 3, description })
    await page.goto('/create-record')
    await rowOf(page, 'Above')
      .getByRole('button', { name: /^Delete / })
      .dblclick({ delay: 100 })
    await expect(page.getByText('Record deleted')).toHaveCount(1)
    await expect(rowOf(page, 'Above')).toHaveCount(0)
    await expect(rowOf(page, 'Below')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await recordsOn(page, today)).toMatchObject([{ description: 'Below' }])
  },
)

test("a manager takes back an edit of another person's record", async ({ page }) => {
  const { user, today, projects } = await employ(page)
  await logHours(page, { projectId: projects.first.id, date: today, hours: 3, description: 'As it was' })
  await signIn(page, 'manager')
  await page.goto(`/create-admin-record?user_id=${user.id}`)
  await unfold(page, 'As it was')
  await rowOf(page, 'As it was')
    .getByRole('button', { name: /^Edit / })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit Record' })
  await dialog.getByRole('textbox', { name: 'Description' }).fill('As it should not be')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByText('Record updated')).toHaveCount(1)
  await expect(rowOf(page, 'As it should not be')).toBeVisible()
  await undo(page)
  await expect(rowOf(page, 'As it was')).toBeVisible()
})
