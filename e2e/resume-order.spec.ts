// The CV editor: order by dragging, changes and deletions, unsaved text, and addresses that do not exist.

import { expect, type Page } from '@playwright/test'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { hire } from './support/company.ts'
import { fill, form, handleOf, items, question, swapByKeys, tab } from './support/resumes/editor.ts'
import { changeResume, makeResume } from './support/resumes/made-resumes.ts'
import { addJob, readResume } from './support/resumes/own-resumes.ts'
import { desktop, phone } from './support/sizes.ts'
import { test } from './support/test.ts'

const rows = (page: Page) => items(page, 'Experience').getByRole('listitem')

/** Opens the companies of a CV as a manager, when they are shown in the given order. */
async function openCompanies(page: Page, companies: readonly string[]) {
  await signIn(page, 'manager')
  const person = await hire()
  const { id } = await makeResume(person.id, 'Ivan')
  for (const company of companies) await addJob(page, id, company)
  await page.goto(`/resumes/${id}/experience`)
  await expect(rows(page)).toHaveText(companies.map((company) => new RegExp(company)))
  return { person, id }
}

test('a manager drags a company of a CV onto another, which takes its place', desktop, async ({ page }) => {
  await openCompanies(page, ['Alpha', 'Beta', 'Gamma'])
  const from = await (await handleOf(page, 'Developer, Alpha')).boundingBox()
  const to = await page.getByRole('button', { name: 'Move Developer, Gamma' }).boundingBox()
  if (!from || !to) throw new Error('The handles are not drawn')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await expect(page.locator('[data-target]')).toContainText('Gamma')
  await page.mouse.up()
  await expect(rows(page)).toHaveText([/Gamma/, /Beta/, /Alpha/])
  await expect(page.getByText('Sorting changed!')).toBeVisible()
  await page.reload()
  await expect(rows(page)).toHaveText([/Gamma/, /Beta/, /Alpha/])
})

test('a manager moves a company of a CV by keys', async ({ page }) => {
  const { id } = await openCompanies(page, ['Alpha', 'Beta'])
  await swapByKeys(page, 'Developer, Beta', 'Developer, Alpha', ['ArrowUp'])
  await expect(page.getByText('Sorting changed!')).toBeVisible()
  await expect(rows(page)).toHaveText([/Beta/, /Alpha/])
  await expectNoViolations(page)
  const { experiences } = await readResume(page, id)
  expect(experiences).toMatchObject([
    { company: 'Beta', position: 1 },
    { company: 'Alpha', position: 2 },
  ])
})

test(
  'a manager sees the document beside a CV anew once the new order is saved',
  desktop,
  async ({ page }) => {
    // This browser has no viewer of PDFs, without which the page does not ask for the document.
    await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }))
    const documents: string[] = []
    await page.route(/\/pdf\?/, (route) => {
      documents.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: 'The PDF' })
    })
    const answer = Promise.withResolvers<void>()
    await page.route('**/experiences/reorder', async (route) => {
      await answer.promise
      await route.continue()
    })
    await openCompanies(page, ['Alpha', 'Beta'])
    await expect(page.frameLocator('iframe').getByText('The PDF')).toBeVisible()
    const asked = documents.length
    await swapByKeys(page, 'Developer, Alpha', 'Developer, Beta', ['ArrowDown'])
    await expect(rows(page)).toHaveText([/Beta/, /Alpha/])
    expect(documents.length, 'no document of an order that is not saved').toBe(asked)
    answer.resolve()
    await expect.poll(() => documents.length).toBeGreaterThan(asked)
  },
)

test('a manager puts a lifted company back in its place by Tab', desktop, async ({ page }) => {
  await openCompanies(page, ['Alpha', 'Beta'])
  await (await handleOf(page, 'Developer, Beta')).press('Space')
  const status = page.getByRole('status')
  await expect(status.filter({ hasText: 'Developer, Beta is lifted.' })).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(status.filter({ hasText: 'is over Developer, Alpha.' })).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(status.filter({ hasText: 'Developer, Beta is back in its place.' })).toBeAttached()
  await expect(rows(page)).toHaveText([/Alpha/, /Beta/])
})

test('a manager finds the old order of companies when the new one is refused', desktop, async ({ page }) => {
  await openCompanies(page, ['Alpha', 'Beta'])
  await page.route('**/experiences/reorder', (route) => route.fulfill({ status: 500, body: '{}' }))
  await swapByKeys(page, 'Developer, Beta', 'Developer, Alpha', ['ArrowUp'])
  await expect(page.getByText('Update error.')).toBeVisible()
  await expect(rows(page)).toHaveText([/Alpha/, /Beta/])
})

