// Every text of the catalogues stands in brackets here, so a sentence without them cannot be translated.

import { expect } from '@playwright/test'
import { addDays, formatDay, mondayOf } from '@portal/domain/days'
import { screens } from '../screens.ts'
import { signIn } from '../support/accounts.ts'
import { inCompany } from '../support/company.ts'
import { type DemoCompany, demoCompanyAt } from '../support/demo-company.ts'
import { speakFalseLanguage } from '../support/false-language/false-language.ts'
import { expectFieldsForManagers } from '../support/false-language/password-managers.ts'
import { employ, logHours } from '../support/hours.ts'
import { newcomer, openForm } from '../support/leave/requests.ts'
import { typeDay } from '../support/profile.ts'
import { enterFromDescription, field, form, save } from '../support/record-form.ts'
import { pathOf } from '../support/screen.ts'
import { test } from '../support/test.ts'

let company: DemoCompany | undefined

for (const screen of screens) {
  const [viewer = 'visitor'] = screen.viewers
  test(`the screen ${screen.name} shows a ${viewer} no sentence outside the catalogues, and no field that a password manager takes for another`, async ({
    page,
    baseURL,
  }) => {
    company ??= await demoCompanyAt(baseURL ?? '')
    const untranslated = await speakFalseLanguage(page)
    if (viewer !== 'visitor') await signIn(page, viewer)
    await page.goto(pathOf(screen, company))
    await page.waitForLoadState('networkidle')
    await screen.prepare?.(page, false)
    await expect.poll(untranslated).toEqual([])
    await expectFieldsForManagers(page)
  })
}

// Of the whole portal, these are drawn by components of their own on a phone.
for (const name of ['hours', 'menu', 'requests', 'monthly-calendar', 'away', 'users-list', 'profile']) {
  test(`a phone shows no sentence outside the catalogues on the screen ${name}`, async ({
    page,
    baseURL,
  }) => {
    company ??= await demoCompanyAt(baseURL ?? '')
    const screen = screens.find((one) => one.name === name)
    if (!screen) throw new Error(`There is no screen ${name}`)
    await page.setViewportSize({ width: 390, height: 844 })
    const untranslated = await speakFalseLanguage(page)
    await signIn(page, 'manager')
    await page.goto(pathOf(screen, company))
    await page.waitForLoadState('networkidle')
    await screen.prepare?.(page, true)
    await expect.poll(untranslated).toEqual([])
  })
}

test('refusals of the login are in the language of the screen', async ({ page }) => {
  const untranslated = await speakFalseLanguage(page)
  await page.goto('/')
  const email = page.getByRole('textbox', { name: 'Email' })
  const password = page.getByRole('textbox', { name: 'Password' })
  await expect(email).toBeFocused()
  await email.blur()
  await password.focus()
  await password.blur()
  await expect(page.getByText('This field is required')).toHaveCount(2)
  await expect.poll(untranslated).toEqual([])
  await email.fill('nobody')
  await password.fill('short')
  await password.blur()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(page.getByText('Password must contain at least 6 characters')).toBeVisible()
  await expect.poll(untranslated).toEqual([])
  await email.fill('stranger-to-brackets@demo.test')
  await password.fill('not the password')
  await password.press('Enter')
  await expect(page.getByText('Invalid email or password')).toHaveCount(2)
  await expect.poll(untranslated).toEqual([])
})

test('refusals of hours are in the language of the screen', async ({ page }) => {
  const untranslated = await speakFalseLanguage(page)
  const { today, projects } = await employ(page)
  await logHours(page, { projectId: projects.first.id, date: today, hours: 20 })
  await page.goto('/create-record')
  for (const [typed, sentence] of [
    ['', 'This field is required'],
    ['eight', 'Enter hours, such as 7.5 or 7:30'],
    ['24.5', 'Hours must be at most 24'],
  ] as const) {
    await field(page, 'Hours').fill(typed)
    await field(page, 'Hours').blur()
    await expect(form(page).getByText(sentence)).toBeVisible()
    await expect.poll(untranslated).toEqual([])
  }
  await field(page, 'Hours').fill('8')
  await field(page, 'Description').fill('A very long day')
  await expect(save(page)).toBeEnabled()
  await enterFromDescription(page)
  const full = `A day has at most 24 hours; 20 are already logged on ${formatDay(today)}`
  await expect(form(page).getByText(full)).toBeVisible()
  await expect.poll(untranslated).toEqual([])
})

test('refusals of a leave request are in the language of the screen', async ({ page }) => {
  const untranslated = await speakFalseLanguage(page)
  await newcomer(page)
  const today = await inCompany((of) => of.today())
  await page.goto('/requests')
  await openForm(page, 'Day off')
  const dialog = page.getByRole('dialog', { name: 'Send Request' })
  const start = dialog.getByRole('textbox', { name: 'Date', exact: true })
  for (const [day, sentence] of [
    [addDays(mondayOf(today), 12), 'Date cannot be a Saturday or a Sunday'],
    [addDays(mondayOf(today), -7), 'Date cannot be in the past'],
  ] as const) {
    await typeDay(start, formatDay(day))
    await expect(dialog.getByText(sentence)).toBeVisible()
    await expect.poll(untranslated).toEqual([])
  }
})

test('the refusal of a name that is taken is in the language of the screen', async ({ page }) => {
  const untranslated = await speakFalseLanguage(page)
  const taken = await inCompany((of) => of.addCategory())
  await signIn(page, 'manager')
  await page.goto('/manage-categories')
  await page.getByRole('button', { name: 'Add Category' }).click()
  const name = page.getByRole('dialog').getByLabel('Name')
  await name.fill(taken.name)
  await name.press('Enter')
  await expect(page.getByRole('dialog').getByText('A category with this name already exists')).toBeVisible()
  await expect.poll(untranslated).toEqual([])
})

test('a sentence that no catalogue has is found wherever it stands', async ({ page }) => {
  const untranslated = await speakFalseLanguage(page)
  await signIn(page, 'manager')
  await page.goto('/manage-categories')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect.poll(untranslated).toEqual([])
  await heading.evaluate((element) => {
    element.append(' of the company')
    element.setAttribute('title', 'Written in a component')
    element.setAttribute('aria-label', `${element.firstChild?.textContent} (in all)`)
  })
  expect(await untranslated()).toEqual([
    expect.stringMatching(/^\[.*\] \(in all\)$/),
    'Written in a component',
    ' of the company',
  ])
})

test('a sentence that the server has sent is found', async ({ page }) => {
  const untranslated = await speakFalseLanguage(page)
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Email' }).fill('stranger-to-brackets@demo.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password')
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/v1/session'),
    page.getByRole('textbox', { name: 'Password' }).press('Enter'),
  ])
  const { message } = await answer.json()
  await page.evaluate((sentence) => document.body.append(sentence), message)
  await expect.poll(untranslated).toEqual([message])
})
