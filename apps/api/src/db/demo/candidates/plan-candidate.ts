import { type Significate, significates } from '@portal/domain/candidates/candidates'
import { changePingAgain, noPing } from '@portal/domain/candidates/ping-again'
import { addDays, type Day } from '@portal/domain/days'
import { languageLevels } from '@portal/domain/people/profiles'
import { contactKeys } from '../../candidates/contact-keys.ts'
import type { Random } from '../random.ts'
import { type DemoVacancy, finalDecisions, recruiterNotes, techLeadNotes } from './candidate-texts.ts'

type Input = {
  fullName: string
  index: number
  vacancy: DemoVacancy
  vacancyId: number
  today: Day
  random: Random
}

/** Of each ten candidates one waits for a message that is due, and one for a later one. */
export function planCandidate({ fullName, index, vacancy, vacancyId, today, random }: Input) {
  const handle = fullName.toLowerCase().replace(' ', '.')
  const significate = random.pick(significates)
  const isDecided = significate === 'rejected' || significate === 'hired'
  const pingAgainOn = pingDay(index, today)
  const contacts = {
    phone: `+380 50 ${random.int(100, 999)} ${random.int(10, 99)} ${random.int(10, 99)}`,
    email: `${handle}@mail.test`,
    linkedin: `https://www.linkedin.com/in/${handle.replace('.', '-')}`,
  }
  const keys = contactKeys(contacts)
  return {
    vacancyId,
    fullName,
    fullNameFolded: fullName,
    position: vacancy.title,
    positionFolded: vacancy.title,
    stack: random.chance(0.4) ? vacancy.stack.join(', ') : null,
    cvUrl: `https://cv.demo.test/${handle}`,
    firstInterview: addDays(today, -random.int(20, 90)),
    ...contacts,
    emailKey: keys.email,
    phoneKeys: keys.phones,
    linkedinKey: keys.linkedin,
    telegram: random.chance(0.7) ? handle.replace('.', '_') : null,
    resourceUrl: random.chance(0.5) ? `https://djinni.co/q/${handle.replace('.', '-')}` : null,
    salary: String(random.int(8, 40) * 100),
    english: random.pick(languageLevels.slice(1)),
    location: random.pick(['Dnipro', 'Kyiv', 'Lviv', 'Warsaw', 'Remote']),
    company: random.pick(['Softline Studio', 'Datamill', 'Freelance', null]),
    experience: String(random.int(0, 18) / 2),
    significate,
    ...changePingAgain(noPing, pingAgainOn === null ? { pingAgain: random.chance(0.2) } : { pingAgainOn }),
    firstAdditionalLink: random.chance(0.4) ? `https://github.com/${handle.replace('.', '-')}` : null,
    recruiterNote: random.pick(recruiterNotes),
    techLeadNote: random.chance(0.6) ? random.pick(techLeadNotes) : null,
    finalDecision: isDecided ? finalDecisions[significate] : null,
  }
}

function pingDay(index: number, today: Day): Day | null {
  if (index % 10 === 4) return addDays(today, -3)
  if (index % 10 === 8) return addDays(today, 12)
  return null
}

/** The significates that a candidate passes on the way to each significate. */
const ways: Record<Significate, readonly Significate[]> = {
  interviewing: ['interviewing'],
  test_task: ['interviewing', 'test_task'],
  rejected: ['interviewing', 'test_task', 'rejected'],
  preoffer: ['interviewing', 'test_task', 'preoffer'],
  hired: ['interviewing', 'test_task', 'preoffer', 'hired'],
}

/** One change every five days from the first contact on, none after today. */
export function planHistory(
  { significate, firstInterview }: { significate: Significate; firstInterview: Day },
  today: Day,
) {
  return ways[significate].map((to, step, way) => {
    const day = addDays(firstInterview, 5 * step)
    return {
      fromSignificate: way[step - 1] ?? null,
      toSignificate: to,
      changedAt: new Date(`${day < today ? day : today}T07:${10 + 9 * step}:00Z`),
    }
  })
}