test('a manager changes a company of a CV', desktop, async ({ page }) => {
  await openCompanies(page, ['Alpha', 'Beta'])
  await page.getByRole('button', { name: 'Edit Developer, Beta' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit company' })
  await edit.getByLabel('Company').fill('Бета')
  await expectNoViolations(page)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Company updated')).toBeVisible()
  await expect(rows(page)).toHaveText([/Alpha/, /Бета/])
})

test('a manager is asked before a company of a CV is deleted', desktop, async ({ page }) => {
  await openCompanies(page, ['Alpha', 'Beta', 'Gamma'])
  await page.getByRole('button', { name: 'Delete Developer, Beta' }).click()
  const sure = page.getByRole('dialog', { name: 'Are you sure?' })
  await expect(sure).toContainText('Developer, Beta')
  await sure.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Company deleted')).toBeVisible()
  await expect(rows(page)).toHaveText([/Alpha/, /Gamma/])
})

test('a manager finds the person of a CV in the breadcrumbs', desktop, async ({ page }) => {
  const { person } = await openCompanies(page, ['Alpha'])
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Home',
    'Manage',
    'Users',
    person.full_name,
    `CV of ${person.full_name}`,
  ])
  await expect(crumbs.getByRole('link', { name: person.full_name })).toHaveAttribute(
    'href',
    `/users/${person.slug}?tab=cv`,
  )
})

test('a manager is asked before Continue or a tab discards what is typed', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  const { id } = await makeResume((await hire()).id, 'Ivan')
  await page.goto(`/resumes/${id}/skills`)
  const name = form(page, 'New skill set').getByLabel('Skill set')
  await name.fill('Бази даних')
  for (const link of [page.getByRole('link', { name: 'Continue' }), tab(page, 'Contacts')]) {
    await link.click()
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(name).toHaveValue('Бази даних')
  }
  await tab(page, 'Contacts').click()
  await question(page).getByRole('button', { name: 'Discard' }).click()
  await expect(form(page, 'Contacts')).toBeVisible()
  await tab(page, 'Skills').click()
  await expect(name).toHaveValue('')
})

test(
  'a manager who saves text from before a reload is asked about what somebody else has changed',
  desktop,
  async ({ page }) => {
    await signIn(page, 'manager')
    const { id } = await makeResume((await hire()).id, 'Ivan')
    await page.goto(`/resumes/${id}/contacts`)
    await fill(form(page, 'Contacts'), { Role: 'Mine' })
    await changeResume(id, { role: 'Theirs' })
    await page.reload()
    await expect(form(page, 'Contacts').getByLabel('Role')).toHaveValue('Mine')
    await form(page, 'Contacts').getByRole('button', { name: 'Save' }).click()
    const changed = page.getByRole('dialog', { name: 'Changed in the meantime' })
    await expect(changed.getByRole('radio', { name: 'Saved now Theirs' })).toBeVisible()
  },
)

test('a manager is told that a section, a CV or a person is not there', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  const { id } = await makeResume((await hire()).id, 'Ivan')
  await page.goto(`/resumes/${id}/hobbies`)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.goto('/resumes/2147483646/contacts')
  await expect(page.getByRole('heading', { name: 'There is no such CV' })).toBeVisible()
  await page.goto('/resumes/contacts')
  await expect(page.getByRole('heading', { name: 'There is no such person' })).toBeVisible()
})

test('a manager drags a company of a CV onto another with a finger', phone, async ({ page }) => {
  await openCompanies(page, ['Alpha', 'Beta'])
  const handle = await handleOf(page, 'Developer, Alpha')
  await handle.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  const to = await page.getByRole('button', { name: 'Move Developer, Beta' }).boundingBox()
  if (!from || !to) throw new Error('The handles are not drawn')
  const x = from.x + from.width / 2
  const [start, end] = [from, to].map(({ y, height }) => y + height / 2)
  if (start === undefined || end === undefined) throw new Error('The handles have no place')
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y: start }])
  // A finger need not wait on the handle.
  for (let step = 1; step <= 12; step += 1) {
    await touch('touchMove', [{ x, y: start + ((end - start) * step) / 12 }])
  }
  const lifted = page.getByRole('status').filter({ hasText: 'Developer, Alpha is lifted.' })
  await expect(lifted).toBeAttached()
  await expect(page.locator('[data-target]')).toContainText('Beta')
  await touch('touchEnd', [])
  await expect(page.getByText('Sorting changed!')).toBeVisible()
  await expect(rows(page)).toHaveText([/Beta/, /Alpha/])
})
