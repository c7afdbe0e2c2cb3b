import { type Significate, significates } from '@portal/domain/candidates/candidates'
import { changePingAgain, noPing } from '@portal/domain/candidates/ping-again'
import { addDays, type Day } from '@portal/domain/days'
import { languageLevels } from '@portal/domain/people/profiles'
import { contactKeys } from '../../db/candidates/contact-keys.ts'
import type { Random } from '../random.ts'
import { type DemoVacancy, finalDecisions, recruiterNotes, techLeadNotes } from './candidate-texts.ts'

type Input = {
  full_name: string
  index: number
  vacancy: DemoVacancy
  vacancy_id: number
  today: Day
  random: Random
}

/** Of each ten candidates one waits for a message that is due, and one for a later one. */
export function planCandidate({ full_name, index, vacancy, vacancy_id, today, random }: Input) {
  const handle = full_name.toLowerCase().replace(' ', '.')
  const significate = random.pick(significates)
  const isDecided = significate === 'rejected' || significate === 'hired'
  const ping_again_on = pingDay(index, today)
  const contacts = {
    phone: `+380 50 ${random.int(100, 999)} ${random.int(10, 99)} ${random.int(10, 99)}`,
    email: `${handle}@mail.test`,
    linkedin: `https://www.linkedin.com/in/${handle.replace('.', '-')}`,
  }
  const keys = contactKeys(contacts)
  return {
    vacancy_id,
    full_name,
    full_name_folded: full_name,
    position: vacancy.title,
    position_folded: vacancy.title,
    stack: random.chance(0.4) ? vacancy.stack.join(', ') : null,
    cv_url: `https://cv.demo.test/${handle}`,
    first_interview: addDays(today, -random.int(20, 90)),
    ...contacts,
    email_key: keys.email,
    phone_keys: keys.phones,
    linkedin_key: keys.linkedin,
    telegram: random.chance(0.7) ? handle.replace('.', '_') : null,
    resource_url: random.chance(0.5) ? `https://djinni.co/q/${handle.replace('.', '-')}` : null,
    salary: random.int(8, 40) * 100,
    english: random.pick(languageLevels.slice(1)),
    location: random.pick(['Dnipro', 'Kyiv', 'Lviv', 'Warsaw', 'Remote']),
    company: random.pick(['Softline Studio', 'Datamill', 'Freelance', null]),
    experience: random.int(0, 18) / 2,
    significate,
    ...changePingAgain(
      noPing,
      ping_again_on === null ? { ping_again: random.chance(0.2) } : { ping_again_on },
    ),
    first_additional_link: random.chance(0.4) ? `https://github.com/${handle.replace('.', '-')}` : null,
    recruiter_note: random.pick(recruiterNotes),
    tech_lead_note: random.chance(0.6) ? random.pick(techLeadNotes) : null,
    final_decision: isDecided ? finalDecisions[significate] : null,
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
  { significate, first_interview }: { significate: Significate; first_interview: Day },
  today: Day,
) {
  return ways[significate].map((to, step, way) => {
    const day = addDays(first_interview, 5 * step)
    return {
      from_significate: way[step - 1] ?? null,
      to_significate: to,
      changed_at: new Date(`${day < today ? day : today}T07:${10 + 9 * step}:00Z`),
    }
  })
}
