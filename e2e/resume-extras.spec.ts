// The sections of the CV editor with a form on the left and a list on the right: languages, certificates, courses, books.

import { expect, type Page } from '@playwright/test'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { hire } from './support/company.ts'
import { png } from './support/pictures.ts'
import { choose, dialog, field, save } from './support/profile.ts'
import { paste } from './support/resumes/editor.ts'
import { makeResume } from './support/resumes/made-resumes.ts'
import { desktop } from './support/sizes.ts'
import { test } from './support/test.ts'

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
const items = (page: Page, name: string) => list(page, name).locator('> li')
const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true })
const add = (page: Page, name: string) => form(page, name).getByRole('button', { name: 'Add', exact: true })
const text = (page: Page, name: string, label: string) =>
  form(page, name).getByRole('textbox', { name: label, exact: true })

/** The server's answer to an internal error. */
const refusal = {
  statusCode: 500,
  code: 'server.unexpected',
  error: 'Something is wrong',
  message: 'Something is wrong',
  messages: ['Something is wrong'],
  errors: {},
}

async function openSection(page: Page, section: string) {
  const person = await hire()
  const resume = await makeResume(person.id, 'Олена')
  await signIn(page, 'manager')
  await page.goto(`/resumes/${resume.id}/${section}`)
  return resume
}

async function remove(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(dialog(page)).toContainText(`“${name}” will be deleted`)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
}

