// The faces before the names in lists.

import { expect, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { users } from '@portal/contract/users'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire, inCompany } from '../support/company.ts'
import { readDemoCompany } from '../support/demo-company.ts'
import { png } from '../support/pictures.ts'
import { test } from '../support/test.ts'

/** The row or card of a person. */
const rowOf = (page: Page, fullName: string) =>
  page
    .getByRole(test.info().project.name === 'phone' ? 'listitem' : 'row')
    .filter({ has: page.getByRole('link', { name: fullName, exact: true }) })
    .first()

/** Gives a person a portrait, as an admin does. */
async function portray(page: Page, id: number): Promise<void> {
  await signIn(page, 'admin')
  const answer = await page.request.put(apiPrefix + users.update.url.replace(':id', String(id)), {
    multipart: { avatar: { name: 'me.png', mimeType: 'image/png', buffer: png(300, 300) } },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('a manager sees the portrait of a person in a list, in its small form, and the initials of one without', async ({
  page,
}) => {
  const [shown, plain] = [await hire(), await hire()]
  await portray(page, shown.id)
  await signIn(page, 'manager')
  await page.goto(`/manage-users?user_id=${shown.id}`)
  const portrait = rowOf(page, shown.full_name).locator('img').first()
  await expect(portrait).toBeVisible()
  await expect(portrait).toHaveJSProperty('naturalWidth', 72)
  await expectNoViolations(page)
  await page.goto(`/manage-users?user_id=${plain.id}`)
  const initials = `T${plain.last_name.slice(0, 1).toUpperCase()}`
  const row = rowOf(page, plain.full_name)
  await expect(row.locator(`[data-initials="${initials}"]`)).toBeVisible()
  await expect(row.locator('img')).toHaveCount(0)
})

test('a developer, who may read no list of names, sees the portrait of their manager', async ({ page }) => {
  await signIn(page, 'manager')
  const leadId = (await readDemoCompany(page.request)).userId('Yuliia Savchenko')
  const person = await inCompany(async (company) => {
    const project = await company.addProject((await company.addCustomer()).id, undefined, leadId)
    const person = await company.hire()
    await company.addContract(person.id, project.id, '2024-01-08')
    return person
  })
  await signInAs(page, person.email)
  await page.goto('/profile')
  const portrait = page.getByRole('listitem').filter({ hasText: 'Yuliia Savchenko' }).locator('img')
  await expect(portrait).toHaveJSProperty('naturalWidth', 72)
})
