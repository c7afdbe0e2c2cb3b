// A CV on a page of its own: by its link for everyone, by its number for managers.

import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { documentNameOf } from '@portal/domain/resumes/file-name'
import { resumeWords } from '@portal/words/resumes'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { readDemoResume } from '../support/resumes/demo-resume.ts'
import { changeResume, makeResume } from '../support/resumes/made-resumes.ts'
import { desktop, isPhone, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'
import { expectNothingSideways } from '../support/widths.ts'

const file = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()
/** Opens the menu with the files of a CV. */
const openFiles = (page: Page) => page.getByRole('button', { name: 'Download', exact: true }).click()
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections of the CV' }).getByRole('link', { name })

async function expectOnlyTheDocument(page: Page) {
  for (const name of ['Download Doc', 'Edit CV', 'Back to profile']) {
    await expect(file(page, name)).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toHaveCount(0)
}

test(
  'a visitor reads the PDF of a CV by its link, and saves it under its name',
  desktop,
  async ({ page }) => {
    const cv = await readDemoResume('Taras Shevchuk')
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    // The browser of the tests has no viewer: the frame then gets a page in place of the PDF.
    await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }))
    await page.route('**/pdf?*', (route) => route.abort())
    await page.goto(`/cv/${cv.slug}`)
    const name = `${documentNameOf(cv)}.pdf`
    await expect(page).toHaveTitle(`${cv.name} · Staff portal`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Server error: unable to download user cv')
    await expectNoViolations(page)

    await page.unroute('**/pdf?*')
    await page.route('**/pdf?*', async (route) => {
      const isFrame = route.request().resourceType() === 'document'
      await (isFrame ? route.fulfill({ contentType: 'text/html', body: 'The PDF' }) : route.continue())
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.frameLocator(`iframe[title^="${name}"]`).getByText('The PDF')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    // The page below the bar is the document's, without bars of the browser's viewer.
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /\/pdf\?v=\w+#toolbar=0&navpanes=0&view=FitH$/,
    )
    expect((await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(800)
    await expectOnlyTheDocument(page)
    await expect(page).toHaveURL(`/cv/${cv.slug}`)
    // The frame around signed-in pages and what they share.
    expect(loaded.filter((url) => /\/assets\/(?:frame|shared)-/.test(url))).toEqual([])

    await page.unroute('**/pdf?*')
    const saved = page.waitForEvent('download')
    await file(page, 'Download PDF').click()
    expect((await saved).suggestedFilename()).toBe(name)
    expect(readFileSync(await (await saved).path(), 'latin1')).toMatch(/^%PDF-/)
  },
)

test('a visitor on a phone reads a CV in five tabs', phone, async ({ page }) => {
  const cv = await readDemoResume('Taras Shevchuk')
  const words = resumeWords.en
  const shown: Record<string, readonly (string | null)[]> = {
    General: [
      cv.role,
      cv.summary,
      cv.location,
      ...cv.skills.flatMap(({ skill_set, skills }) => [skill_set, ...skills]),
      ...cv.languages.map(({ name }) => name),
      ...cv.certificates.map(({ name }) => name),
      ...cv.books.flatMap(({ title, author }) => [title, author]),
    ],
    Experience: cv.experiences.flatMap((job) => [
      job.job_title,
      job.company,
      words.period(job.job_started_on, job.job_ended_on),
      ...job.responsibilities,
    ]),
    Education: cv.educations.flatMap(({ university_name, level }) => [university_name, level]),
    Projects: cv.resume_projects.flatMap(({ title, role, stack, team }) => [title, role, ...stack, team]),
    Courses: cv.courses.flatMap(({ name, acquire_date, stack }) => [
      name,
      words.month(acquire_date),
      ...stack,
    ]),
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/cv/${cv.slug}`)
  await expect(file(page, 'Download')).toHaveAttribute('download', `${documentNameOf(cv)}.pdf`)
  await expectOnlyTheDocument(page)
  for (const [name, texts] of Object.entries(shown)) {
    await tab(page, name).click()
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
    await expect(tab(page, name)).toBeInViewport({ ratio: 1 })
    for (const text of texts) await expect(page.getByRole('main')).toContainText(text ?? '')
    await expectNothingSideways(page, 360)
    await expectNoViolations(page)
  }
  await page.reload()
  await expect(tab(page, 'Courses')).toHaveAttribute('aria-current', 'page')

  // As printing does: the sheets have every section.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  for (const text of Object.values(shown).flat())
    await expect(page.getByRole('main')).toContainText(text ?? '')
  await expect(tab(page, 'General')).toBeHidden()

  const person = await hire()
  const { slug } = await makeResume(person.id, 'Empty')
  await page.emulateMedia({ media: 'screen' })
  for (const [name, text] of [
    ['experience', 'This user has no work experience yet'],
    ['education', 'This user has no education yet'],
    ['projects', 'This user has no projects yet'],
    ['courses', 'This user has no completed courses'],
  ]) {
    await page.goto(`/cv/${slug}?tab=${name}`)
    await expect(page.getByText(text ?? '')).toBeVisible()
  }
})

test('a customer reads the name of the company beside the mark', async ({ page }) => {
  const company = 'Softworks & Sons'
  await page.route('**/api/v1/portal', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), company_name: company } })
  })
  const cv = await readDemoResume('Taras Shevchuk')
  await page.setViewportSize({ width: isPhone() ? 360 : 1024, height: 740 })
  await page.goto(`/cv/${cv.slug}`)
  await expect(page.getByRole('main').getByText(company)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expectNothingSideways(page, isPhone() ? 360 : 1024)
  await expectNoViolations(page)
})

test('a manager saves the files of a CV from its menu', async ({ page }) => {
  const cv = await readDemoResume('Taras Shevchuk')
  const name = documentNameOf(cv)
  await signIn(page, 'manager')
  await page.goto(`/cv/${cv.slug}`)
  for (const [label, ending, beginning] of [
    ['Download PDF', 'pdf', '%PDF-'],
    ['Download Doc', 'docx', 'PK'],
    ['Download Doc in A4', 'docx', 'PK'],
    [/^Export JSON/, 'json', '{'],
  ] as const) {
    await openFiles(page)
    const list = page.getByRole('list', { name: 'Files of the CV' })
    await expect(list).toBeInViewport({ ratio: 1 })
    const saved = page.waitForEvent('download')
    await list.getByRole('link', { name: label, exact: true }).click()
    expect((await saved).suggestedFilename()).toBe(`${name}.${ending}`)
    const bytes = readFileSync(await (await saved).path(), 'latin1')
    expect(bytes.slice(0, beginning.length)).toBe(beginning)
    await expect(list).toBeHidden()
  }
  await openFiles(page)
  await expectNoViolations(page)
})

test('the number of a CV opens it for managers only, and tells others nothing', desktop, async ({ page }) => {
  const cv = await readDemoResume('Taras Shevchuk')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const byNumber = `/resumes/${cv.user_slug}/${cv.id}/preview`
  for (const path of [byNumber, '/resumes/nobody/2147483647/preview']) {
    await page.goto(path)
    await expect(page.getByText('You are not authorized. Please log in.')).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle('CV · Staff portal')
  }
  expect(asked.filter((url) => url.includes('/api/v1/') && url.includes('resumes'))).toEqual([])
  for (const path of [`/cv/${cv.id}`, '/cv/nobody-at-all', '/resumes/nobody/nobody-at-all/preview']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(page).toHaveURL(path)
  }

  await signIn(page, 'developer')
  await page.goto(byNumber)
  await expect(page.getByText('You are not authorized. Please log in.')).toBeVisible()
  await page.goto(`/resumes/nobody/${cv.slug}/preview`)
  await openFiles(page)
  await expect(file(page, 'Download Doc')).toHaveAttribute('href', `/api/v1/resumes/${cv.slug}/docx`)
  for (const name of ['Edit CV', 'Back to profile', 'Export JSON'])
    await expect(file(page, name)).toHaveCount(0)

  await signIn(page, 'manager')
  await page.goto(byNumber)
  await openFiles(page)
  await expect(page).toHaveURL(`/cv/${cv.slug}`)
  await expect(file(page, 'Download Doc')).toHaveAttribute('href', `/api/v1/resumes/${cv.slug}/docx`)
  await expectNoViolations(page)
  await file(page, 'Edit CV').click()
  await expect(page).toHaveURL(`/resumes/${cv.id}/contacts`)
  await page.goBack()
  await file(page, 'Back to profile').click()
  await expect(page).toHaveURL(new RegExp(`^[^?]+/users/${cv.user_slug}\\b`))

  await page.goto(`/cv/${cv.slug}`)
  await expect(file(page, 'Back to profile')).toBeVisible()
  await file(page, 'Edit CV').click()
  await expect(page).toHaveURL(`/resumes/${cv.id}/contacts`)
})

test(
  'the preview of a link to a CV has name and role as text and nothing else',
  desktop,
  async ({ request }) => {
    const person = await hire()
    const name = '"><script>alert(1)</script>'
    const { id, slug } = await makeResume(person.id, name, 'Tester & <b>lead</b>')
    await changeResume(id, { summary: 'A private summary', city: 'Lviv' })

    for (const path of [`/cv/${slug}`, `/resumes/${person.slug}/${slug}/preview`]) {
      const answer = await request.get(path)
      expect(answer.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      const html = await answer.text()
      expect(html).toContain(
        '<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" />',
      )
      expect(html).toContain(
        '<meta property="og:description" content="Tester &amp; &lt;b&gt;lead&lt;/b&gt;" />',
      )
      expect(html).toContain('<meta name="robots" content="noindex" />')
      for (const other of ['alert(1)</', 'private', 'Lviv', person.email, person.last_name]) {
        expect(html).not.toContain(other)
      }
    }
    const unknown = await (await request.get('/cv/nobody-at-all')).text()
    expect(await (await request.get(`/cv/${id}`)).text()).toBe(unknown)
    expect(unknown).not.toContain('og:')
  },
)
