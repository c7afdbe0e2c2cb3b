import type { DemoCompany } from '../support/demo-company.ts'
import { managerLevel, openFirst, type Screen } from '../support/screen.ts'

const sectionOf =
  (section: string) =>
  (demo: DemoCompany): string =>
    `/resumes/${demo.resumeOf('Taras Shevchuk').id}/${section}`

/** The screens of the CV editor. */
export const screens: readonly Screen[] = [
  {
    name: 'cv-new',
    path: ({ userId }) => `/resumes/contacts?userId=${userId('Olena Kovalenko')}`,
    viewers: ['manager'],
  },
  { name: 'cv-editor-contacts', path: sectionOf('contacts'), viewers: managerLevel },
  { name: 'cv-editor-experience', path: sectionOf('experience'), viewers: ['manager'] },
  {
    name: 'cv-editor-experience-add',
    path: sectionOf('experience'),
    viewers: ['manager'],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add company' }).click()
      await page.getByRole('form', { name: 'New company' }).waitFor()
    },
  },
  {
    name: 'cv-editor-experience-edit',
    path: sectionOf('experience'),
    viewers: ['manager'],
    prepare: openFirst(/^Edit /),
  },
  {
    name: 'cv-editor-lost',
    path: sectionOf('contacts'),
    viewers: ['manager'],
    prepare: async (page) => {
      await page.getByLabel('Name').fill('李 Wei')
      await page.getByLabel('Summary').fill('日本, ships 🚀 every week')
      await page.getByText('The PDF cannot show 李').first().waitFor()
    },
  },
  { name: 'cv-editor-portfolio', path: sectionOf('portfolio'), viewers: ['manager'] },
  { name: 'cv-editor-skills', path: sectionOf('skills'), viewers: ['manager'] },
  {
    name: 'cv-editor-skills-add',
    path: sectionOf('skills'),
    viewers: ['manager'],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add skill set' }).click()
      const form = page.getByRole('form', { name: 'New skill set' })
      await form.getByLabel('Skill set').fill('Databases')
      await form.getByRole('textbox', { name: 'Skills' }).fill('PostgreSQL, Redis, ClickHouse, Elasticsearch')
    },
  },
  {
    name: 'cv-editor-preview',
    path: sectionOf('skills'),
    viewers: ['manager'],
    // A wide window shows the preview beside the form.
    prepare: async (page) => {
      const preview = page.getByRole('button', { name: 'Preview', exact: true })
      if (await preview.isVisible()) await preview.click()
    },
  },
  { name: 'cv-editor-languages', path: sectionOf('languages'), viewers: ['manager'] },
  { name: 'cv-editor-education', path: sectionOf('education'), viewers: ['manager'] },
]
