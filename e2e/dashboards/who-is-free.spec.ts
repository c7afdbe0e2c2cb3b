// The Users dashboard answers who is free, and hands out the link of a CV.

import { expect, type Locator, type Page } from '@playwright/test'
import { technologies } from '@portal/contract/technologies'
import { addDays, formatDay } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire, inCompany, unique } from '../support/company.ts'
import { unfold } from '../support/lists.ts'
import { makeResume } from '../support/resumes/made-resumes.ts'
import { take } from '../support/selects.ts'
import { desktop, isPhone } from '../support/sizes.ts'
import { test } from '../support/test.ts'
import { expectNothingSideways } from '../support/widths.ts'

const rows = (page: Page) =>
  isPhone()
    ? page.getByRole('main').getByRole('list', { name: 'Available' }).locator('> li')
    : page
        .getByRole('table')
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })

/** Counts the clicks of a pointer in the page from now on; keys click with no count of their own. */
async function countClicks(page: Page) {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.clicks = '0'
    document.addEventListener(
      'click',
      ({ detail }) => {
        if (detail > 0) dataset.clicks = String(Number(dataset.clicks) + 1)
      },
      true,
    )
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.clicks))
}

/** Clicks a select, types what it is to find and takes it with Enter; a phone shows its own list. */
async function find(select: Locator, option: string) {
  if (!isPhone()) await select.click()
  await take(select, option)
}

/** Two developers of one technology, of whom the second has better English and a CV. */
const developers = () =>
  inCompany(async (company) => {
    const name = unique('Tech')
    const technology = await company.create(technologies.create, { technology: { name } })
    const add = async (english_level: 'elementary' | 'advanced') => {
      const person = await company.hire()
      await company.changeUser(person.id, { technology_ids: [technology.id], english_level })
      return person
    }
    const [weak, good] = [await add('elementary'), await add('advanced')]
    return { technology: name, weak, good, resume: await makeResume(good.id, 'Ada') }
  })

// On a phone it is six taps: Filter, the two selects, Show results, the row and the copy.
test('a manager finds a free developer with good English and copies the link of the CV: on a desktop with three clicks, typing in between', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { technology, weak, good, resume } = await developers()
  await signIn(page, 'manager')
  await page.goto('/users_list')
  const clicks = await countClicks(page)
  if (isPhone()) await page.getByRole('button', { name: 'Filter' }).click()
  await find(page.getByRole('combobox', { name: 'Technology' }), technology)
  if (!isPhone()) await expect(rowOf(page, weak.full_name)).toBeVisible()
  await find(page.getByRole('combobox', { name: 'English' }), 'Upper Intermediate or better')
  if (isPhone()) {
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Show results (1)' }).click()
  }
  await expect(rows(page)).toHaveCount(1)
  const row = rowOf(page, good.full_name)
  await unfold(page, good.full_name)
  await expect(row).toContainText('Advanced')
  await expect(row).toContainText('Now')
  await row
    .getByRole('button', { name: `Copy link of CV of ${good.full_name}, Developer, English, Ada` })
    .click()
  await expect(page.getByText('CV link copied!')).toBeVisible()
  expect(await copied(page)).toBe(resume.link.url)
  if (!isPhone()) expect(await clicks()).toBe(3)
  await expectNothingSideways(page, page.viewportSize()?.width ?? 0)
  await expectNoViolations(page)

  await page.reload()
  await expect(rows(page)).toHaveCount(1)
})

