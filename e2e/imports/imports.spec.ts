// Files of hours that an admin imports.

import { expect, type Page } from '@playwright/test'
import { adminRecords } from '@portal/contract/hours/hours'
import { apiPrefix } from '@portal/contract/shared/route'
import { addDays } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { choose, unfold } from '../support/lists.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const heading = 'Date,Email,Project,Activity,Duration,Description'
type Line = { date: string; category: string; hours: string; description: string }

/** Somebody with a contract of three weeks, and a file of hours of that person. */
async function employee() {
  const { person, project, days } = await inCompany(async (company) => {
    const today = await company.today()
    const customer = await company.addCustomer()
    const project = await company.addProject(customer.id)
    const person = await company.hire()
    const from = addDays(today, -21)
    await company.addContract(person.id, project.id, from)
    return { person, project, days: [from, addDays(from, 1), addDays(from, 2)] }
  })
  const fileOf = (name: string, lines: readonly Line[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        heading,
        ...lines.map(({ date, category, hours, description }) =>
          [date, person.email, project.name, category, hours, description].join(','),
        ),
      ].join('\n'),
    ),
  })
  return { person, days, fileOf }
}

async function loggedBy(page: Page, userId: number): Promise<number> {
  const answer = await page.request.get(`${apiPrefix}${adminRecords.list.url}?user_id=${userId}`)
  return adminRecords.list.schema.response[200].parse(await answer.json()).hours_sum
}

async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto('/import')
  await page.getByRole('button', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a file' })
  await dialog.getByRole('radio', { name: /^Hours/ }).check()
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Upload and try' }).click()
  await expect(page.getByRole('heading', { name: file.name, level: 1 })).toBeVisible()
}

test(
  'an admin imports the hours that fit, takes them back, and imports the mended file',
  desktop,
  async ({ page }) => {
    const { person, days, fileOf } = await employee()
    const activity = unique('Activity ')
    const [first = '', second = '', third = ''] = days
    const lines = [
      { date: first, category: activity, hours: '1:30', description: 'Login form' },
      { date: second, category: activity, hours: '25', description: 'A long day' },
      { date: third, category: 'Development', hours: '2.5', description: 'Review' },
    ]
    await signIn(page, 'admin')
    await upload(page, fileOf('hours.csv', lines))

    await expect(page.getByText('1 text is not matched yet')).toBeVisible()
    await expectNoViolations(page)
    await choose(page, `Entry in the portal for “${activity}”`, 'Development')
    const values = page.getByRole('region', { name: 'Values' })
    await values.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('1 row is refused.', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Import 2 rows' })).toBeDisabled()
    await page.getByRole('link', { name: /^Refused/ }).click()
    await expect(page.getByRole('cell', { name: 'A long day' })).toBeVisible()
    await expect(page.getByText('is more than 24 hours', { exact: false })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Import the 2 that fit, leave 1 out' }).click()
    await expect(page.getByText('2 rows created.')).toBeVisible({ timeout: 15_000 })
    await expectNoViolations(page)

    expect(await loggedBy(page, person.id)).toBe(4)
    await page.getByRole('button', { name: 'Take back' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText(/^Import taken back/)).toBeVisible()
    await expect(page.getByText('What it had made is deleted', { exact: false })).toBeVisible()
    expect(await loggedBy(page, person.id)).toBe(0)

    await upload(
      page,
      fileOf(
        'mended.csv',
        lines.map((line) => ({ ...line, category: 'Development', hours: line.hours.replace('25', '5') })),
      ),
    )
    await page.getByRole('button', { name: 'Import 3 rows' }).click()
    await expect(page.getByText('3 rows created.')).toBeVisible({ timeout: 15_000 })
    expect(await loggedBy(page, person.id)).toBe(9)
  },
)

test(
  'a phone shows imports with their report, and says that choices need a wider screen',
  phone,
  async ({ page }) => {
    const { days, fileOf } = await employee()
    await signIn(page, 'admin')
    const name = `${unique('hours')}.csv`
    await upload(
      page,
      fileOf(name, [{ date: days[0] ?? '', category: 'Development', hours: '1', description: 'x' }]),
    )
    await expect(page.getByText('are chosen on a wider screen', { exact: false })).toBeVisible()
    await expectNoViolations(page)
    await page.goto('/import')
    await unfold(page, name)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Report (XLSX) of ${name}` }).click()
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(/^Import deleted/)).toBeVisible()
  },
)

test('the page Import is for admins', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/import')
  await expect(page).toHaveURL('/unauthorized')
})
