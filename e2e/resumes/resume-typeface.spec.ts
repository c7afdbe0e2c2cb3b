// The characters that the typeface of a CV's PDF lacks, told while they are typed.

import { expect } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { fill, form, tab } from '../support/resumes/editor.ts'
import { makeResume } from '../support/resumes/made-resumes.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test('a manager is told below the field what the PDF of a CV cannot show', desktop, async ({ page }) => {
  const { id } = await makeResume((await hire()).id, 'Wei')
  await signIn(page, 'manager')
  await page.goto(`/resumes/${id}/contacts`)
  const contacts = form(page, 'Contacts')
  await fill(contacts, { Name: 'Wei 李' })
  await expect(contacts.getByLabel('Name')).toHaveAccessibleDescription('The PDF cannot show 李')
  await expect(contacts.getByLabel('City')).toHaveAccessibleDescription('')
  await expect(contacts.getByRole('status')).toHaveText('The PDF cannot show 李')
  await expectNoViolations(page)
  await contacts.getByRole('button', { name: 'Save' }).click()
  // The note about the whole CV.
  const note = page.getByRole('complementary', { name: 'Characters that the PDF cannot show' })
  await expect(note.getByRole('listitem')).toHaveText(['Contacts: 李'])

  await tab(page, 'Experience').click()
  await page.getByLabel('Job title').fill('Lead 🚀')
  await expect(page.getByLabel('Job title')).toHaveAccessibleDescription('The PDF cannot show 🚀')
})

test('a manager is told in the preview what the PDF of a CV cannot show, and whoever has the link is not', async ({
  page,
  browser,
}) => {
  const { id, link } = await makeResume((await hire()).id, 'Wei 李')
  await signIn(page, 'manager')
  await page.goto(`/cv/${link.slug}`)
  const note = page.getByRole('complementary', { name: 'Characters that the PDF cannot show' })
  await expect(note.getByRole('listitem')).toHaveText(['Contacts: 李'])
  await expectNoViolations(page)
  await page.goto(`/resumes/${id}/contacts`)
  await expect(note).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/cv/${link.slug}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText('The PDF cannot show')).toHaveCount(0)
})
