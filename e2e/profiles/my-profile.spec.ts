// My profile: what everyone reads and edits of their own.

import { expect, type Page } from '@playwright/test'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire, inCompany, unique } from '../support/company.ts'
import { png } from '../support/pictures.ts'
import { dialog, fact, field, save, typeDay } from '../support/profile.ts'
import { makeResume } from '../support/resumes/made-resumes.ts'
import { desktop, isPhone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

/** The row or card with the text in the tab that is open. */
const entryWith = (page: Page, text: string) => {
  const panel = page.getByRole('tabpanel')
  return panel.getByRole('row').or(panel.getByRole('listitem')).filter({ hasText: text })
}
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** Opens My profile as a person does: from the menu of the account, or from the drawer. */
async function openFromMenu(page: Page) {
  await page.getByRole('button', { name: isPhone() ? 'More' : /^Account of / }).click()
  await page.getByRole('link', { name: 'My profile', exact: true }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page).toHaveTitle('My profile · Staff portal')
}

test('a developer edits their contacts, portrait, address and birth date, and nothing that managers keep', async ({
  page,
}) => {
  const person = await hire()
  await inCompany((company) => company.changeUser(person.id, { position: 'React developer' }))
  await signInAs(page, person.email)
  await page.goto('/settings')
  await openFromMenu(page)
  await expect(page.getByText('React developer')).toBeVisible()
  await expect(page.getByText('Kept by managers').first()).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Edit contacts' }).click()
  await expect(field(page, 'Skype')).toBeFocused()
  await expect(dialog(page).getByRole('textbox')).toHaveCount(6)
  await expectNoViolations(page)
  await field(page, 'Telegram').fill(' @some_body ')
  await field(page, 'Phone').fill('+380 67 123 45 67')
  await field(page, 'Home address').fill('5 Sadova Street, Lviv')
  await typeDay(dialog(page).getByRole('textbox', { name: 'Date of birth' }), '12.04.1990')
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(400, 300) })
  await expect(dialog(page).getByRole('slider', { name: 'Zoom' })).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(fact(page, 'Telegram').getByRole('link')).toHaveAttribute('href', 'https://t.me/some_body')
  await expect(fact(page, 'Phone')).toContainText('+380 67 123 45 67')
  await expect(page.locator('main img')).toHaveJSProperty('naturalWidth', 512)

  await tab(page, 'Personal').click()
  await expect(fact(page, 'Home address')).toHaveText('5 Sadova Street, Lviv')
  await page.reload()
  await expect(fact(page, 'Date of birth')).toHaveText('12.04.1990')
  await expectNoViolations(page)
})

test('a developer reads their manager, payment, contracts, leave, equipment and CVs, and can change none of them', async ({
  page,
}) => {
  const [cvName, item] = [unique('Cv'), unique('Laptop ')]
  const { person, project, admin } = await inCompany(async (made) => {
    const { admin } = made
    const project = await made.addProject((await made.addCustomer()).id)
    const person = await made.hire()
    await made.addContract(person.id, project.id, '2024-01-08')
    await made.changeUser(person.id, { salary: 1500 })
    await made.handOut(person, { name: item, serial_number: unique('SN') })
    return { person, project, admin }
  })
  const cv = await makeResume(person.id, cvName, 'React developer')
  await signInAs(page, person.email)
  await page.goto('/profile')
  await expect(fact(page, 'Manager')).toContainText(admin.full_name)
  await expect(fact(page, 'Manager')).toContainText(project.name)
  await expect(page.getByText('$1 500')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show payment' }).click()
  await expect(fact(page, 'Payment')).toContainText('$1 500')
  await page.getByRole('button', { name: 'Hide payment' }).click()
  await expect(page.getByText('$1 500')).toHaveCount(0)

  await tab(page, 'Contract log').click()
  await expect(entryWith(page, project.name)).toContainText('08.01.2024')
  await expect(page.getByRole('link', { name: project.name })).toHaveCount(0)
  await expectNoViolations(page)
  await tab(page, 'Leaves').click()
  await expect(page.getByText(/^No leave /)).toBeVisible()
  await tab(page, 'Requests').click()
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Requests' })).toBeVisible()
  await tab(page, 'Inventory').click()
  await expect(page.getByText(item)).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Add|Edit|Delete) / })).toHaveCount(isPhone() ? 0 : 1)
  await tab(page, 'CV list').click()
  await expect(entryWith(page, cvName).getByRole('link', { name: 'React developer' })).toHaveAttribute(
    'href',
    `/api/v1/resumes/${cv.id}/pdf`,
  )
  await expectNoViolations(page)
  expect((await page.request.get(`/api/v1/resumes/${cv.id}/pdf`)).status()).toBe(200)
})

test('a developer tells their own CVs of one name and role apart by their links', async ({ page }) => {
  const person = await hire()
  const cvs = [await makeResume(person.id, 'Ada'), await makeResume(person.id, 'Ada')]
  await signInAs(page, person.email)
  await page.goto('/profile?tab=cv')
  for (const { id, slug } of cvs) {
    const entry = entryWith(page, `Link …${slug.slice(-4)}`)
    await expect(entry).toHaveCount(1)
    await expect(entry.getByRole('link', { name: 'Developer, English' })).toHaveAttribute(
      'href',
      `/api/v1/resumes/${id}/pdf`,
    )
  }
  await expectNoViolations(page)
})

test(
  'a developer who opens the page of their own number or slug comes to the same tab of My profile',
  desktop,
  async ({ page }) => {
    const [person, other] = [await hire(), await hire()]
    await signInAs(page, person.email)
    for (const id of [person.id, person.slug, person.slug.toUpperCase()]) {
      await page.goto(`/users/${id}?tab=inventory`)
      await expect(page).toHaveURL('/profile?tab=inventory')
      await expect(page.getByRole('heading', { name: person.full_name, level: 1 })).toBeVisible()
      await expect(tab(page, 'Inventory')).toHaveAttribute('aria-selected', 'true')
    }
    await inCompany((company) => company.changeUser(person.id, { last_name: unique('Renamed') }))
    await page.goto(`/users/${person.slug}?tab=inventory`)
    await expect(page).toHaveURL('/profile?tab=inventory')
    await page.goto(`/users/${other.id}`)
    await expect(page.getByText(other.full_name)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: person.full_name })).toHaveCount(0)
  },
)

for (const account of ['recruiter', 'manager', 'admin', 'cfo'] as const) {
  test(`the ${account} opens My profile from the menu`, desktop, async ({ page }) => {
    await signIn(page, account)
    await page.goto('/settings')
    await openFromMenu(page)
    await expect(page.getByRole('button', { name: 'Edit contacts' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open as manager' })).toHaveCount(0)
    await tab(page, 'Contract log').click()
    await expect(page.getByRole('button', { name: 'Add contract' })).toHaveCount(0)
  })
}

test('a person whose contacts a manager changed meanwhile keeps both changes', desktop, async ({ page }) => {
  const person = await hire()
  await signInAs(page, person.email)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit contacts' }).click()
  await field(page, 'Skype').fill('live:somebody')
  await inCompany((company) => company.changeUser(person.id, { phone_number: '+380 44 765 43 21' }))
  await save(page).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await expect(fact(page, 'Skype')).toContainText('live:somebody')
  await expect(fact(page, 'Phone')).toContainText('+380 44 765 43 21')
})
