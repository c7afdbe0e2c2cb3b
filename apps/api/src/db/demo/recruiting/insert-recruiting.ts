import { addDays, type Day } from '@portal/domain/days'
import { languageLevels } from '@portal/domain/people/profiles'
import type { Tx } from '../../database.ts'
import { candidates, candidateTechnologies, significates } from '../../schema/candidates.ts'
import { vacancies } from '../../schema/vacancies.ts'
import { type IdOf, idsBy } from '../ids.ts'
import type { Random } from '../random.ts'
import { candidateNames, demoVacancies } from './recruiting-texts.ts'

type Input = { today: Day; technologyId: IdOf; random: Random }

/** Inserts vacancies and their candidates. */
export async function insertRecruiting(tx: Tx, { today, technologyId, random }: Input): Promise<void> {
  const inserted = await tx
    .insert(vacancies)
    .values(
      demoVacancies.map(({ title, level, salary: [min, max] }, index) => ({
        title,
        level,
        minSalary: String(min),
        maxSalary: String(max),
        wherePublished: index % 2 === 0 ? 'Djinni' : 'DOU',
        url:
          index % 2 === 0 ? `https://djinni.co/jobs/${51_200 + index}` : `https://jobs.dou.ua/${410 + index}`,
      })),
    )
    .returning({ id: vacancies.id, key: vacancies.title })
  const vacancyId = idsBy(inserted)

  const people = candidateNames.map((name, index) => ({
    name,
    vacancy: demoVacancies[index % demoVacancies.length] ?? demoVacancies[0],
  }))
  const applied = await tx
    .insert(candidates)
    .values(
      people.map(({ name, vacancy }) =>
        candidateOf(name, vacancyId(vacancy.title), vacancy, { today, random }),
      ),
    )
    .returning({ id: candidates.id, key: candidates.fullName })
  const candidateId = idsBy(applied)
  await tx.insert(candidateTechnologies).values(
    people.flatMap(({ name, vacancy }) =>
      random.sample(vacancy.stack, random.int(1, vacancy.stack.length)).map((technology) => ({
        candidateId: candidateId(name),
        technologyId: technologyId(technology),
      })),
    ),
  )
}

type Vacancy = (typeof demoVacancies)[number]
type Circumstances = { today: Day; random: Random }

function candidateOf(
  fullName: string,
  vacancyId: number,
  vacancy: Vacancy,
  { today, random }: Circumstances,
) {
  const handle = fullName.toLowerCase().replace(' ', '.')
  const significate = random.pick(significates)
  const isDecided = significate === 'rejected' || significate === 'hired'
  return {
    vacancyId,
    fullName,
    position: vacancy.title,
    stack: vacancy.stack.join(', '),
    cvUrl: `https://cv.demo.test/${handle}`,
    firstInterview: random.chance(0.8) ? addDays(today, -random.int(2, 90)) : null,
    phone: `+380 50 ${random.int(100, 999)} ${random.int(10, 99)} ${random.int(10, 99)}`,
    email: `${handle}@mail.test`,
    telegram: random.chance(0.7) ? handle.replace('.', '_') : null,
    linkedin: `https://www.linkedin.com/in/${handle.replace('.', '-')}`,
    salary: String(random.int(8, 40) * 100),
    english: random.pick(languageLevels.slice(1)),
    location: random.pick(['Dnipro', 'Kyiv', 'Lviv', 'Warsaw', 'Remote']),
    company: random.pick(['Softline Studio', 'Datamill', 'Freelance', null]),
    experience: String(random.int(0, 18) / 2),
    significate,
    pingAgain: significate === 'rejected' && random.chance(0.4),
    recruiterNote: random.pick([
      'Friendly, asks good questions.',
      'Wants to work remotely.',
      'Notice period: one month.',
    ]),
    techLeadNote: random.chance(0.6)
      ? random.pick([
          'Solid basics, little experience with tests.',
          'Very good at design of data.',
          'Slow start, good end.',
        ])
      : null,
    finalDecision: isDecided
      ? significate === 'hired'
        ? 'Offer accepted.'
        : 'Not enough experience for the team.'
      : null,
  }
}
