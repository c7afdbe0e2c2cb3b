import { candidates } from '@portal/contract/candidates/candidate-routes'
import { vacancies } from '@portal/contract/vacancies'
import type { Client, TestApp } from '../../../test/app.ts'
import { changing, noChanges } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { buildTechnology } from '../../../test/factories/reference.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
import { buildCandidate, buildVacancy } from '../../../test/factories/vacancy.ts'

const anyCandidate = async ({ db }: TestApp) => ({ id: (await buildCandidate(db)).id })

/** Makes a vacancy with a candidate, whom the filter finds. */
const ofVacancy = async ({ db }: TestApp) => {
  const { vacancyId } = await buildCandidate(db, { fullName: 'Olena Bondar' })
  const filter = JSON.stringify({ type: 'full_name', value: 'olena' })
  return { query: { vacancy_id: String(vacancyId), filter } }
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
    'GET /candidates': ofVacancy,
    'GET /candidates/board': ofVacancy,
    'GET /candidates/names': ofVacancy,
    'GET /candidates/duplicates': async ({ db }) => {
      const email = `candidate${nextNumber()}@mail.test`
      await buildCandidate(db, { email })
      return { query: { email } }
    },
    'GET /candidates/:id': anyCandidate,
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
    },
    'DELETE /candidates/:id': { build: anyCandidate, changes: noChanges },
  },
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
        'for selects': async (admin, name) => {
          const query = { vacancy_id: await searchedVacancyId(admin), name }
          return (await admin.call(candidates.names, { query })).data.candidates.map((row) => row.full_name)
        },
      },
    },
  ],
}
