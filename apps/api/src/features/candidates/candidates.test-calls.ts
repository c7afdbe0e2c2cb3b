import { candidates } from '@portal/contract/candidates/candidate-routes'
import { vacancies } from '@portal/contract/vacancies'
import type { Client, TestApp } from '../../../test/app.ts'
import { changing, eachAlone, noChanges } from '../../../test/calls/new-values.ts'
import { storedFile } from '../../../test/calls/stored-file.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { buildTechnology } from '../../../test/factories/reference.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
import { buildCandidate, buildVacancy } from '../../../test/factories/vacancy.ts'

const anyCandidate = async ({ db }: TestApp) => ({ id: (await buildCandidate(db)).id })

const withCvFile = async (api: TestApp) => {
  const cv_file_id = await storedFile(api, 'candidate_cv')
  return { id: (await buildCandidate(api.db, { cv_file_id, cv_file_name: 'CV.pdf' })).id }
}

/** Other facts than a candidate has at first; what they refer to is made where they are sent. */
const newFacts = {
  full_name: 'Anna Koval',
  stack: 'Old list',
  cv_url: 'https://cv.test/anna',
  first_interview: '2025-03-03',
  phone: '+380501234567',
  email: 'anna@mail.test',
  telegram: '@anna',
  linkedin: 'https://linkedin.com/in/anna',
  resource_url: 'https://jobs.test/anna',
  salary: 1234,
  english: 'advanced',
  location: 'Lviv',
  company: 'Softworks',
  experience: 2.5,
  significate: 'interviewing',
  ping_again: true,
  ping_again_on: '2025-05-05',
  first_additional_link: 'https://one.test',
  second_additional_link: 'https://two.test',
  position: 'QA',
  recruiter_note: 'Asks good questions',
  tech_lead_note: 'Solid basics',
  final_decision: 'Yes',
}

/** Makes a vacancy with a candidate, whom the filter finds. */
const ofVacancy = async ({ db }: TestApp) => {
  const { vacancy_id } = await buildCandidate(db, { full_name: 'Olena Bondar' })
  const filter = JSON.stringify({ type: 'full_name', value: 'olena' })
  return { query: { vacancy_id: String(vacancy_id), filter } }
}

/** The lists search the candidates of this vacancy. */
const searched = 'Zebra'
async function searchedVacancyId(admin: Client): Promise<number> {
  const { data } = await admin.call(vacancies.names, { query: { name: searched } })
  return data[0]?.id ?? 0
}

const listed = async (admin: Client, type: string, value: string) => {
  const vacancy_id = await searchedVacancyId(admin)
  const query = { vacancy_id, filter: JSON.stringify({ type, value }) }
  return (await admin.call(candidates.list, { query })).data.paginate_candidates
}

export const testCalls: TestCalls = {
  validRequests: {
    'GET /candidates.csv': ofVacancy,
    'GET /candidates.xlsx': ofVacancy,
    'GET /candidates': ofVacancy,
    'GET /candidates/board': ofVacancy,
    'GET /candidates/names': ofVacancy,
    'GET /candidates/duplicates': async ({ db }) => {
      const email = `candidate${nextNumber()}@mail.test`
      await buildCandidate(db, { email })
      return { query: { email } }
    },
    'GET /candidates/:id': anyCandidate,
    'GET /candidates/:id/neighbours': anyCandidate,
    'POST /candidates/:id/cv_file': async (api) => ({
      ...(await anyCandidate(api)),
      file: ['file', Buffer.from('%PDF-1.7'), 'CV.pdf'],
    }),
    'GET /candidates/:id/cv_file': withCvFile,
    'DELETE /candidates/:id/cv_file': withCvFile,
    'GET /candidates/:id/history': anyCandidate,
    'POST /candidates': async ({ db }) => ({
      body: {
        candidate: {
          full_name: 'Olena Bondar',
          vacancy_id: (await buildVacancy(db)).id,
          technologies: [(await buildTechnology(db)).id],
          linkedin: 'linkedin.com/in/olena',
          significate: 'interviewing',
        },
      },
    }),
    'PUT /candidates/:id': changing(anyCandidate, () => ({
      candidate: { recruiter_note: 'Asks good questions' },
    })),
    'DELETE /candidates/:id': anyCandidate,
  },
  changingCalls: {
    'PUT /candidates/:id': {
      build: anyCandidate,
      changes: () => [{ recruiter_note: 'Asks good questions' }, { tech_lead_note: 'Solid basics' }],
      everyField: async ({ db }) => ({
        ...eachAlone(newFacts),
        vacancy_id: { vacancy_id: (await buildVacancy(db)).id },
        technologies: { technologies: [(await buildTechnology(db)).id] },
      }),
    },
    'DELETE /candidates/:id': { build: anyCandidate, changes: noChanges },
    'DELETE /candidates/:id/cv_file': { build: withCvFile, changes: noChanges },
  },
  sortedLists: [
    {
      title: 'candidates',
      list: candidates.list,
      sorts: ['full_name', '-full_name', 'experience', '-experience', 'salary', '-salary'],
      key: 'paginate_candidates',
      build: ({ api }, name) =>
        buildCandidate(api.db, {
          full_name: name,
          experience: name === 'Gamma' ? null : name.length,
          salary: name === 'Alpha' ? null : name.length * 100,
        }),
    },
  ],
  searchedRows: [
    {
      rows: 'candidates',
      columns: ['candidates.full_name_folded', 'candidates.position_folded'],
      prepare: (_, { db }) => buildVacancy(db, { title: searched }),
      add: async (admin, name) => {
        const candidate = { full_name: name, position: name, vacancy_id: await searchedVacancyId(admin) }
        return (await admin.call(candidates.create, { body: { candidate } })).data.id
      },
      rename: (admin, id, name) =>
        admin.call(candidates.update, {
          params: { id },
          body: { candidate: { full_name: name, position: name } },
        }),
      lists: {
        'by name': async (admin, typed) =>
          (await listed(admin, 'full_name', typed)).map((row) => row.full_name),
        'by position': async (admin, typed) =>
          (await listed(admin, 'position', typed)).map((row) => row.full_name),
        'by text': async (admin, search) => {
          const query = { vacancy_id: await searchedVacancyId(admin), search }
          return (await admin.call(candidates.list, { query })).data.paginate_candidates.map(
            (row) => row.full_name,
          )
        },
        'for selects': async (admin, name) => {
          const query = { vacancy_id: await searchedVacancyId(admin), name }
          return (await admin.call(candidates.names, { query })).data.candidates.map((row) => row.full_name)
        },
      },
    },
  ],
}
