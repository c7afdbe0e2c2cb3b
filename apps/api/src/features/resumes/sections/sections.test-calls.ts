import type { TestApp } from '../../../../test/app.ts'
import { eachAlone, noChanges } from '../../../../test/calls/new-values.ts'
import type { ChangingCall, Owner, TestCalls } from '../../../../test/calls/test-calls.ts'
import {
  buildCertificate,
  buildCourse,
  buildEducation,
  buildExperience,
  buildLanguage,
  buildResume,
  buildResumeProject,
  buildSkillSet,
} from '../../../../test/factories/resume.ts'
import { buildUser } from '../../../../test/factories/user.ts'

type BuildItem = (
  db: TestApp['db'],
  item: { resume_id: number; position?: number },
) => Promise<{ id: number }>

type Fields = Record<string, unknown>

const resumeOf = async ({ db }: TestApp, owner: Owner) => ({
  resume_id: (await buildResume(db, owner.id)).id,
})

const added = (key: string, fields: Fields) => async (api: TestApp, owner: Owner) => ({
  body: { [key]: { resume_id: (await resumeOf(api, owner)).resume_id, ...fields } },
})

const itemOf = (build: BuildItem) => async (api: TestApp, owner: Owner) => ({
  id: (await build(api.db, await resumeOf(api, owner))).id,
})

const changed = (build: BuildItem, key: string, fields: Fields) => async (api: TestApp, owner: Owner) => ({
  ...(await itemOf(build)(api, owner)),
  body: { [key]: fields },
})

const swapped = (build: BuildItem, key: string) => async (api: TestApp, owner: Owner) => {
  const item = await resumeOf(api, owner)
  const first = await build(api.db, { ...item, position: 1 })
  const second = await build(api.db, { ...item, position: 2 })
  return { body: { [key]: { [first.id]: 2, [second.id]: 1 } } }
}

const list = ['TypeScript']
const days = { start_date: '2014-09-01', end_date: '2018-06-30' }
const work = { job_title: 'QA', company: 'Softworks', job_started_on: '2020-01-01', responsibilities: list }

/** Returns the call on an item in a CV of its own. */
const inNewResume = (
  build: BuildItem,
  changes: ChangingCall['changes'],
  everyField?: Fields,
): ChangingCall => ({
  build: async ({ db }) => build(db, { resume_id: (await buildResume(db, (await buildUser(db)).id)).id }),
  changes,
  ...(everyField === undefined ? {} : { everyField: () => eachAlone(everyField) }),
})

export const testCalls: TestCalls = {
  /** These are requests about items of a CV of the owner. */
  validRequests: {
    'POST /experiences': added('resume_experience', work),
    'PUT /experiences/:id': changed(buildExperience, 'resume_experience', { company: 'Portal' }),
    'DELETE /experiences/:id': itemOf(buildExperience),
    'PUT /experiences/reorder': swapped(buildExperience, 'resume_experiences'),
    'POST /educations': added('education', {
      university_name: 'Lviv University',
      level: 'Bachelor',
      ...days,
    }),
    'PUT /educations/:id': changed(buildEducation, 'education', { level: 'Master' }),
    'DELETE /educations/:id': itemOf(buildEducation),
    'PUT /educations/reorder': swapped(buildEducation, 'resume_educations'),
    'POST /resume_projects': added('resume_project', { title: 'Portal', role: 'QA', stack: list }),
    'PUT /resume_projects/:id': changed(buildResumeProject, 'resume_project', { team: '5 people' }),
    'DELETE /resume_projects/:id': itemOf(buildResumeProject),
    'PUT /resume_projects/reorder': swapped(buildResumeProject, 'resume_projects'),
    'POST /skill_sets': added('skill_set', { skill_set: 'Languages', skills: list }),
    'PUT /skill_sets/:id': changed(buildSkillSet, 'skill_set', { skills: list }),
    'DELETE /skill_sets/:id': itemOf(buildSkillSet),
    'PUT /skill_sets/reorder': swapped(buildSkillSet, 'resume_skills'),
    'POST /languages': added('language', { name: 'English' }),
    'PUT /languages/:id': changed(buildLanguage, 'language', { level: 'native' }),
    'DELETE /languages/:id': itemOf(buildLanguage),
    'POST /certificates': added('certificate', { name: 'Scrum Master' }),
    'PUT /certificates/:id': changed(buildCertificate, 'certificate', { name: 'Kanban' }),
    'DELETE /certificates/:id': itemOf(buildCertificate),
    'POST /courses': added('course', { name: 'Databases', acquire_date: '2021-05', stack: list }),
    'PUT /courses/:id': changed(buildCourse, 'course', { license: 'L-2' }),
    'DELETE /courses/:id': itemOf(buildCourse),
  },
  changingCalls: {
    'PUT /experiences/:id': inNewResume(
      buildExperience,
      () => [{ job_ended_on: '2024-05-31' }, { responsibilities: ['Reviews', 'Releases'] }],
      {
        ...work,
        job_ended_on: '2024-05-31',
        company: 'Portal',
        job_started_on: '2019-02-01',
        location: 'Lviv',
        ongoing: true,
        description: 'Games',
      },
    ),
    'PUT /educations/:id': inNewResume(buildEducation, () => [{ level: 'Master' }, { location: 'Lviv' }], {
      university_name: 'Lviv University',
      level: 'Master',
      location: 'Lviv',
      start_date: '2013-09-01',
      end_date: null,
    }),
    'PUT /resume_projects/:id': inNewResume(
      buildResumeProject,
      () => [{ url: null }, { stack: ['Rust', 'SQL'] }],
      {
        title: 'Harbor',
        role: 'QA',
        url: null,
        stack: ['Rust', 'SQL'],
        description: 'Ships',
        responsibilities: 'Tests',
        team: '5 people',
      },
    ),
    'PUT /skill_sets/:id': inNewResume(
      buildSkillSet,
      () => [{ skill_set: 'Languages' }, { skills: ['TypeScript'] }],
      { skill_set: 'Languages', skills: list },
    ),
    'PUT /languages/:id': inNewResume(buildLanguage, () => [{ name: 'German' }, { level: 'native' }], {
      name: 'German',
      level: 'native',
    }),
    'PUT /certificates/:id': inNewResume(
      buildCertificate,
      () => [{ name: 'Kanban' }, { url: 'https://kanban.test/1' }],
      { name: 'Kanban', url: 'https://kanban.test/1' },
    ),
    'PUT /courses/:id': inNewResume(buildCourse, () => [{ license: 'L-2' }, { acquire_date: '2022-06' }], {
      name: 'Networks',
      license: 'L-2',
      acquire_date: '2022-06',
      stack: list,
    }),
    'DELETE /experiences/:id': inNewResume(buildExperience, noChanges),
    'DELETE /educations/:id': inNewResume(buildEducation, noChanges),
    'DELETE /resume_projects/:id': inNewResume(buildResumeProject, noChanges),
    'DELETE /skill_sets/:id': inNewResume(buildSkillSet, noChanges),
    'DELETE /languages/:id': inNewResume(buildLanguage, noChanges),
    'DELETE /certificates/:id': inNewResume(buildCertificate, noChanges),
    'DELETE /courses/:id': inNewResume(buildCourse, noChanges),
  },
}
