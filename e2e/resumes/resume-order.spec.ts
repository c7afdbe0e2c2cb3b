// The CV editor: the order of items, changes and deletions, and addresses that do not exist.

import { expect, type Locator, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { fill, form, handleOf, items, moveByKeys } from '../support/resumes/editor.ts'
import { changeResume, makeResume } from '../support/resumes/made-resumes.ts'
import { addJob, readResume } from '../support/resumes/own-resumes.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

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

async function middleOf(handle: Locator) {
  await expect(handle).toBeVisible()
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function lift(page: Page, item: string) {
  const { x, y } = await middleOf(handleOf(page, item))
  await page.mouse.move(x, y)
  await page.mouse.down()
}

test('a manager drags a company of a CV between two others', desktop, async ({ page }) => {
  await openCompanies(page, ['Alpha', 'Beta', 'Gamma', 'Delta'])
  const [before, after] = [
    await middleOf(handleOf(page, 'Developer, Gamma')),
    await middleOf(handleOf(page, 'Developer, Delta')),
  ]
  await lift(page, 'Developer, Alpha')
  await page.mouse.move(before.x - 60, (before.y + after.y) / 2, { steps: 12 })
  await expect(page.locator('[data-line]')).toHaveCount(1)
  await expect(page.locator('[data-target]')).toHaveCount(0)
  await page.mouse.up()
  await expect(rows(page)).toHaveText([/Beta/, /Gamma/, /Alpha/, /Delta/])
  await expect(page.getByText('Sorting changed!')).toBeVisible()
  await page.reload()
  await expect(rows(page)).toHaveText([/Beta/, /Gamma/, /Alpha/, /Delta/])
})

test('a manager drags a company of a CV onto another, which takes its place', desktop, async ({ page }) => {
  await openCompanies(page, ['Alpha', 'Beta', 'Gamma'])
  const { x, y } = await middleOf(handleOf(page, 'Developer, Gamma'))
  await lift(page, 'Developer, Alpha')
  await page.mouse.move(x, y, { steps: 12 })
  await expect(page.locator('[data-target]')).toContainText('Gamma')
  await page.mouse.up()
  await expect(rows(page)).toHaveText([/Gamma/, /Beta/, /Alpha/])
  await expect(page.getByText('Sorting changed!')).toBeVisible()
  await page.reload()
  await expect(rows(page)).toHaveText([/Gamma/, /Beta/, /Alpha/])
})

test('a manager moves a company of a CV by the arrow keys on its handle', async ({ page }) => {
  const { id } = await openCompanies(page, ['Alpha', 'Beta', 'Gamma'])
  await moveByKeys(page, 'Developer, Gamma', ['ArrowUp', 'ArrowUp'], 'Developer, Gamma is now 1 of 3.')
  await expect(handleOf(page, 'Developer, Gamma')).toBeFocused()
  await expect(page.getByText('Sorting changed!').first()).toBeVisible()
  await expect(rows(page)).toHaveText([/Gamma/, /Alpha/, /Beta/])
  await expectNoViolations(page)
  await expect
    .poll(async () => (await readResume(page, id)).experiences)
    .toMatchObject([
      { company: 'Gamma', position: 1 },
      { company: 'Alpha', position: 2 },
      { company: 'Beta', position: 3 },
    ])
  await page.keyboard.press('ArrowDown')
  await expect(rows(page)).toHaveText([/Alpha/, /Gamma/, /Beta/])
  await expect(handleOf(page, 'Developer, Gamma')).toBeFocused()
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
    await moveByKeys(page, 'Developer, Alpha', ['ArrowDown'], 'Developer, Alpha is now 2 of 2.')
    await expect(rows(page)).toHaveText([/Beta/, /Alpha/])
    expect(documents.length, 'no document of an order that is not saved').toBe(asked)
    answer.resolve()
    await expect.poll(() => documents.length).toBeGreaterThan(asked)
  },
)

test('a manager puts a dragged company back in its place by Escape', desktop, async ({ page }) => {
  await openCompanies(page, ['Alpha', 'Beta'])
  const { x, y } = await middleOf(handleOf(page, 'Developer, Beta'))
  await lift(page, 'Developer, Alpha')
  await page.mouse.move(x, y, { steps: 12 })
  await expect(page.locator('[data-target]')).toContainText('Beta')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-target]')).toHaveCount(0)
  await page.mouse.up()
  await expect(rows(page)).toHaveText([/Alpha/, /Beta/])
})

test('a manager finds the old order of companies when the new one is refused', desktop, async ({ page }) => {
  await openCompanies(page, ['Alpha', 'Beta'])
  await page.route('**/experiences/reorder', (route) => route.fulfill({ status: 500, body: '{}' }))
  await moveByKeys(page, 'Developer, Beta', ['ArrowUp'], 'Developer, Beta is now 1 of 2.')
  await expect(page.getByText('Update error.')).toBeVisible()
  await expect(rows(page)).toHaveText([/Alpha/, /Beta/])
})

test('a manager finds a new company of a CV where its months say', async ({ page }) => {
  const { id } = await openCompanies(page, ['Alpha'])
  await addJob(page, id, 'Beta', { started: '2010-01-01', ended: '2012-01-01' })
  await page.reload()
  await page.getByRole('button', { name: 'Add company' }).click()
  const company = form(page, 'New company')
  await fill(company, {
    'Job title': 'Tester',
    Company: 'Gamma',
    'Start month': '052014',
    'End month': '062016',
    'Responsibility 1': 'Tests',
  })
  await company.getByRole('button', { name: 'Add company' }).click()
  await expect(page.getByText('Company added')).toBeVisible()
  await expect(rows(page)).toHaveText([/Alpha/, /Gamma/, /Beta/])
  await expect
    .poll(async () => (await readResume(page, id)).experiences.map((job) => job.company))
    .toEqual(['Alpha', 'Gamma', 'Beta'])
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
  await handleOf(page, 'Developer, Alpha').scrollIntoViewIfNeeded()
  const { x, y: start } = await middleOf(handleOf(page, 'Developer, Alpha'))
  const { y: end } = await middleOf(handleOf(page, 'Developer, Beta'))
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y: start }])
  // A finger need not wait on the handle.
  for (let step = 1; step <= 12; step += 1) {
    await touch('touchMove', [{ x, y: start + ((end - start) * step) / 12 }])
  }
  await expect(page.locator('[data-target]')).toContainText('Beta')
  await touch('touchEnd', [])
  await expect(page.getByText('Sorting changed!')).toBeVisible()
  await expect(rows(page)).toHaveText([/Beta/, /Alpha/])
})
