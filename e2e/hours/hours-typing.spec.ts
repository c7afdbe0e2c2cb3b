// Input typed while the server and the browser are slow is neither lost nor moved.

import { expect, type Page } from '@playwright/test'
import { addDays } from '@portal/domain/days'
import { employ, logHours, recordsOn, workdayBefore } from '../support/hours.ts'
import { choose, chosenDay, enterFromDescription, field, form, rowOf } from '../support/record-form.ts'
import { expectChosen } from '../support/selects.ts'
import { desktop } from '../support/sizes.ts'
import { delayAnswers, holdAnswers, slowProcessor } from '../support/slow.ts'
import { test } from '../support/test.ts'

const unsent = (page: Page) => page.getByRole('list', { name: 'Not saved' }).getByRole('listitem')

test(
  'records are typed and saved one after the other, also while answers are late',
  desktop,
  async ({ page }) => {
    const { today, projects } = await employ(page)
    await logHours(page, { projectId: projects.first.id, date: await workdayBefore(page, today), hours: 8 })
    await page.goto('/create-record')
    await expectChosen(form(page).getByRole('combobox', { name: 'Project' }), projects.first.name)
    await slowProcessor(page, 4)
    const answerFirst = await holdAnswers(page)
    const description = field(page, 'Description')
    await description.focus()
    await page.keyboard.type('first task')
    await enterFromDescription(page)
    await expect(description).toHaveValue('')
    await page.keyboard.type('second task')
    await field(page, 'Hours').fill('2')
    await description.focus()
    answerFirst()
    await expect(rowOf(page, 'first task')).toBeVisible()
    await expect(description).toHaveValue('second task')
    await expect(description).toBeFocused()

    const answerSecond = await holdAnswers(page)
    await enterFromDescription(page)
    await expect(description).toHaveValue('')
    await field(page, 'Hours').focus()
    await page.keyboard.type('3')
    answerSecond()
    await expect(rowOf(page, 'second task')).toBeVisible()
    await expect(field(page, 'Hours')).toBeFocused()
    await expect(field(page, 'Hours')).toHaveValue('3')
    const saved = (await recordsOn(page, today)).map((record) => record.description)
    expect(saved.toSorted()).toEqual(['first task', 'second task'])
  },
)

test('a refused record returns to the form, or is listed below it while the next one is being typed', async ({
  page,
}) => {
  const { today, projects } = await employ(page)
  const full = await workdayBefore(page, today)
  await logHours(page, { projectId: projects.first.id, date: full, hours: 24 })
  await page.goto(`/create-record?date=${full}`)
  await expectChosen(form(page).getByRole('combobox', { name: 'Project' }), projects.first.name)
  const description = field(page, 'Description')
  await description.fill('One too many')
  await field(page, 'Hours').fill('8')
  await description.focus()
  await enterFromDescription(page)
  await expect(form(page).getByText('A day has at most 24 hours')).toBeVisible()
  await expect(description).toHaveValue('One too many')

  const answer = await holdAnswers(page)
  await description.focus()
  await enterFromDescription(page)
  await expect(description).toHaveValue('')
  await page.keyboard.type('The next')
  answer()
  await expect(unsent(page)).toContainText('A day has at most 24 hours')
  await expect(description).toHaveValue('The next')
  await page.reload()
  await expect(unsent(page)).toContainText('One too many')
  await expect(description).toHaveValue('The next')
  await description.fill('')
  await unsent(page).getByRole('button', { name: 'Edit' }).click()
  await expect(description).toHaveValue('One too many')
  await expect(unsent(page)).toBeHidden()
})

test(
  'days are changed at four times the processor time without losing a key or the focus',
  desktop,
  async ({ page }) => {
    const { today, projects } = await employ(page)
    await page.goto('/create-record')
    await choose(page, 'Project', projects.first.name)
    await field(page, 'Description').fill('Typed before')
    await slowProcessor(page, 4)
    await delayAnswers(page, 600)
    await page.evaluate(() => {
      const gone = { form: 0, strip: 0 }
      new MutationObserver(() => {
        const isShown = (selector: string) =>
          document.querySelector<HTMLElement>(selector)?.checkVisibility() ?? false
        if (!isShown('main form')) gone.form += 1
        if (!isShown('main fieldset')) gone.strip += 1
        document.body.dataset.gone = JSON.stringify(gone)
      }).observe(document.body, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['style'],
      })
    })
    await chosenDay(page).focus()
    for (let back = 1; back <= 6; back += 1) {
      await page.keyboard.press('ArrowLeft')
      await expect(chosenDay(page)).toHaveValue(addDays(today, -back))
      await expect(chosenDay(page)).toBeFocused()
    }
    await page.getByRole('button', { name: 'Previous week' }).click()
    await field(page, 'Description').focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' and after')
    await expect(chosenDay(page)).toHaveValue(addDays(today, -13))
    await expect(field(page, 'Description')).toHaveValue('Typed before and after')
    await expect(page.locator('body')).toHaveAttribute('data-gone', '{"form":0,"strip":0}')
  },
)
