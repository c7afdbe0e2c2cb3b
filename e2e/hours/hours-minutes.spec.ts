// Minutes that are no hundredths of an hour.

import { expect } from '@playwright/test'
import { employ, recordsOn, workdayBefore } from '../support/hours.ts'
import { unfold } from '../support/lists.ts'
import { choose, chosenDay, field, rowOf, save } from '../support/record-form.ts'
import { test } from '../support/test.ts'

test('2:20, 2:20 and 3:20 are a whole day, and an edit that leaves the hours alone keeps them', async ({
  page,
}) => {
  const { today, projects } = await employ(page)
  const past = await workdayBefore(page, today)
  for (const day of [past, today]) {
    await page.goto(`/create-record?date=${day}`)
    for (const [hours, task] of [
      ['2:20', 'Review'],
      ['2:20', 'Planning'],
      ['3:20', 'Release'],
    ] as const) {
      await choose(page, 'Project', projects.first.name)
      await choose(page, 'Category', 'Testing')
      await field(page, 'Description').fill(task)
      await field(page, 'Hours').fill(hours)
      await save(page).click()
      await expect(rowOf(page, task)).toContainText(hours === '2:20' ? '2.33' : '3.33')
    }
    await expect(page.getByText('Total hours: 8.0')).toBeVisible()
    // On a weekend or a holiday all of it is over the norm of the day.
    await expect(chosenDay(page)).toHaveAccessibleName(/: 8\.0 h logged(?:, 8\.0 h over)?$/)
  }

  await unfold(page, 'Review')
  await rowOf(page, 'Review')
    .getByRole('button', { name: /^Edit / })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit Record' })
  await expect(dialog.getByRole('textbox', { name: 'Hours' })).toHaveValue('2:20')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Review of the release')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await expect(rowOf(page, 'Review of the release')).toBeVisible()
  const hours = (await recordsOn(page, today)).map((record) => record.hours)
  expect(hours.toSorted()).toEqual([2.3333, 2.3333, 3.3333])
})
