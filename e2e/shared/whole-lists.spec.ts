// Lists with very long words at every width; sorting; the list while a changed filter is loading; code that does not come.

import { expect, type Locator, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { entryWith, unfold } from '../support/lists.ts'
import { makeVacancy } from '../support/recruiting.ts'
import { desktop, isPhone } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'
import { enlargeText, expectNothingSideways } from '../support/widths.ts'

const widths = () => (isPhone() ? [320, 390, 768] : [1024, 1440])

/** A company, a project, a person and records with names of one long word each. */
const longNames = () =>
  inCompany(async (company) => {
    const word = unique('Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbau').padEnd(
      150,
      'unterbeamte',
    )
    const customer = await company.addCustomer(word)
    const project = await company.addProject(customer.id, word)
    const person = await company.hire(unique('Long').padEnd(60, 'name'))
    await company.changeUser(person.id, { position: word.slice(0, 100) })
    const today = await company.today()
    const category = await company.addCategory(word.slice(0, 100))
    await company.addContract(person.id, project.id, today)
    await company.logHours(person.id, project.id, today)
    return { word, customer, project, person, category }
  })

async function expectWhole(page: Page, entry: Locator, act: RegExp | undefined) {
  for (const width of widths()) {
    await page.setViewportSize({ width, height: 844 })
    await expect(entry.first()).toBeVisible()
    await expectNothingSideways(page, width)
    if (act === undefined) continue
    const button = entry.first().getByRole('button', { name: act }).first()
    const box = await button.boundingBox()
    expect(box?.x, `${page.url()} at ${width} px`).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0), `${page.url()} at ${width} px`).toBeLessThanOrEqual(width)
  }
  if (!isPhone()) return
  await page.setViewportSize({ width: 390, height: 844 })
  await enlargeText(page, '200%')
  await expectNothingSideways(page, 390)
}

test('an admin sees no page scroll sideways with very long names, and reaches the buttons of rows', async ({
  page,
}) => {
  test.slow()
  const { word, project, person } = await longNames()
  await makeVacancy({ title: word, where_published: word, url: `example.test/${word}` })
  await signIn(page, 'admin')
  const act = isPhone() ? /^(Edit|Delete|Actions) / : /^Edit /
  for (const [path, text, wanted] of [
    [`/manage-users?user_id=${person.id}`, person.last_name, undefined],
    [`/manage-projects?name=${word}`, word, act],
    [`/manage-customers?company=${word}`, word, undefined],
    [`/manage-contracts?user_id=${person.id}`, project.name, act],
    [`/manage-categories?name=${word.slice(0, 100)}`, word.slice(0, 100), act],
    ['/vacancies', word, act],
    [`/create-admin-record?user_id=${person.id}`, word, act],
    [`/users/${person.id}?tab=contracts`, word, undefined],
    [`/projects/${project.id}?tab=contracts`, person.last_name, undefined],
    [`/users/${person.id}`, undefined, undefined],
    [`/projects/${project.id}`, undefined, undefined],
  ] as const) {
    await page.goto(path)
    if (wanted !== undefined) await unfold(page, text)
    await expectWhole(
      page,
      text === undefined ? page.getByRole('heading', { level: 1 }) : entryWith(page, text),
      wanted,
    )
  }
})

test('a manager sorts a list by a column, and a reload keeps the order', async ({ page }) => {
  const prefix = unique('Sorted ')
  await inCompany(async (company) => {
    for (const name of ['B', 'C', 'A']) await company.addCategory(`${prefix} ${name}`)
  })
  await signIn(page, 'manager')
  await page.goto(`/manage-categories?name=${prefix}`)
  const names = () => entryWith(page, `${prefix} `).allInnerTexts()
  const order = async () => (await names()).map((text) => new RegExp(`${prefix} ([ABC])`).exec(text)?.[1])
  await expect.poll(order).toEqual(['A', 'B', 'C'])
  if (isPhone()) {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, descending')
  } else {
    const header = page.getByRole('columnheader', { name: 'Name' })
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(header.getByRole('button')).toBeFocused()
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'descending')
  }
  await expect.poll(order).toEqual(['C', 'B', 'A'])
  await expect(page).toHaveURL(/[?&]sort=-name/)
  await page.reload()
  await expect.poll(order).toEqual(['C', 'B', 'A'])
  await expectNoViolations(page)
})

test('a manager who scrolls a list keeps its headers in view', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/manage-contracts')
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
  await entryWith(page, 'Bench').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('columnheader', { name: 'User' })).toBeInViewport()
})

test(
  'a manager who changes a filter never sees the rows of the previous one, also when the list fails to load',
  desktop,
  async ({ page }) => {
    await signIn(page, 'manager')
    await closeLiveChannel(page)
    await page.goto('/manage-contracts')
    const entries = page.getByRole('button', { name: /^Edit / })
    await expect(entries.first()).toBeVisible()
    const { promise: held, resolve: refuse } = Promise.withResolvers<void>()
    const list = `**${apiPrefix}/contracts?*`
    await page.route(list, async (route) => {
      await held
      await route.fulfill({ status: 500, body: 'no' })
    })
    await page.getByText('Ended', { exact: true }).click()
    await expect(page.getByRole('status', { name: /^Loading the list/ })).toBeVisible()
    await expect(entries).toHaveCount(0)
    refuse()
    await expect(page.getByRole('main').getByText('Server error: unable to download Contracts')).toBeVisible()
    await expect(entries).toHaveCount(0)
    await page.unroute(list)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(entries.first()).toBeVisible()
  },
)

// Nothing of the code is cached in a context of one's own.
test.describe('code that is not loaded yet', () => {
  test.use({ ownContext: true })

  test(
    'a manager opens a page at the second try whose code could not be loaded',
    desktop,
    async ({ page }) => {
      await signIn(page, 'manager')
      await page.goto('/settings')
      await page.getByRole('button', { name: 'Manage' }).click()
      const link = page.getByRole('link', { name: 'Contracts' })
      await expect(link).toBeVisible()
      await page.context().setOffline(true)
      await link.click()
      await expect(page.getByRole('main').getByText('This page could not be loaded')).toBeVisible()
      await page.context().setOffline(false)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: /^Contracts list/ })).toBeVisible()
    },
  )

  test(
    'a manager opens a calendar at the second try whose code could not be loaded',
    desktop,
    async ({ page }) => {
      await signIn(page, 'manager')
      const calendarCode = '**/date-calendar-*.js'
      await page.route(calendarCode, (route) => route.abort())
      await page.goto('/manage-contracts')
      await page.getByRole('button', { name: 'Add Contract' }).click()
      const form = page.getByRole('dialog', { name: 'Create Contract' })
      await form.getByRole('button', { name: 'Choose a date' }).first().click()
      const calendar = page.getByRole('dialog', { name: 'Choose a date' })
      await expect(calendar.getByText('This part of the page could not be loaded')).toBeVisible()
      await expectNoViolations(page)
      await page.unroute(calendarCode)
      await calendar.getByRole('button', { name: 'Try again' }).click()
      await expect(calendar.getByRole('table')).toBeVisible()
    },
  )
})
