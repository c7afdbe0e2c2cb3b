import type { DemoCompany } from '../support/demo-company.ts'
import { openFirst, openFirstRow, type Screen } from '../support/screen.ts'

const vacancy = ({ vacancyId }: DemoCompany) => `/vacancies/${vacancyId('React developer')}`

/** The screens of vacancies and candidates. */
export const screens: readonly Screen[] = [
  { name: 'vacancies', path: '/vacancies', viewers: ['recruiter', 'manager'] },
  {
    name: 'vacancies-add',
    path: '/vacancies',
    viewers: ['recruiter'],
    prepare: async (page) => {
      await openFirst(/^Add New Vacancy$/)(page)
      const form = page.getByRole('dialog')
      await form.getByLabel('Salary from').fill('2000')
      await form.getByLabel('Salary up to').fill('1500')
      await form.getByRole('button', { name: 'Create' }).click()
      await form.getByText("Title can't be blank").waitFor()
    },
  },
  {
    name: 'vacancies-edit',
    path: '/vacancies',
    viewers: ['recruiter'],
    prepare: openFirst(/^Edit /),
  },
  {
    name: 'vacancies-delete',
    path: '/vacancies',
    viewers: ['recruiter'],
    prepare: openFirst(/^Delete /),
  },
  { name: 'vacancy', path: vacancy, viewers: ['recruiter', 'manager'] },
  { name: 'vacancy-board', path: (demo) => `${vacancy(demo)}?view=board`, viewers: ['recruiter'] },
  {
    name: 'vacancy-filter',
    path: (demo) => `${vacancy(demo)}?significate=hired&experience=3&sort=-salary`,
    viewers: ['recruiter'],
    prepare: async (page, narrow) => {
      if (narrow) await openFirst(/^Filter \(2\)$/)(page)
    },
  },
  { name: 'vacancy-nobody', path: (demo) => `${vacancy(demo)}?search=Nobody`, viewers: ['recruiter'] },
  { name: 'candidates', path: '/candidates', viewers: ['recruiter', 'manager'] },
  { name: 'candidates-row', path: '/candidates', viewers: ['recruiter'], prepare: openFirstRow },
  {
    name: 'candidates-found',
    path: '/candidates?search=react&english=upper_intermediate&sort=full_name',
    viewers: ['recruiter'],
  },
  {
    name: 'candidate-add',
    path: vacancy,
    viewers: ['recruiter'],
    prepare: async (page) => {
      await openFirst(/^Add New Candidate$/)(page)
      const form = page.getByRole('dialog')
      // The contacts of a candidate of the demo company.
      await form.getByRole('textbox', { name: 'LinkedIn' }).fill('olha-semeniuk')
      await form.getByRole('textbox', { name: 'Position' }).focus()
      await form.getByText('Same LinkedIn:').waitFor()
    },
  },
  {
    name: 'candidate-add-more',
    path: vacancy,
    viewers: ['recruiter'],
    prepare: async (page) => {
      await openFirst(/^Add New Candidate$/)(page)
      await page.getByRole('dialog').getByRole('button', { name: 'More' }).click()
    },
  },
  {
    name: 'vacancy-hired-user',
    path: (demo) => `/manage-users?candidate=${demo.hiredCandidateId()}`,
    viewers: ['manager'],
    prepare: async (page) => page.getByRole('dialog', { name: 'Create User' }).waitFor(),
  },
]
