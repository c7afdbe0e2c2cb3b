import type { TestApp } from '../app.ts'
import { buildTechnology } from '../factories/reference.ts'
import { nextNumber } from '../factories/sequence.ts'
import { buildCandidate, buildVacancy } from '../factories/vacancy.ts'

const anyVacancy = async ({ db }: TestApp) => ({ id: (await buildVacancy(db)).id })
const anyCandidate = async ({ db }: TestApp) => ({ id: (await buildCandidate(db)).id })

/** Makes a vacancy with a candidate, whom the filter finds. */
const ofVacancy = async ({ db }: TestApp) => {
  const { vacancyId } = await buildCandidate(db, { fullName: 'Olena Bondar' })
  const filter = JSON.stringify({ type: 'full_name', value: 'olena' })
  return { query: { vacancy_id: String(vacancyId), filter } }
}

const plain = () => ({})

/** These are the valid requests on vacancies and candidates, in the form of valid-requests.ts. */
export const recruitingRequests = {
  'GET /vacancies': plain,
  'GET /vacancies/names': plain,
  'GET /vacancies/:id': anyVacancy,
  'POST /vacancies': () => ({
    body: {
      vacancy: { title: 'Backend developer', url: 'jobs.test/1', min_salary: 1000, max_salary: 2000 },
    },
  }),
  'PUT /vacancies/:id': async (api: TestApp) => ({
    ...(await anyVacancy(api)),
    body: { vacancy: { where_published: 'DOU' } },
  }),
  'DELETE /vacancies/:id': anyVacancy,

  'GET /candidates': ofVacancy,
  'GET /candidates/board': ofVacancy,
  'GET /candidates/names': ofVacancy,
  'GET /candidates/duplicates': async ({ db }: TestApp) => {
    const email = `candidate${nextNumber()}@mail.test`
    await buildCandidate(db, { email })
    return { query: { email } }
  },
  'GET /candidates/:id': anyCandidate,
  'GET /candidates/:id/history': anyCandidate,
  'POST /candidates': async ({ db }: TestApp) => ({
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
  'PUT /candidates/:id': async (api: TestApp) => ({
    ...(await anyCandidate(api)),
    body: { candidate: { recruiter_note: 'Asks good questions' } },
  }),
  'DELETE /candidates/:id': anyCandidate,
}
