// The languages and certificates of the CV editor, and pasted lists.

import { expect, type Page } from '@playwright/test'
import { certificates, languages } from '@portal/contract/resumes/plain-section-routes'
import { expectNoViolations } from '../support/axe.ts'
import { choose, field, save } from '../support/profile.ts'
import { form, paste } from '../support/resumes/editor.ts'
import { addItem, readResume } from '../support/resumes/own-resumes.ts'
import { add, itemsOf, openSection, remove, text } from '../support/resumes/plain-sections.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test('a manager adds a language to a CV that is not among the proposed ones', desktop, async ({ page }) => {
  const id = await openSection(page, 'languages')
  await expect(page.getByText('No languages yet.')).toBeVisible()
  const name = form(page, 'New language').getByRole('combobox', { name: 'Language' })
  await name.click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(7)
  await name.fill('Кримськотатарська')
  await name.press('Enter')
  await expect(page.getByText('Language added')).toBeVisible()
  await expect(itemsOf(page, 'Languages')).toContainText(['Elementary'])
  await expectNoViolations(page)
  const { languages: stored } = await readResume(page, id)
  expect(stored).toMatchObject([{ name: 'Кримськотатарська', level: 'elementary' }])
})

/** The languages of a CV with one of them. */
const openLanguages = (page: Page) =>
  openSection(page, 'languages', (id) =>
    addItem(page, languages.create, { language: { resume_id: id, name: 'Польська' } }),
  )

test('a manager changes the level of a language of a CV', desktop, async ({ page }) => {
  await openLanguages(page)
  await page.getByRole('button', { name: 'Edit Польська' }).click()
  await choose(page, 'Level', 'Native')
  await save(page).click()
  await expect(page.getByText('Language updated')).toBeVisible()
  await expect(itemsOf(page, 'Languages')).toContainText(['Native'])
})

test('a manager deletes a language of a CV', desktop, async ({ page }) => {
  await openLanguages(page)
  await remove(page, 'Польська')
  await expect(page.getByText('Language deleted')).toBeVisible()
  await expect(page.getByText('No languages yet.')).toBeVisible()
})

test('a manager adds a certificate to a CV by its name alone', desktop, async ({ page }) => {
  const id = await openSection(page, 'certificates')
  await text(page, 'New certificate', 'Name').fill('ISTQB')
  await add(page, 'New certificate').click()
  await expect(page.getByText('Certificate created')).toBeVisible()
  await expect(form(page, 'New certificate')).toBeHidden()
  const { certificates: stored } = await readResume(page, id)
  expect(stored).toMatchObject([{ name: 'ISTQB', url: null }])
})

test(
  'a manager adds a certificate to a CV with a link, which must be an address',
  desktop,
  async ({ page }) => {
    await openSection(page, 'certificates')
    await text(page, 'New certificate', 'Name').fill('AWS Developer')
    await text(page, 'New certificate', 'Link').fill('javascript:alert(1)')
    await add(page, 'New certificate').click()
    await expect(page.getByText('Enter an http or https address')).toBeVisible()
    await text(page, 'New certificate', 'Link').fill('aws.example/c/1')
    await add(page, 'New certificate').click()
    await expect(page.getByText('Certificate created')).toBeVisible()
    await expect(page.getByRole('link', { name: 'aws.example/c/1' })).toHaveAttribute(
      'href',
      'https://aws.example/c/1',
    )
    await expectNoViolations(page)
  },
)

/** The certificates of a CV with one of them. */
const openCertificates = (page: Page) =>
  openSection(page, 'certificates', (id) =>
    addItem(page, certificates.create, {
      certificate: { resume_id: id, name: 'AWS Developer', url: 'https://aws.example/c/1' },
    }),
  )

test('a manager removes the link of a certificate of a CV', desktop, async ({ page }) => {
  await openCertificates(page)
  await expect(itemsOf(page, 'Certificates').getByRole('link')).toHaveCount(1)
  await page.getByRole('button', { name: 'Edit AWS Developer' }).click()
  await field(page, 'Link').fill('')
  await save(page).click()
  await expect(page.getByText('Certificate updated')).toBeVisible()
  await expect(itemsOf(page, 'Certificates').getByRole('link')).toHaveCount(0)
})

test('a manager deletes a certificate of a CV', desktop, async ({ page }) => {
  await openCertificates(page)
  await remove(page, 'AWS Developer')
  await expect(page.getByText('Certificate deleted')).toBeVisible()
})

test('a manager adds two certificates to a CV one after the other by keys', desktop, async ({ page }) => {
  await openSection(page, 'certificates')
  for (const name of ['ISTQB', 'PSM I']) {
    await text(page, 'New certificate', 'Name').fill(name)
    await text(page, 'New certificate', 'Name').press('Enter')
    await expect(itemsOf(page, 'Certificates').filter({ hasText: name })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add certificate' })).toBeFocused()
    await page.keyboard.press('n')
    await expect(text(page, 'New certificate', 'Name')).toBeFocused()
  }
})

test(
  'a manager who pastes a list from another program has entries without its signs',
  desktop,
  async ({ page }) => {
    await openSection(page, 'experience')
    const company = form(page, 'New company')
    const entry = (number: number) => company.getByRole('textbox', { name: `Responsibility ${number}` })
    await paste(entry(1), '\uF0B7\tTests\v• Reviews\r— Reports\u2028-5 % of the faults')
    for (const [index, line] of ['Tests', 'Reviews', 'Reports', '-5 % of the faults'].entries())
      await expect(entry(index + 1)).toHaveValue(line)
    await company.getByRole('button', { name: 'Add responsibility' }).click()
    await paste(entry(5), '• Plans')
    await expect(entry(5)).toHaveValue('Plans')
  },
)
