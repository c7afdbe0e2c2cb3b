import type { DemoCompany } from '../support/demo-company.ts'
import { importResume } from '../support/resumes/import-resume.ts'
import { openFirst, type Screen } from '../support/screen.ts'

const resume = (demo: DemoCompany) => demo.resumeOf('Taras Shevchuk')

const viewers = ['manager'] as const
const section = (name: string) => (demo: DemoCompany) =>
  `/resumes/${demo.resumeOf('Taras Shevchuk').id}/${name}`
const cvList = ({ userId }: DemoCompany) => `/users/${userId('Taras Shevchuk')}?tab=cv`

/** The list of a person's CVs and the sections of the editor. */
export const screens: readonly Screen[] = [
  { name: 'profile-cv', path: cvList, viewers },
  {
    name: 'profile-cv-menu',
    path: cvList,
    viewers,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /ctions with / })
        .first()
        .click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'profile-cv-last-day',
    path: cvList,
    viewers,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /ctions with / })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Last day of the link' }).press('Enter')
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'profile-cv-ended', path: (demo) => `/users/${demo.userId('Viktor Rudenko')}?tab=cv`, viewers },
  { name: 'cv-ended', path: (demo) => `/cv/${demo.endedSlug()}`, viewers: ['visitor', 'manager'] },
  {
    name: 'cv-link-menu',
    path: (demo) => `/cv/${resume(demo).slug}`,
    viewers,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More about the link' }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  { name: 'profile-cv-import', path: cvList, viewers, prepare: importResume },
  { name: 'cv-edit-languages', path: section('languages'), viewers },
  { name: 'cv-edit-certificates', path: section('certificates'), viewers },
  { name: 'cv-edit-courses', path: section('courses'), viewers },
  { name: 'cv-edit-books', path: section('books'), viewers },
  { name: 'cv-edit-books-edit', path: section('books'), viewers, prepare: openFirst(/^Edit /) },
  { name: 'cv', path: (demo) => `/cv/${resume(demo).slug}`, viewers: ['visitor', 'developer'] },
  ...['experience', 'education', 'projects', 'courses'].map((tab) => ({
    name: `cv-${tab}`,
    path: (demo: DemoCompany) => `/cv/${resume(demo).slug}?tab=${tab}`,
    viewers: ['visitor'] as const,
  })),
  {
    name: 'cv-preview',
    path: (demo) => `/resumes/taras-shevchuk/${resume(demo).id}/preview`,
    viewers: ['manager'],
  },
  {
    name: 'cv-preview-lost',
    path: (demo) => `/cv/${resume(demo).slug}`,
    viewers: ['manager'],
    prepare: async (page) => {
      await page.route(/\/public\/resumes\/[\w-]+$/, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ json: { ...(await answer.json()), role: 'Developer 李', summary: '🚀 ع' } })
      })
      await page.reload()
      await page.getByRole('complementary', { name: 'Characters that the PDF cannot show' }).waitFor()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  },
  {
    name: 'cv-preview-files',
    path: (demo) => `/resumes/taras-shevchuk/${resume(demo).id}/preview`,
    viewers: ['manager'],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Download', exact: true }).click()
      await page.getByRole('list', { name: 'Files of the CV' }).waitFor()
    },
  },
]
