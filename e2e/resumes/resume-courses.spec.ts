// The courses and books of the CV editor.

import { expect, type Page } from '@playwright/test'
import { courses } from '@portal/contract/resumes/plain-section-routes'
import sharp from 'sharp'
import { expectNoViolations } from '../support/axe.ts'
import { png } from '../support/pictures.ts'
import { dialog, save } from '../support/profile.ts'
import { form } from '../support/resumes/editor.ts'
import { addBookWithCover, addItem, readResume } from '../support/resumes/own-resumes.ts'
import { add, itemsOf, list, openSection, remove, text } from '../support/resumes/plain-sections.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

/** The server's answer to an internal error. */
const refusal = {
  statusCode: 500,
  code: 'server.unexpected',
  error: 'Something is wrong',
  message: 'Something is wrong',
  messages: ['Something is wrong'],
  errors: {},
}

async function typeCourse(page: Page, texts: Record<string, string>) {
  for (const [label, typed] of Object.entries(texts)) await text(page, 'New course', label).fill(typed)
}

test('a manager is told that a course of a CV needs a technology', desktop, async ({ page }) => {
  await openSection(page, 'courses')
  await expect(page.getByText('No courses yet.')).toBeVisible()
  await typeCourse(page, { Name: 'Українська для інженерів', Issued: '092025' })
  await add(page, 'New course').click()
  await expect(form(page, 'New course').getByText('Add at least one')).toBeVisible()
})

test('a manager adds a course with two technologies to a CV', desktop, async ({ page }) => {
  const id = await openSection(page, 'courses')
  await typeCourse(page, {
    Name: 'Українська для інженерів',
    License: '№ 12/7',
    Issued: '092025',
    'Tech stack': 'Git, Docker',
  })
  await add(page, 'New course').click()
  await expect(page.getByText('Course added')).toBeVisible()
  await expect(itemsOf(page, 'Courses')).toContainText(['Issued 09.2025'])
  await expect(list(page, 'Tech stack').getByRole('listitem')).toHaveText(['Git', 'Docker'])
  await expectNoViolations(page)
  const { courses: stored } = await readResume(page, id)
  expect(stored).toMatchObject([{ acquire_date: '2025-09', license: '№ 12/7', stack: ['Git', 'Docker'] }])
})

test('a manager adds a course to a CV again after the server has failed', desktop, async ({ page }) => {
  await openSection(page, 'courses')
  await typeCourse(page, { Name: 'Основи SQL', Issued: '092025', 'Tech stack': 'SQL' })
  await page.route('**/api/v1/courses', (route) => route.fulfill({ status: 500, json: refusal }))
  await add(page, 'New course').click()
  await expect(page.getByText('Please fill in the contact section')).toBeVisible()
  await page.unroute('**/api/v1/courses')
  await add(page, 'New course').click()
  await expect(page.getByText('Course added')).toBeVisible()
})

/** The courses of a CV with one of them. */
const openCourses = (page: Page) =>
  openSection(page, 'courses', (id) =>
    addItem(page, courses.create, {
      course: { resume_id: id, name: 'Основи SQL', acquire_date: '2025-09', stack: ['Git', 'Docker'] },
    }),
  )

test(
  'a manager removes a technology of a course of a CV, once more after the server has failed',
  desktop,
  async ({ page }) => {
    await openCourses(page)
    await page.getByRole('button', { name: 'Edit Основи SQL' }).click()
    await dialog(page).getByRole('button', { name: 'Delete Git' }).click()
    await page.route('**/api/v1/courses/*', (route) => route.fulfill({ status: 500, json: refusal }))
    await save(page).click()
    await expect(page.getByText('Update error', { exact: true })).toBeVisible()
    await page.unroute('**/api/v1/courses/*')
    await save(page).click()
    await expect(page.getByText('Course updated')).toBeVisible()
    await expect(list(page, 'Tech stack').getByRole('listitem')).toHaveText(['Docker'])
  },
)

test('a manager deletes a course of a CV', desktop, async ({ page }) => {
  await openCourses(page)
  await remove(page, 'Основи SQL')
  await expect(page.getByText('Course deleted')).toBeVisible()
})

const coverField = (page: Page) => form(page, 'New book').getByLabel('Cover').and(page.locator('input'))
const coverOf = (page: Page) => itemsOf(page, 'Books').locator('img')
const otherCover = (page: Page) => form(page, 'New book').getByRole('button', { name: 'Choose another' })

const noPicture = 'Choose a picture: AVIF, GIF, JPEG, PNG, TIFF, WebP'

async function typeBook(page: Page) {
  await text(page, 'New book', 'Title').fill('Кобзар')
  await text(page, 'New book', 'Author').fill('Тарас Шевченко')
}

test('a manager adds a book without a cover to a CV', desktop, async ({ page }) => {
  const id = await openSection(page, 'books')
  await typeBook(page)
  await add(page, 'New book').click()
  await expect(page.getByText('Book added')).toBeVisible()
  const { books: stored } = await readResume(page, id)
  expect(stored).toMatchObject([{ title: 'Кобзар', author: 'Тарас Шевченко', cover: null }])
})

test('a manager adds a book with a cover to a CV', desktop, async ({ page }) => {
  await openSection(page, 'books')
  await typeBook(page)
  await coverField(page).setInputFiles({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: png(300, 450),
  })
  await expect(otherCover(page)).toBeVisible()
  await add(page, 'New book').click()
  await expect(page.getByText('Book added')).toBeVisible()
  await expect(coverOf(page)).toHaveAttribute('src', /\/books\/\d+\/cover/)
  await expect
    .poll(() => coverOf(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expectNoViolations(page)
})

test(
  'a manager adds a book with a cover that the browser itself does not show',
  desktop,
  async ({ page }) => {
    await openSection(page, 'books')
    await typeBook(page)
    const buffer = await sharp(png(300, 450)).tiff().toBuffer()
    await coverField(page).setInputFiles({ name: 'cover.tif', mimeType: 'image/tiff', buffer })
    await expect(otherCover(page)).toBeVisible()
    await add(page, 'New book').click()
    await expect(page.getByText('Book added')).toBeVisible()
    await expect
      .poll(() => coverOf(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  },
)

test('a manager adds a book to a CV once its cover is a picture', desktop, async ({ page }) => {
  await openSection(page, 'books')
  await typeBook(page)
  const file = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await coverField(page).setInputFiles(file)
  await expect(page.getByText(noPicture)).toBeVisible()
  await add(page, 'New book').click()
  await expect(otherCover(page)).toBeFocused()
  await expect(page.getByText(noPicture)).toBeVisible()
  await expect(itemsOf(page, 'Books')).toHaveCount(0)
  await coverField(page).setInputFiles({ ...file, buffer: png(300, 450) })
  await expect(page.getByText(noPicture)).toBeHidden()
  await add(page, 'New book').click()
  await expect(page.getByText('Book added')).toBeVisible()
})

const openBooks = (page: Page) => openSection(page, 'books', (id) => addBookWithCover(page, id, 'Кобзар'))

test('a manager removes the cover of a book of a CV', desktop, async ({ page }) => {
  await openBooks(page)
  await expect(coverOf(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Edit Кобзар' }).click()
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await save(page).click()
  await expect(page.getByText('Book updated')).toBeVisible()
  await expect(coverOf(page)).toHaveCount(0)
})

test('a manager deletes a book of a CV', desktop, async ({ page }) => {
  await openBooks(page)
  await remove(page, 'Кобзар')
  await expect(page.getByText('Resume book deleted')).toBeVisible()
})