test('a manager copies the link of each CV of a person, also of two with one name and role', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await hire()
  const ends = (slug: string) => `Link …${slug.slice(-4)}`
  const [first, twin] = [await makeResume(person.id, 'Ada'), await makeResume(person.id, 'Ada')]
  const cvs = [
    {
      resume: first,
      words: `Developer, English, Ada, ${ends(first.slug)}`,
      hint: `Ada, ${ends(first.slug)}`,
    },
    { resume: twin, words: `Developer, English, Ada, ${ends(twin.slug)}`, hint: `Ada, ${ends(twin.slug)}` },
    {
      resume: await makeResume(person.id, 'Ада', 'Розробник'),
      words: 'Розробник, Ukrainian, Ада',
      hint: 'Розробник, Ukrainian',
    },
  ]
  await signIn(page, 'manager')
  await page.goto(`/users_list?search=${person.last_name}`)
  const row = rowOf(page, person.full_name)
  await unfold(page, person.full_name)
  await expect(row.getByRole('button', { name: /^Copy link of/ })).toHaveCount(3)
  for (const { resume, words, hint } of cvs) {
    const name = `CV of ${person.full_name}, ${words}`
    await expect(row.getByText(hint, { exact: true })).toBeVisible()
    await expect(row.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/cv/${resume.slug}`)
    await row.getByRole('button', { name: `Copy link of ${name}`, exact: true }).click()
    await expect.poll(() => copied(page)).toBe(resume.link.url)
  }
  await expectNothingSideways(page, page.viewportSize()?.width ?? 0)
  await expectNoViolations(page)
})

test('a manager sees who is ready first, and the status as a dot and a text that becomes a select', async ({
  page,
}) => {
  const name = unique('Ready')
  const [busy, ready] = await inCompany(async (company) => {
    const [busy, ready] = [await company.hire(`${name}a`), await company.hire(`${name}b`)]
    await company.changeUser(busy.id, { status: 'busy_on_outsource' })
    return [busy, ready]
  })
  await signIn(page, 'manager')
  await page.goto(`/users_list?search=${name}`)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page)).toContainText([ready.full_name, busy.full_name])

  const row = rowOf(page, busy.full_name)
  const status = row.getByRole('combobox', { name: `Status of ${busy.full_name}` })
  await unfold(page, busy.full_name)
  await expect(status).toHaveValue('busy_on_outsource')
  const dot = row.locator('span[style*="color"]').last()
  const busyColor = await dot.evaluate((element) => getComputedStyle(element).color)
  await expect(status).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  await status.click()
  await expect(status).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  await status.selectOption('Ready for full-time outstaff')
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await expect(status).toHaveValue('ready_for_full_time_outstaff')
  await expect(dot).not.toHaveCSS('color', busyColor)
})

test(
  'a manager sees from which day people are free, and sends the sorted list as an address',
  desktop,
  async ({ page }) => {
    const name = unique('Free')
    const { bound, until } = await inCompany(async (company) => {
      const today = await company.today()
      const project = await company.addProject((await company.addCustomer()).id)
      const [bound, until] = [await company.hire(`${name}open`), await company.hire(`${name}ends`)]
      await company.hire(`${name}bench`)
      await company.addContract(bound.id, project.id, today)
      await company.addContract(until.id, project.id, today, addDays(today, 70))
      return { bound, until: { ...until, from: formatDay(addDays(today, 71)) } }
    })
    await signIn(page, 'manager')
    await page.goto('/users_list')
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(name.toUpperCase())
    await expect(page).toHaveURL(/\bsearch=/)
    await expect(rows(page)).toHaveCount(3)
    await expect(rowOf(page, until.full_name)).toContainText(until.from)
    await expect(rowOf(page, bound.full_name)).toContainText('No contract end')
    await page.getByRole('button', { name: 'Free from' }).click()
    await page.getByRole('button', { name: 'Free from' }).click()
    await expect(page).toHaveURL(/\bsort=-free_from\b/)
    const order = [until.last_name, `${name}bench`, bound.last_name]
    await expect(rows(page)).toContainText(order)
    await page.reload()
    await expect(rows(page)).toContainText(order)

    const status = page.getByRole('combobox', { name: `Status of Test ${until.last_name}` })
    await take(page.getByRole('combobox', { name: 'Status', exact: true }), 'Ready for full-time outstaff')
    await status.focus()
    await status.selectOption('Busy on outsource')
    await expect(rows(page)).toHaveCount(2)
    await expect(page.getByRole('combobox', { name: `Status of Test ${name}bench` })).toBeFocused()
  },
)

test('a manager narrows the list to who is free now with one click, and reads so in words', async ({
  page,
}) => {
  const name = unique('Idle')
  const { idle, bound } = await inCompany(async (company) => {
    const today = await company.today()
    const project = await company.addProject((await company.addCustomer()).id)
    const [idle, bound] = [await company.hire(`${name}a`), await company.hire(`${name}b`)]
    await company.addContract(bound.id, project.id, today)
    return { idle, bound }
  })
  await signIn(page, 'manager')
  await page.goto(`/users_list?search=${name}`)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Free now' }).check()
  await expect(page).toHaveURL(/\bfree_now=true\b/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rowOf(page, idle.full_name)).toContainText(isPhone() ? 'free now' : 'Now')
  await expectNoViolations(page)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await page.goto(`/users_list?free_now=true&search=${bound.last_name}`)
  await page.getByRole('button', { name: 'Show all users' }).click()
  await expect(page.getByRole('checkbox', { name: 'Free now' })).not.toBeChecked()
  await expect(page).toHaveURL('/users_list')
})
