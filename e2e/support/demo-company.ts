// Rows of the demo company by name, for tests, pictures and measurements that do not change them.

import { type APIRequestContext, request } from '@playwright/test'
import { candidates } from '@portal/contract/candidates/candidate-routes'
import { dashboards } from '@portal/contract/dashboards/dashboards'
import { portal } from '@portal/contract/portal'
import { projects } from '@portal/contract/projects'
import { resumes } from '@portal/contract/resumes/resumes'
import { apiPrefix } from '@portal/contract/shared/route'
import { users } from '@portal/contract/users'
import { vacancies } from '@portal/contract/vacancies'
import { addDays, type Day, isWeekend } from '@portal/domain/days'
import { accounts, openSession } from './accounts.ts'

export type DemoCompany = Awaited<ReturnType<typeof readDemoCompany>>

/** Loads the names with the session of `requests`, which must be that of a manager-level person. */
export async function readDemoCompany(requests: APIRequestContext) {
  const ask = async (url: string): Promise<unknown> => (await requests.get(apiPrefix + url)).json()
  const { today } = portal.show.schema.response[200].parse(await ask(portal.show.url))
  const people = users.names.schema.response[200].parse(await ask(users.names.url))
  const allProjects = projects.names.schema.response[200].parse(await ask(projects.names.url))
  // By id, so that people made by tests come last.
  const available = await ask(`${dashboards.users.url}?limit=100&sort=id`)
  const { users: staff } = dashboards.users.schema.response[200].parse(available)

  const openings = vacancies.names.schema.response[200].parse(await ask(vacancies.names.url))
  const inRecruiting = await Promise.all(
    openings.map(async ({ id }) => {
      const named = await ask(`${candidates.names.url}?vacancy_id=${id}`)
      return candidates.names.schema.response[200].parse(named).candidates
    }),
  )

  const hired = await Promise.all(
    openings.map(async ({ id }) => {
      const filter = encodeURIComponent(JSON.stringify({ type: 'significate', value: 'hired' }))
      const listed = await ask(`${candidates.list.url}?vacancy_id=${id}&filter=${filter}`)
      return candidates.list.schema.response[200].parse(listed).paginate_candidates
    }),
  )

  const { id: viktorId } = people.find(({ full_name }) => full_name === 'Viktor Rudenko') ?? { id: 0 }
  const ofViktor = await ask(`${resumes.list.url}?user_id=${viktorId}`)
  const endedResume = resumes.list.schema.response[200]
    .parse(ofViktor)
    .find(({ link }) => link.state === 'off')

  function idOf<Row extends { id: number }>(
    rows: readonly Row[],
    name: string,
    nameOf: (row: Row) => string,
  ) {
    const row = rows.find((candidate) => nameOf(candidate) === name)
    if (!row) throw new Error(`The demo company has no ${name}`)
    return row.id
  }
  return {
    /** The present day of the company. */
    today,
    /** The latest weekday before today: the people have logged their hours on it. */
    lastWeekday: lastWeekday(today),
    userId: (name: string) => idOf(people, name, (person) => person.full_name),
    /** Number and slug of a person's CV. */
    resumeOf(name: string) {
      const resume = staff.find((person) => person.full_name === name)?.resume
      if (!resume) throw new Error(`The demo company has no CV of ${name}`)
      return resume
    },
    /** The slug of the CV whose link has ended. */
    endedSlug() {
      if (!endedResume) throw new Error('The demo company has no CV of Viktor Rudenko with an ended link')
      return endedResume.slug
    },
    projectId: (name: string) => idOf(allProjects, name, (project) => project.name),
    /** The first candidate with a name; namesakes are in different vacancies. */
    candidateId: (name: string) => idOf(inRecruiting.flat(), name, (person) => person.full_name),
    /** Somebody who is hired and has no account yet; who that is depends on the day. */
    hiredCandidateId() {
      const candidate = hired.flat().find(({ can }) => can.create_user)
      if (!candidate) throw new Error('The demo company has no hired candidate without an account')
      return candidate.id
    },
    vacancyId: (title: string) => idOf(openings, title, (vacancy) => vacancy.title),
  }
}

/** The demo company that is served at an address. */
export async function demoCompanyAt(baseURL: string): Promise<DemoCompany> {
  const requests = await request.newContext({ baseURL })
  try {
    await openSession(requests, accounts.admin)
    return await readDemoCompany(requests)
  } finally {
    await requests.dispose()
  }
}

function lastWeekday(today: Day): Day {
  const before = addDays(today, -1)
  return isWeekend(before) ? lastWeekday(before) : before
}