test('languages and certificates of a CV are added, edited and deleted', desktop, async ({ page }) => {
  await openSection(page, 'languages')
  await expect(page.getByText('No languages yet.')).toBeVisible()
  const name = form(page, 'Add language').getByRole('combobox', { name: 'Language' })
  await name.click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(7)
  await name.fill('Кримськотатарська')
  await name.press('Enter')
  await expect(page.getByText('Language added')).toBeVisible()
  await expect(items(page, 'Languages')).toContainText(['Elementary'])
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Edit Кримськотатарська' }).click()
  await choose(page, 'Level', 'Native')
  await save(page).click()
  await expect(page.getByText('Language updated')).toBeVisible()
  await expect(items(page, 'Languages')).toContainText(['Native'])
  await remove(page, 'Кримськотатарська')
  await expect(page.getByText('Language deleted')).toBeVisible()
  await expect(page.getByText('No languages yet.')).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Sections of the CV' })
    .getByRole('link', { name: 'Certificates' })
    .click()
  await text(page, 'Add certificate', 'Name').fill('AWS Developer')
  await text(page, 'Add certificate', 'Link').fill('javascript:alert(1)')
  await add(page, 'Add certificate').click()
  await expect(page.getByText('Enter an http or https address')).toBeVisible()
  await text(page, 'Add certificate', 'Link').fill('aws.example/c/1')
  await add(page, 'Add certificate').click()
  await expect(page.getByText('Certificate created')).toBeVisible()
  await expect(page.getByRole('link', { name: 'aws.example/c/1' })).toHaveAttribute(
    'href',
    'https://aws.example/c/1',
  )
  await expect(text(page, 'Add certificate', 'Name')).toHaveValue('')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Edit AWS Developer' }).click()
  await field(page, 'Link').fill('')
  await save(page).click()
  await expect(page.getByText('Certificate updated')).toBeVisible()
  await expect(items(page, 'Certificates').getByRole('link')).toHaveCount(0)

  await text(page, 'Add certificate', 'Name').fill('Half typed')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(dialog(page)).toContainText('The form has changes that are not saved.')
  await dialog(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(text(page, 'Add certificate', 'Name')).toHaveValue('Half typed')
  await page.getByRole('link', { name: 'Continue' }).click()
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(/\/courses$/)
  await page.getByRole('link', { name: 'Back' }).click()
  await remove(page, 'AWS Developer')
  await expect(page.getByText('Certificate deleted')).toBeVisible()
})

test('courses and books of a CV are added, edited and deleted', desktop, async ({ page }) => {
  await openSection(page, 'courses')
  await expect(page.getByText('No courses yet.')).toBeVisible()
  const course = form(page, 'Add course')
  await text(page, 'Add course', 'Name').fill('Українська для інженерів')
  await text(page, 'Add course', 'License').fill('№ 12/7')
  await text(page, 'Add course', 'Issued').fill('092025')
  await add(page, 'Add course').click()
  await expect(course.getByText('Add at least one')).toBeVisible()
  await expect(course.getByRole('button', { name: 'Delete Technology 1' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await text(page, 'Add course', 'Technology 1').fill('Git')
  await text(page, 'Add course', 'Technology 1').press('Enter')
  await text(page, 'Add course', 'Technology 2').fill('Docker')
  await page.route('**/api/v1/courses', (route) => route.fulfill({ status: 500, json: refusal }))
  await add(page, 'Add course').click()
  await expect(page.getByText('Please fill in the contact section')).toBeVisible()
  await page.unroute('**/api/v1/courses')
  await add(page, 'Add course').click()
  await expect(page.getByText('Course added')).toBeVisible()
  await expect(items(page, 'Courses')).toContainText(['Issued 09.2025'])
  await expect(list(page, 'Tech stack').getByRole('listitem')).toHaveText(['Git', 'Docker'])
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Edit Українська для інженерів' }).click()
  await dialog(page).getByRole('button', { name: 'Delete Technology 1' }).click()
  await page.route('**/api/v1/courses/*', (route) => route.fulfill({ status: 500, json: refusal }))
  await save(page).click()
  await expect(page.getByText('Update error', { exact: true })).toBeVisible()
  await page.unroute('**/api/v1/courses/*')
  await save(page).click()
  await expect(page.getByText('Course updated')).toBeVisible()
  await expect(list(page, 'Tech stack').getByRole('listitem')).toHaveText(['Docker'])
  await remove(page, 'Українська для інженерів')
  await expect(page.getByText('Course deleted')).toBeVisible()

  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/books$/)
  await text(page, 'Add book', 'Title').fill('Кобзар')
  await text(page, 'Add book', 'Author').fill('Тарас Шевченко')
  const cover = form(page, 'Add book').getByLabel('Cover').and(page.locator('input'))
  await cover.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Please pick an image')).toBeVisible()
  await add(page, 'Add book').click()
  await expect(form(page, 'Add book').getByRole('button', { name: 'Choose another' })).toBeFocused()
  await expect(page.getByText('Please pick an image')).toBeVisible()
  await expect(items(page, 'Books')).toHaveCount(0)
  await cover.setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: png(300, 450) })
  await expect(form(page, 'Add book').getByRole('button', { name: 'Choose another' })).toBeVisible()
  await add(page, 'Add book').click()
  await expect(page.getByText('Book added')).toBeVisible()
  const stored = items(page, 'Books').locator('img')
  await expect(stored).toHaveAttribute('src', /\/books\/\d+\/cover/)
  await expect.poll(() => stored.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Edit Кобзар' }).click()
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await save(page).click()
  await expect(page.getByText('Book updated')).toBeVisible()
  await expect(stored).toHaveCount(0)
  await remove(page, 'Кобзар')
  await expect(page.getByText('Resume book deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Preview cv' }).last()).toBeVisible()
})

test(
  'a list that is pasted from another program becomes entries without its signs',
  desktop,
  async ({ page }) => {
    const person = await hire()
    const { id } = await makeResume(person.id, 'Olena')
    await signIn(page, 'manager')
    await page.goto(`/resumes/${id}/experience`)
    const company = form(page, 'New company')
    const entry = (number: number) => company.getByRole('textbox', { name: `Responsibility ${number}` })
    await paste(entry(1), '\uF0B7\tTests\v• Reviews\r— Reports\u2028-5 % of the faults')
    for (const [index, text] of ['Tests', 'Reviews', 'Reports', '-5 % of the faults'].entries())
      await expect(entry(index + 1)).toHaveValue(text)
    await company.getByRole('button', { name: 'Add responsibility' }).click()
    await paste(entry(5), '• Plans')
    await expect(entry(5)).toHaveValue('Plans')
  },
)
