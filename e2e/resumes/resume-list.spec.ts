// The list of a person's CVs on their profile, and the link to a CV on the dashboard.

import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire, inCompany, unique } from '../support/company.ts'
import { entryWith, newEntry, openCreated } from '../support/lists.ts'
import { dialog, open } from '../support/profile.ts'
import { changeResume, makeResume } from '../support/resumes/made-resumes.ts'
import { desktop, isPhone } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'

const openMenu = (page: Page, cv: string) =>
  page.getByRole('button', { name: `More actions with ${cv}`, exact: true }).click()

const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

test('a manager begins, hands out, copies and deletes CVs of a person', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await hire()
  await signIn(page, 'manager')
  // The list must be older than the change of a CV below.
  await closeLiveChannel(page)
  await open(page, person.id, 'cv')
  await expect(page.getByText('No CV yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create CV' })).toHaveAttribute(
    'href',
    `/resumes/contacts?userId=${person.id}`,
  )
  await expectNoViolations(page)

  const name = unique('Ivan')
  const made = await makeResume(person.id, name)
  const cv = `Developer, English, ${name}`
  /** Tells the CV from its copy. */
  const linkEnd = `Link …${made.slug.slice(-4)}`
  await page.reload()
  const entry = entryWith(page, name)
  await expect(entry).toContainText('Today, ')
  await expect(entry.getByRole('link', { name: 'Developer, English', exact: true })).toHaveAttribute(
    'href',
    `/cv/${made.slug}`,
  )
  if (isPhone()) {
    await openMenu(page, cv)
    await expect(page.getByRole('menuitem')).toHaveCount(10)
    await expect(item(page, 'History')).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
  }
  await expect(entry.getByRole('link', { name: `Edit contacts of ${cv}` })).toHaveAttribute(
    'href',
    new RegExp(`^/resumes/${made.id}/contacts`),
  )
  await entry.getByRole('button', { name: `Copy link of ${cv}` }).click()
  await expect(page.getByText('CV link copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/cv/${made.slug}`)

  await openMenu(page, cv)
  await expect(item(page, 'Download PDF')).toHaveAttribute('href', `/api/v1/resumes/${made.slug}/pdf`)
  const word = `/api/v1/resumes/${made.slug}/docx`
  await expect(item(page, 'Download Doc')).toHaveAttribute('href', word)
  await expect(item(page, 'Download Doc in A4')).toHaveAttribute('href', `${word}?size=a4`)
  await item(page, 'Create on this base').click()
  await expect(page.getByText(`Cv created on base ${name}`)).toBeVisible()
  await expect(newEntry(page)).toContainText(name)
  await expect(entry).toHaveCount(2)
  await expect(entry.filter({ hasText: linkEnd })).toHaveCount(1)
  await expectNoViolations(page)

  await openCreated(page).click()
  await expect(page).toHaveURL(/\/resumes\/\d+\/contacts\b/)
  await open(page, person.id, 'cv')
  await expect(entry).toHaveCount(2)
  await changeResume(made.id, { name: `${name} Senior` })
  const deleteFirst = async (named: string) => {
    // On a phone, which has no preview beside the menu, deleting is one tap.
    if (isPhone()) {
      await entry
        .first()
        .getByRole('button', { name: `Delete ${named}`, exact: true })
        .click()
    } else {
      await openMenu(page, named)
      await item(page, 'Delete').click()
    }
    await expect(dialog(page)).toContainText(`“${named}” will be deleted`)
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
  }
  await deleteFirst(`${cv}, ${linkEnd}`)
  await expect(page.getByText('This CV has changed since you opened it')).toBeVisible()
  await page.reload()
  await deleteFirst(`Developer, English, ${name} Senior`)
  await expect(page.getByText('Cv deleted')).toBeVisible()
  await expect(entry).toHaveCount(1)
})

test(
  'a manager makes a CV of a JSON Resume, reads what was left out, and exports it',
  desktop,
  async ({ page }) => {
    const person = await hire()
    await signIn(page, 'manager')
    await open(page, person.id, 'cv')
    const choose = (content: string) =>
      page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from(content) })
    await expect(page.getByRole('button', { name: 'Import JSON Resume' })).toBeVisible()
    await choose('Ivan')
    await expect(page.getByText('This file holds no JSON.')).toBeVisible()

    const name = unique('Ivan')
    const job = { company: 'Softworks', position: 'Tester', startDate: 2020, highlights: ['• Releases'] }
    const skills = [{ name: 'Web', keywords: ['CSS'] }]
    const basics = { name, label: 'Tester', image: 'http://127.0.0.1/me.png' }
    await choose(JSON.stringify({ basics, work: [job, {}], skills, awards: [{ title: 'Prize' }] }))
    const report = dialog(page)
    await expect(report.getByText(`“${name}, Tester” is a new CV now.`)).toBeVisible()
    await expect(report.getByRole('listitem')).toHaveText(['Contacts', 'Experience: 1', 'Skills: 1'])
    await expect(report.getByText('An entry is left out: it has no name (the company)')).toBeVisible()
    await expect(report.getByText('“Softworks”: the startDate 2020 is taken as Jan 2020')).toBeVisible()
    await expect(report.getByText('This section has no place in a CV')).toBeVisible()
    await expect(report.getByText('A JSON Resume has no pictures')).toBeVisible()
    await expectNoViolations(page)
    const link = report.getByRole('link', { name: 'Open the CV' })
    await expect(link).toHaveAttribute('href', /^\/resumes\/\d+\/contacts\?userId=\d+$/)
    await report.getByRole('button', { name: 'Close' }).last().click()

    await expect(newEntry(page)).toContainText(name)
    await openMenu(page, `Tester, English, ${name}`)
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /^Export JSON.*Without pictures$/ }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^CV_Ivan.*\.json$/)
    const exported = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(exported).toMatchObject({
      basics: { name, label: 'Tester' },
      work: [{ name: 'Softworks', highlights: ['Releases'] }],
      skills,
    })
  },
)

test('a list of CVs that cannot be loaded says so and is tried again', desktop, async ({ page }) => {
  const person = await hire()
  await makeResume(person.id, 'Olena')
  await signIn(page, 'manager')
  await closeLiveChannel(page)
  await page.route('**/api/v1/resumes?*', (route) => route.abort())
  await open(page, person.id, 'cv')
  await expect(page.getByRole('main').getByText("Server error: unable to download user cv's")).toBeVisible()
  await page.unroute('**/api/v1/resumes?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(entryWith(page, 'Olena')).toBeVisible()
})

test('the dashboard links to the CV of an available person', desktop, async ({ page }) => {
  const { resume, name } = await inCompany(async (company) => {
    const user = await company.hire()
    const first_name = unique('Aaaa')
    await company.changeUser(user.id, { first_name })
    return { resume: await makeResume(user.id, 'Ada'), name: `${first_name} ${user.last_name}` }
  })
  await signIn(page, 'manager')
  await page.goto('/users_list')
  await expect(page.getByRole('link', { name: `CV of ${name}, Developer` })).toHaveAttribute(
    'href',
    `/cv/${resume.slug}`,
  )
})
