import type { DemoCompany } from './support/demo-company.ts'
import { managerLevel, openFirst, type Screen } from './support/screen.ts'

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
      await page.getByLabel('Summary').fill('שלום, ships 🚀 every week')
      await page.getByText('The PDF cannot show 李').first().waitFor()
    },
  },
  { name: 'cv-editor-portfolio', path: sectionOf('portfolio'), viewers: ['manager'] },
  { name: 'cv-editor-skills', path: sectionOf('skills'), viewers: ['manager'] },
  { name: 'cv-editor-education', path: sectionOf('education'), viewers: ['manager'] },
]
