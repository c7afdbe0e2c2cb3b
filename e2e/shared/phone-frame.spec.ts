// What phones have instead of the top bar and the tables: the bar at the foot, the round plus, and rows of two lines.

import { expect, type Locator, type Page } from '@playwright/test'
import { type Account, signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany } from '../support/company.ts'
import { makeCandidate, makeVacancy } from '../support/recruiting.ts'
import { phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const foot = (page: Page) => page.getByRole('navigation', { name: 'Every day' })
const rows = (page: Page) => page.locator('[data-row]')

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** Expects that a finger on the middle of the element reaches it. */
const expectInReach = (element: Locator) =>
  expect
    .poll(() =>
      element.evaluate((target) => {
        const { x, y, width, height } = target.getBoundingClientRect()
        const reached = document.elementFromPoint(x + width / 2, y + height / 2)
        return target.contains(reached)
      }),
    )
    .toBe(true)

for (const [account, places] of [
  ['developer', ['Hours /create-record', 'Report /my-report', 'Requests /requests']],
  ['admin', ['Hours /create-record', 'Report /admin-monthly-report', 'Requests /requests_list']],
  ['cfo', ['Hours /create-record', 'Report /admin-monthly-report']],
] as const satisfies [Account, string[]][]) {
  test(`the foot of a phone leads a ${account} to hours, report and requests`, phone, async ({ page }) => {
    await signIn(page, account)
    await page.goto('/settings')
    await expect(foot(page).getByRole('link')).toHaveCount(places.length)
    for (const place of places) {
      const [word = '', address = ''] = place.split(' ')
      const link = foot(page).getByRole('link', { name: new RegExp(`^${word}`) })
      await link.click()
      await expect(page).toHaveURL((url) => url.pathname === address)
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(foot(page).locator('[aria-current]')).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(word, 'i'))
    }
    await expectNoViolations(page)
    await foot(page).getByRole('button', { name: 'More' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Settings' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test('the plus of a phone stands in the foot, and covers nothing of the page', phone, async ({ page }) => {
  await signIn(page, 'manager')
  for (const [address, add] of [
    ['/manage-categories', 'Add Category'],
    ['/manage-contracts', 'Add Contract'],
    ['/candidates', 'Add New Candidate'],
  ] as const) {
    await page.goto(address)
    await expect(rows(page).first()).toBeVisible()
    const plus = foot(page).getByRole('button', { name: add })
    const [button, bar] = [await boxOf(plus), await boxOf(foot(page))]
    expect(button.y).toBeGreaterThanOrEqual(bar.y)
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expectInReach(rows(page).last().locator('button').first())
    await plus.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectInReach(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }))
  }
})

test('the foot of a phone steps aside while something is typed with little room', phone, async ({ page }) => {
  await signIn(page, 'developer')
  await page.goto('/create-record')
  await page.getByRole('textbox', { name: 'Description' }).focus()
  await expect(foot(page)).toBeVisible()
  // The keyboard takes the lower part of the window.
  await page.setViewportSize({ width: 390, height: 480 })
  await expect(foot(page)).toBeHidden()
  await page.getByRole('heading', { level: 1 }).focus()
  await expect(foot(page)).toBeVisible()
})

/** A person with a contract and a record of today. */
const personAtWork = () =>
  inCompany(async (company) => {
    const person = await company.hire()
    const project = await company.addProject((await company.addCustomer()).id)
    const today = await company.today()
    await company.addContract(person.id, project.id, today)
    await company.logHours(person.id, project.id, today)
    return { person, project }
  })

/** The lists of other tests change while one is read, so each test opens a row of its own. */
const ownRows = {
  async '/candidates'(page: Page) {
    const { full_name } = await makeCandidate((await makeVacancy()).id)
    await signIn(page, 'recruiter')
    return { path: `/candidates?search=${full_name}`, text: full_name }
  },
  async '/manage-contracts'(page: Page) {
    const { person, project } = await personAtWork()
    await signIn(page, 'manager')
    return { path: `/manage-contracts?user_id=${person.id}`, text: project.name }
  },
  async '/my-report'(page: Page) {
    const { person, project } = await personAtWork()
    await signInAs(page, person.email)
    return { path: '/my-report', text: project.name }
  },
}

for (const [address, ownRow] of Object.entries(ownRows)) {
  test(`a row of ${address} has two lines on a phone, and opens on a tap`, phone, async ({ page }) => {
    const { path, text } = await ownRow(page)
    await page.goto(path)
    const row = rows(page).filter({ hasText: text })
    await expect(row).toHaveCount(1)
    const { height } = await boxOf(row)
    expect(height).toBeLessThan(76)
    const toggle = row.locator('> div > button')
    // Beside the name, which is a link, the whole row is the button.
    await row.tap({ position: { x: 200, y: height - 6 } })
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(async () => (await boxOf(row)).height).toBeGreaterThan(80)
    await expectNoViolations(page)
    await toggle.tap()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })
}

test('sorting is an icon beside the filter of a phone', phone, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/manage-projects')
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(sort).toBeVisible()
  const [icon, filter] = [await boxOf(sort), await boxOf(page.getByRole('button', { name: 'Filter' }))]
  expect(Math.abs(icon.y - filter.y)).toBeLessThan(4)
  await sort.selectOption('Project, descending')
  await expect(page).toHaveURL(/[?&]sort=-name/)
  await expect(sort).toHaveValue('-name')
})
