// General and Personal Info, edited by manager-level users.

import { expect } from '@playwright/test'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire, inCompany, unique } from '../support/company.ts'
import { todayOf } from '../support/hours.ts'
import { png } from '../support/pictures.ts'
import { choose, dialog, fact, field, open, save, typeDay } from '../support/profile.ts'
import { takeToo } from '../support/selects.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test('an admin edits the general info: texts are trimmed, linked, and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await hire()
  await signIn(page, 'admin')
  await open(page, person.id)
  await page.getByRole('button', { name: 'Edit general info' }).click()
  await expect(field(page, 'First name')).toBeFocused()
  await field(page, 'Position').fill('  Senior developer ')
  await field(page, 'Skype').fill('live:somebody')
  await field(page, 'Telegram').fill('@some_body')
  await field(page, 'GitHub').fill('some-body')
  await field(page, 'Payment').fill('1500')
  await typeDay(field(page, 'Date of admission'), '01.02.2021')
  await choose(page, 'English level', 'Upper Intermediate')
  await save(page).click()
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await expect(dialog(page)).toBeHidden()

  await expect(page.getByText('Senior developer', { exact: true })).toBeVisible()
  await expect(fact(page, 'GitHub').getByRole('link')).toHaveAttribute('href', 'https://github.com/some-body')
  await expect(fact(page, 'Telegram').getByRole('link')).toHaveAttribute('href', 'https://t.me/some_body')
  await expect(page.getByText('$1 500')).toHaveCount(0)
  await fact(page, 'Payment').getByRole('button', { name: 'Show payment' }).click()
  await expect(fact(page, 'Payment')).toContainText('$1 500')
  await expect(fact(page, 'English level')).toContainText('Upper Intermediate')
  await expect(fact(page, 'Date of admission')).toContainText('01.02.2021')
  await expect(fact(page, 'Date of dismission')).toHaveText('Not set')
  await page.getByRole('button', { name: 'Copy Skype' }).click()
  await expect(page.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('live:somebody')

  await page.getByRole('button', { name: 'Edit general info' }).click()
  await expect(field(page, 'First name')).toBeFocused()
  await expect(field(page, 'Payment')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Show payment' }).click()
  await expect(field(page, 'Payment')).toBeFocused()
  await expect(field(page, 'Payment')).toHaveValue('1500')
})

test(
  'an admin edits their own info: names must be Latin, and the menu shows the new one',
  desktop,
  async ({ page }) => {
    const person = await inCompany(async ({ admin, hire, changeUser }) => {
      const hired = await hire()
      await changeUser(hired.id, { role_ids: admin.sub_roles.map(({ id }) => id) })
      return hired
    })
    await signInAs(page, person.email)
    await open(page, person.id)
    const edit = page.getByRole('button', { name: 'Edit general info' })
    await edit.click()
    await field(page, 'Skype').fill('live:somebody')
    await field(page, 'Phone').fill('+380 67 123 45 67')
    await field(page, 'First name').fill('Іван')
    await save(page).click()
    await expect(dialog(page).getByText('First name can only contain Latin letters')).toBeVisible()
    await expect(field(page, 'First name')).toBeFocused()
    await field(page, 'First name').fill('Ivan')
    await save(page).click()
    await expect(fact(page, 'Skype')).toContainText('live:somebody')
    await expect(page.getByRole('button', { name: `Account of Ivan ${person.last_name}` })).toBeVisible()

    await edit.click()
    await field(page, 'Skype').fill(' ')
    await save(page).click()
    await expect(fact(page, 'Skype')).toHaveText('Not set')
    await page.reload()
    await expect(fact(page, 'Skype')).toHaveText('Not set')
    await expect(fact(page, 'Phone')).toContainText('+380 67 123 45 67')
  },
)

test('an admin gives another role, a new technology and a picture', desktop, async ({ page }) => {
  const person = await hire()
  const technology = unique('Tech ')
  await signIn(page, 'admin')
  await open(page, person.id)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Edit general info' }).click()
  await takeToo(dialog(page).getByRole('combobox', { name: 'Roles' }), 'DevOps')
  await dialog(page).getByRole('combobox', { name: 'Tech stack' }).fill(technology)
  await page.getByRole('option', { name: `Add “${technology}”` }).click()
  await expect(dialog(page).getByText(technology)).toBeVisible()
  await page.keyboard.press('Tab')
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(400, 300) })
  await expect(dialog(page).getByRole('slider', { name: 'Zoom' })).toBeVisible()
  await expectNoViolations(page)
  await save(page).click()
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await expect(page.getByText('Developer and DevOps')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tech stack' })).toContainText(technology)
  await expect(page.locator('main img')).toHaveJSProperty('naturalWidth', 512)

  await page.getByRole('button', { name: 'Edit general info' }).click()
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await save(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('main img')).toHaveCount(0)
})

test('an admin edits the personal info and adds, changes and removes children', desktop, async ({ page }) => {
  const person = await hire()
  await signIn(page, 'admin')
  await open(page, person.id, 'personal')
  await expect(fact(page, 'Marital status')).toHaveText('Single')
  await expectNoViolations(page)

  const edit = () => page.getByRole('button', { name: 'Edit personal info' }).click()
  const child = (number: number) => dialog(page).getByRole('group', { name: `Child ${number}` })
  const addChild = () => dialog(page).getByRole('button', { name: 'Add child' }).click()
  await edit()
  await field(page, 'Home address').fill('5 Sadova Street, Lviv')
  const birth = dialog(page).getByRole('textbox', { name: 'Date of birth' })
  // Two digits never mean a future year.
  const nextYear = String((Number((await todayOf(page)).slice(0, 4)) + 1) % 100).padStart(2, '0')
  await typeDay(birth, `1.9.${nextYear}`)
  await expect(birth).toHaveValue(`01.09.19${nextYear}`)
  await typeDay(birth, '12.04.1990')
  await choose(page, 'Marital status', 'Married')
  await addChild()
  await expect(child(1).getByLabel('Name')).toBeFocused()
  await expectNoViolations(page)
  await child(1).getByLabel('Name').fill('Anna')
  await typeDay(child(1).getByLabel('Date of birth'), '01.06.2015')
  await addChild()
  await child(2).getByLabel('Name').fill('Bohdan')
  await addChild()
  await save(page).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await expect(fact(page, 'Home address')).toHaveText('5 Sadova Street, Lviv')
  await expect(fact(page, 'Date of birth')).toHaveText('12.04.1990')
  await expect(fact(page, 'Marital status')).toHaveText('Married')
  await expect(fact(page, 'Children').getByRole('listitem')).toHaveText(['Anna, born 01.06.2015', 'Bohdan'])

  await edit()
  await child(2).getByLabel('Name').fill('Bohdana')
  await dialog(page).getByRole('button', { name: 'Remove Anna' }).click()
  await save(page).click()
  await expect(fact(page, 'Children').getByRole('listitem')).toHaveText(['Bohdana'])
  await page.reload()
  await expect(fact(page, 'Children').getByRole('listitem')).toHaveText(['Bohdana'])
})
