import { addDays, addMonths, type Day, firstDayOf, monthOf } from '@portal/domain/days'
import type { LanguageLevel } from '@portal/domain/people/profiles'
import type { Tx } from '../../db/database.ts'
import { resumeSlug } from '../../db/resumes/resume-slug.ts'
import { profiles } from '../../db/schema/people/profiles.ts'
import { books, certificates, courses, languages } from '../../db/schema/resumes/resume-extras.ts'
import {
  educations,
  experiences,
  resumeProjects,
  skillSets,
} from '../../db/schema/resumes/resume-sections.ts'
import { resumes } from '../../db/schema/resumes/resumes.ts'
import { ownCompany } from '../company/customers.ts'
import type { Contract } from '../company/insert-contracts.ts'
import { demoProjects } from '../company/projects.ts'
import { idsBy } from '../ids.ts'
import { type Staff, slugOf } from '../people/person.ts'
import type { Random } from '../random.ts'
import { changedAt, emailOfTellingResumes, insertTellingResumes } from './insert-telling-resumes.ts'
import * as texts from './resume-texts.ts'

type Input = { staff: readonly Staff[]; contracts: readonly Contract[]; today: Day; random: Random }

/**
 * Inserts a CV for everyone with a technical stack who joined long enough ago. Every fifth person has a second one; the link of the first
 * of these has ended, and that of the second one ends.
 */
export async function insertResumes(tx: Tx, { staff, contracts, today, random }: Input): Promise<void> {
  const planned = staff
    .filter(({ person, endedOn }) => endedOn === undefined && person.stack.length > 1 && person.since > 2)
    .filter(({ email }) => email !== emailOfTellingResumes)
    .flatMap((member, index) => {
      const planOf = (isSecond: boolean) => ({
        member,
        resume: {
          ...contactsOf(member, today, random),
          label: isSecond ? 'one page, for Harbor' : null,
          link_on: !(isSecond && index === 0),
          link_ends_on: isSecond && index === 5 ? addDays(today, 21) : null,
        },
      })
      return index % 5 === 0 ? [planOf(false), planOf(true)] : [planOf(false)]
    })
  await insertTellingResumes(tx, { staff, today, random })
  const inserted = await tx
    .insert(resumes)
    .values(planned.map(({ resume }) => resume))
    .returning({ id: resumes.id, key: resumes.slug })
  const resumeId = idsBy(inserted)
  const cvs = planned.map(({ member, resume }) => ({ member, resume_id: resumeId(resume.slug) }))

  await tx.insert(skillSets).values(cvs.flatMap((cv) => skillSetsOf(cv, random)))
  await tx.insert(experiences).values(cvs.flatMap((cv) => experiencesOf(cv, today, random)))
  await tx.insert(educations).values(cvs.map((cv) => educationOf(cv, random)))
  await tx.insert(resumeProjects).values(cvs.flatMap((cv) => projectsOf(cv, contracts, random)))
  const levels = await tx.select({ id: profiles.id, level: profiles.english_level }).from(profiles)
  const levelOf = new Map(levels.map(({ id, level }) => [id, level]))
  await tx
    .insert(languages)
    .values(
      cvs.flatMap((cv, index) => languagesOf(cv, random, index % 6 === 0 ? null : levelOf.get(cv.member.id))),
    )

  const some = <Item>(items: readonly Item[], most: number) =>
    cvs.flatMap(({ resume_id }) =>
      random.sample(items, random.int(0, most)).map((item) => ({ ...item, resume_id })),
    )
  await tx.insert(certificates).values(some(texts.certificates, 2))
  await tx.insert(books).values(some(texts.books, 2))
  await tx.insert(courses).values(
    some(texts.courses, 2).map((course) => ({
      ...course,
      acquire_date: addMonths(monthOf(today), -random.int(4, 50)),
    })),
  )
}

type Cv = { member: Staff; resume_id: number }

function contactsOf(member: Staff, today: Day, random: Random) {
  const { person } = member
  const [firstName = ''] = person.name.split(' ')
  return {
    user_id: member.id,
    name: firstName,
    role: person.position,
    summary: `${person.position} with ${Math.max(1, Math.round(person.since / 12) + 2)} years of experience with ${person.stack.slice(0, 2).join(' and ')}. Likes clear requirements, small releases and code that the next person can read.`,
    github_url: `https://github.com/${slugOf(person)}`,
    city: 'Dnipro',
    country: 'Ukraine',
    slug: resumeSlug(person.position, random.text(12)),
    ...changedAt(addDays(today, -random.int(4, 240))),
  }
}

const skillSetsOf = ({ member, resume_id }: Cv, random: Random) => [
  { resume_id, skill_set: 'Languages and frameworks', skills: [...member.person.stack], position: 1 },
  { resume_id, skill_set: 'Tools', skills: random.sample(texts.tools, random.int(3, 5)), position: 2 },
]

function experiencesOf({ member, resume_id }: Cv, today: Day, random: Random) {
  const duties = () => random.sample(texts.responsibilities, random.int(2, 4))
  return [
    {
      resume_id,
      job_title: member.person.position,
      company: ownCompany,
      location: 'Dnipro, Ukraine',
      job_started_on: member.startedOn,
      job_ended_on: null,
      ongoing: true,
      description: 'Work for customers in a distributed team.',
      responsibilities: duties(),
      position: 1,
    },
    {
      resume_id,
      job_title: member.person.position.replace('Senior ', ''),
      company: random.pick(texts.earlierEmployers),
      location: 'Ukraine',
      job_started_on: firstDayOf(addMonths(monthOf(today), -member.person.since - random.int(18, 30))),
      job_ended_on: firstDayOf(addMonths(monthOf(today), -member.person.since - 1)),
      ongoing: false,
      description: 'Product development in a small team.',
      responsibilities: duties(),
      position: 2,
    },
  ]
}

function educationOf({ resume_id }: Cv, random: Random) {
  const year = random.int(2006, 2018)
  return {
    resume_id,
    university_name: random.pick(texts.universities),
    level: random.pick(['Bachelor', 'Master']),
    location: 'Ukraine',
    start_date: `${year}-09-01`,
    end_date: `${year + 5}-06-30`,
    position: 1,
  }
}

function projectsOf({ member, resume_id }: Cv, contracts: readonly Contract[], random: Random) {
  const worked = new Set(
    contracts.filter(({ user_id }) => user_id === member.id).map(({ project }) => project),
  )
  return demoProjects
    .filter(({ name }) => worked.has(name))
    .map((project, index) => ({
      resume_id,
      title: project.name,
      role: member.person.position,
      url: null,
      stack: [...project.stack],
      description: project.description,
      responsibilities: random.sample(texts.responsibilities, 2).join('. '),
      team: `${random.int(3, 9)} people`,
      position: index + 1,
    }))
}

/** The level of English is the profile's, if it is given, so that only some CVs tell another one. */
function languagesOf({ resume_id }: Cv, random: Random, level: LanguageLevel | null | undefined) {
  const drawn = random.pick(['intermediate', 'upper_intermediate', 'advanced'] as const)
  const both = [
    { resume_id, name: 'Ukrainian', level: 'native' as const },
    { resume_id, name: 'English', level: level ?? drawn },
  ]
  return random.chance(0.2) ? [...both, { resume_id, name: 'Polish', level: 'elementary' as const }] : both
}
