import { expect, type Page } from '@playwright/test'
import { addDays, addMonths, firstDayOf, formatMonth, monthOf } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { askForLeave, takeLeave } from '../support/leave/asked-leave.ts'
import { take } from '../support/selects.ts'
import { a4Landscape, printedSheets } from '../support/sheets.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'
import { expectNothingSideways } from '../support/widths.ts'

const month = (page: Page) => page.getByRole('textbox', { name: 'Month', exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Next month' })

/** A project with two people: one with leave from the 1st to the 7th (pending) and from the 10th to the 23rd next month. */
async function team() {
  const { project, away, present, nextMonth } = await inCompany(async (company) => {
    const today = await company.today()
    const project = await company.addProject((await company.addCustomer()).id)
    const [away, present] = [await company.hire(unique('Away')), await company.hire(unique('Present'))]
    for (const { id } of [away, present]) await company.addContract(id, project.id, addDays(today, -40))
    return { project, away, present, nextMonth: addMonths(monthOf(today), 1) }
  })
  const vacation = { request_type: 'vacation', note: 'By the sea' } as const
  await askForLeave(away.email, { ...vacation, vacation_type: 'one_week', start_date: firstDayOf(nextMonth) })
  await takeLeave(away.email, { ...vacation, vacation_type: 'two_weeks', start_date: `${nextMonth}-10` })
  return { project, nextMonth, away: away.last_name, present: present.last_name }
}

test('a manager sees who of a project is away in a month', desktop, async ({ page }) => {
  const { project, nextMonth, away, present } = await team()
  await signIn(page, 'manager')
  await page.goto('/leaves_list')
  await page.getByRole('link', { name: 'Away', exact: true }).click()
  await expect(page).toHaveTitle('Who is away · Staff portal')
  await expect(page.getByText(/\d+ of \d+ people away/)).toBeVisible()
  await next(page).click()
  await expect(page).toHaveURL(`/away?month=${nextMonth}`)
  await take(page.getByRole('combobox', { name: 'Project' }), project.name)
  await expect(page).toHaveURL(`/away?month=${nextMonth}&project_id=${project.id}`)
  await expect(page.getByText('1 of 2 people away')).toBeVisible()
  const table = page.getByRole('region', { name: /^Who is away, / }).getByRole('table')
  const names = table.getByRole('rowheader').getByRole('link')
  await expect(names).toHaveText([`Test ${away}`])
  await page.getByRole('button', { name: '1 person without leave' }).click()
  await expect(names).toHaveText([`Test ${away}`, `Test ${present}`])
  const bars = table
    .getByRole('row')
    .nth(1)
    .getByRole('cell', { name: /Vacation/ })
  await expect(bars).toHaveCount(2)
  await expect(bars.first()).toHaveAccessibleName(/Vacation, 1 – 7 \w{3}, pending/)
  await expect(bars.first()).toHaveAttribute('colspan', '7')
  await expect(bars.last()).toHaveAccessibleName(/Vacation, 10 – 23 \w{3}$/)
  await expect(
    table
      .getByRole('row')
      .nth(3)
      .getByRole('cell', { name: /Vacation/ }),
  ).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Legend' })).toContainText('VVacationPending')
  await expectNoViolations(page)

  await page.reload()
  await expect(month(page)).toHaveValue(formatMonth(nextMonth))
  await expect(bars).toHaveCount(2)
  // On paper, the heading stands on the same sheet as the days.
  expect(await printedSheets(page)).toEqual([a4Landscape])
  await page.setViewportSize({ width: 1024, height: 768 })
  const frame = page.getByRole('region', { name: /^Who is away, / })
  await expect(frame).toHaveAttribute('tabindex', '0')
  const name = table.getByRole('rowheader').first()
  const before = await name.boundingBox()
  await frame.evaluate((element) => element.scrollTo({ left: 1000 }))
  await expect(table.getByRole('columnheader').last()).toBeInViewport()
  expect(await name.boundingBox()).toEqual(before)
  await expectNoViolations(page)
})

test('on a phone a manager reads the absent people as cards', phone, async ({ page }) => {
  const { project, nextMonth, away, present } = await team()
  await signIn(page, 'manager')
  await page.goto(`/away?month=${nextMonth}&project_id=${project.id}`)
  const cards = page.getByRole('list', { name: 'Who is away' })
  await expect(cards.getByRole('link')).toHaveText([`Test ${away}`])
  await expect(cards.getByRole('listitem').filter({ hasText: /^1 – 7 / })).toHaveText(/VacationPending$/)
  await expect(cards.getByRole('listitem').filter({ hasText: /^10 – 23 / })).toHaveText(/Vacation$/)
  await expect(page.getByText(present)).toHaveCount(0)
  await expectNoViolations(page)
  // The timeline is folded below the cards.
  const timeline = page.getByRole('region', { name: /^Who is away, / })
  await expect(timeline).toHaveCount(0)
  await page.getByText('Month as a chart').tap()
  await expect(timeline.getByRole('cell', { name: /Vacation/ })).toHaveCount(2)
  await expectNothingSideways(page, 390)
  await expectNoViolations(page)
  await next(page).click()
  await expect(page.getByText('Nobody is away in this month.')).toBeVisible()
  await expectNoViolations(page)
})
