// What the form of Submit hours proposes and remembers.

import { expect } from '@playwright/test'
import { addDays, mondayOf } from '@portal/domain/days'
import { formatHours } from '@portal/domain/hours/hours'
import { expectNoViolations } from '../support/axe.ts'
import { employ, logHours, recordsOn, workdayBefore } from '../support/hours.ts'
import { unfold } from '../support/lists.ts'
import {
  choose,
  chooseDay,
  field,
  form,
  openFilledForm,
  rowOf,
  save,
  select,
} from '../support/record-form.ts'
import { expectChosen } from '../support/selects.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test('a developer is proposed the hours that a day lacks, and none once it is full', async ({ page }) => {
  const { today, projects } = await employ(page)
  const date = await workdayBefore(page, today)
  await logHours(page, { projectId: projects.first.id, date, hours: 3 })
  await page.goto(`/create-record?date=${date}`)
  await expect(field(page, 'Hours')).toHaveValue('5')
  await field(page, 'Description').fill('The rest of the day')
  await save(page).click()
  await expect(rowOf(page, 'The rest of the day')).toContainText('5.0')
  await expect(field(page, 'Hours')).toHaveValue('')
  await field(page, 'Description').fill('One more')
  await expect(save(page)).toBeDisabled()
})

test('hours that a developer typed stay on another day', desktop, async ({ page }) => {
  const { today, projects } = await employ(page)
  const date = await workdayBefore(page, today)
  await logHours(page, { projectId: projects.first.id, date, hours: 3 })
  await page.goto('/create-record')
  await field(page, 'Hours').fill('2')
  await chooseDay(page, date)
  await expect(page).toHaveURL(`/create-record?date=${date}`)
  await expect(field(page, 'Description')).toBeFocused()
  await expect(field(page, 'Hours')).toHaveValue('2')
})

test(
  'Enter in an empty description tells a developer what it would save, and saves it the second time',
  desktop,
  async ({ page }) => {
    const { today } = await openFilledForm(page)
    const description = field(page, 'Description')
    const proposed = formatHours(Number(await field(page, 'Hours').inputValue()))
    const warning = `Enter again saves ${proposed} h without a description`
    await description.press('Enter')
    await expect(description).toHaveAccessibleDescription(warning)
    await expect(form(page).getByRole('status').filter({ hasText: warning })).toHaveCount(1)
    await expect(description).toBeFocused()
    expect(await recordsOn(page, today)).toEqual([])
    // Who goes elsewhere and comes back is told again.
    await field(page, 'Hours').focus()
    await expect(description).not.toHaveAccessibleDescription(warning)
    await description.press('Enter')
    await expect(description).toHaveAccessibleDescription(warning)
    await description.press('Enter')
    await expect(page.getByText('Record created')).toBeVisible()
    expect(await recordsOn(page, today)).toMatchObject([{ description: '', hours: Number(proposed) }])
    await expect(description).not.toHaveAccessibleDescription(/Enter again/)
  },
)

test(
  'hours that a developer typed are saved by one Enter, and any hours by one press of the button',
  desktop,
  async ({ page }) => {
    const { today } = await openFilledForm(page)
    await field(page, 'Hours').fill('2')
    await field(page, 'Description').press('Enter')
    await expect(page.getByText('Total hours: 2.0')).toBeVisible()
    await field(page, 'Hours').fill('3')
    await save(page).click()
    await expect(page.getByText('Total hours: 5.0')).toBeVisible()
    expect((await recordsOn(page, today)).map(({ hours }) => hours).toSorted()).toEqual([2, 3])
  },
)

