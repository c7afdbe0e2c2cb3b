// The CV editor: order by dragging, changes and deletions, unsaved text, and addresses that do not exist.

import { expect } from '@playwright/test'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { hire } from './support/company.ts'
import { fill, form, handleOf, items, question, swapByKeys, tab } from './support/resumes/editor.ts'
import { changeResume, makeResume } from './support/resumes/made-resumes.ts'
import { addJob } from './support/resumes/own-resumes.ts'
import { desktop, phone } from './support/sizes.ts'
import { test } from './support/test.ts'

test('a manager changes, drags and deletes the companies of a CV', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  const person = await hire()
  const { id } = await makeResume(person.id, 'Ivan')
  // The page beside asks for its PDF; this browser has no viewer.
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
  for (const company of ['Alpha', 'Beta', 'Gamma']) await addJob(page, id, company)
  await page.goto(`/resumes/${id}/experience`)
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
  const rows = items(page, 'Experience').getByRole('listitem')
  await expect(rows).toHaveText([/Alpha/, /Beta/, /Gamma/])

  await expect(page.frameLocator('iframe').getByText('The PDF')).toBeVisible()
  const asked = documents.length
  const from = await page.getByRole('button', { name: 'Move Developer, Alpha' }).boundingBox()
  const to = await page.getByRole('button', { name: 'Move Developer, Gamma' }).boundingBox()
  if (!from || !to) throw new Error('The handles are not drawn')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await expect(page.locator('[data-target]')).toContainText('Gamma')
  await page.mouse.up()
  await expect(rows).toHaveText([/Gamma/, /Beta/, /Alpha/])
  expect(documents.length, 'no document of an order that is not saved').toBe(asked)
  answer.resolve()
  await expect(page.getByText('Sorting changed!')).toBeVisible()
  await expect.poll(() => documents.length).toBeGreaterThan(asked)
  await expect(rows).toHaveText([/Gamma/, /Beta/, /Alpha/])

  // Tab puts a lifted item back.
  await page.getByRole('button', { name: 'Move Developer, Alpha' }).press('Space')
  const status = page.getByRole('status')
  await expect(status.filter({ hasText: 'Developer, Alpha is lifted.' })).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(status.filter({ hasText: 'is over Developer, Beta.' })).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(status.filter({ hasText: 'Developer, Alpha is back in its place.' })).toBeAttached()
  await expect(rows).toHaveText([/Gamma/, /Beta/, /Alpha/])

  // The old order is back when the server refuses the new one.
  await page.route('**/experiences/reorder', (route) => route.fulfill({ status: 500, body: '{}' }))
  await swapByKeys(page, 'Developer, Alpha', 'Developer, Beta', ['ArrowUp'])
  await expect(page.getByText('Update error.')).toBeVisible()
  await expect(rows).toHaveText([/Gamma/, /Beta/, /Alpha/])

  await page.getByRole('button', { name: 'Edit Developer, Beta' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit company' })
  await edit.getByLabel('Company').fill('Бета')
  await expectNoViolations(page)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Company updated')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Developer, Бета' }).click()
  const sure = page.getByRole('dialog', { name: 'Are you sure?' })
  await expect(sure).toContainText('Developer, Бета')
  await sure.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Company deleted')).toBeVisible()
  await expect(rows).toHaveText([/Gamma/, /Alpha/])
})

test(
  'typed text is not lost by Continue or by a tab, and after a reload overwrites no later change',
  desktop,
  async ({ page }) => {
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

    await tab(page, 'Contacts').click()
    await fill(form(page, 'Contacts'), { Role: 'Mine' })
    await changeResume(id, { role: 'Theirs' })
    await page.reload()
    await expect(form(page, 'Contacts').getByLabel('Role')).toHaveValue('Mine')
    await form(page, 'Contacts').getByRole('button', { name: 'Save' }).click()
    const changed = page.getByRole('dialog', { name: 'Changed in the meantime' })
    await expect(changed.getByRole('radio', { name: 'Saved now Theirs' })).toBeVisible()
  },
)

test('an unknown section or CV is not found', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  const { id } = await makeResume((await hire()).id, 'Ivan')
  await page.goto(`/resumes/${id}/hobbies`)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.goto('/resumes/2147483646/contacts')
  await expect(page.getByRole('heading', { name: 'There is no such CV' })).toBeVisible()
  await page.goto('/resumes/contacts')
  await expect(page.getByRole('heading', { name: 'There is no such person' })).toBeVisible()
})

test('a finger drags one company of a CV onto another', phone, async ({ page }) => {
  await signIn(page, 'manager')
  const { id } = await makeResume((await hire()).id, 'Ivan')
  for (const company of ['Alpha', 'Beta']) await addJob(page, id, company)
  await page.goto(`/resumes/${id}/experience`)
  const rows = items(page, 'Experience').getByRole('listitem')
  await expect(rows).toHaveText([/Alpha/, /Beta/])

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
  await expect(rows).toHaveText([/Beta/, /Alpha/])
})