test('in an earlier week a developer is asked before a record without a description', async ({ page }) => {
  const { today, projects } = await employ(page)
  const date = addDays(mondayOf(today), -1)
  await logHours(page, { projectId: projects.first.id, date: addDays(date, -2), hours: 8 })
  await page.goto(`/create-record?date=${date}`)
  await expect(save(page)).toBeEnabled()
  await field(page, 'Hours').press('Enter')
  const question = page.getByRole('dialog', { name: 'Save without a description?' })
  await expect(question).toContainText('can be changed by a manager only')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect(await recordsOn(page, date)).toEqual([])

  await field(page, 'Hours').press('Enter')
  await expect(question.getByRole('button', { name: 'Save' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Record created')).toBeVisible()
  expect(await recordsOn(page, date)).toMatchObject([{ description: '', hours: 8 }])
})

test(
  'after the question of an earlier week a developer types on in the description',
  desktop,
  async ({ page }) => {
    const { today, projects } = await employ(page)
    const date = addDays(mondayOf(today), -1)
    await logHours(page, { projectId: projects.first.id, date: addDays(date, -2), hours: 8 })
    await page.goto(`/create-record?date=${date}`)
    await expect(save(page)).toBeEnabled()
    await field(page, 'Hours').press('Enter')
    const question = page.getByRole('dialog', { name: 'Save without a description?' })
    await expect(question.getByRole('button', { name: 'Save' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field(page, 'Description')).toBeFocused()
    await field(page, 'Hours').press('Enter')
    await expect(question.getByRole('button', { name: 'Save' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Record created')).toBeVisible()
    await expect(field(page, 'Description')).toBeFocused()
  },
)

test('a developer takes a project and a category of before by one click', async ({ page }) => {
  const { today, projects } = await employ(page)
  const date = await workdayBefore(page, today)
  await logHours(page, { projectId: projects.first.id, date: addDays(date, -7), hours: 8 })
  await logHours(page, { projectId: projects.second.id, date, hours: 8 })
  await page.goto('/create-record')
  await expectChosen(select(page, 'Project'), projects.second.name)
  const latest = form(page).getByRole('group', { name: 'Latest projects and categories' })
  await expect(latest.getByRole('button')).toHaveCount(2)
  await latest.getByRole('button', { name: projects.first.name }).click()
  await expectChosen(select(page, 'Project'), projects.first.name)
  await expect(field(page, 'Description')).toBeFocused()
  await expectNoViolations(page)
})

test(
  'the category that a developer is proposed is the usual one of the project, not that of the last record',
  desktop,
  async ({ page }) => {
    const { today, projects } = await employ(page)
    const date = await workdayBefore(page, today)
    for (const back of [7, 8])
      await logHours(page, { projectId: projects.first.id, date: addDays(date, -back), hours: 8 })
    await page.goto('/create-record')
    await expectChosen(select(page, 'Category'), 'Development')
    await choose(page, 'Category', 'Meeting')
    await field(page, 'Description').fill('Sprint planning')
    await field(page, 'Hours').fill('1')
    await save(page).click()
    await expect(rowOf(page, 'Sprint planning')).toContainText('Meeting')
    await expectChosen(select(page, 'Project'), projects.first.name)
    await expectChosen(select(page, 'Category'), 'Development')
  },
)

test('a developer logs the hours of an earlier day again today, and takes them back', async ({ page }) => {
  const { today, projects } = await employ(page)
  const date = await workdayBefore(page, today)
  await logHours(page, { projectId: projects.second.id, date, hours: 2.5, description: 'Every day' })
  await page.goto(`/create-record?date=${date}`)
  await unfold(page, 'Every day')
  await rowOf(page, 'Every day')
    .getByRole('button', { name: /^Log again today: 2\.5 h on / })
    .dblclick()
  await expect(page.getByText(`Logged again: 2.5 h on ${projects.second.name}`)).toBeVisible()
  expect(await recordsOn(page, today)).toMatchObject([
    { description: 'Every day', hours: 2.5, project: projects.second.name },
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  expect(await recordsOn(page, today)).toEqual([])
  // Hours of today are not offered again.
  await logHours(page, { projectId: projects.second.id, date: today, hours: 1, description: 'Of today' })
  await page.goto('/create-record')
  await unfold(page, 'Of today')
  await expect(rowOf(page, 'Of today').getByRole('button', { name: /^Edit / })).toBeVisible()
  await expect(rowOf(page, 'Of today').getByRole('button', { name: /^Log again/ })).toHaveCount(0)
})
