import { languageLevels } from '@portal/domain/people/profiles'
import type { Random } from '../random.ts'
import { type Staff, slugOf } from './person.ts'

const streets = [
  'Soborna Street',
  'Shevchenka Avenue',
  'Kyivska Street',
  'Sadova Street',
  'Naberezhna Street',
  'Franka Street',
  'Lesi Ukrainky Boulevard',
]

const cities = ['Dnipro', 'Kyiv', 'Lviv', 'Kharkiv', 'Odesa', 'Vinnytsia', 'Ternopil']

/** Invented profile data. */
export function profileOf({ person }: Pick<Staff, 'person'>, random: Random) {
  const handle = slugOf(person).replace('-', '_')
  const city = random.pick(cities)
  const isTechnical = person.stack.length > 1
  return {
    position: person.position,
    skype: `live:${handle}`,
    telegram: handle,
    github: isTechnical ? slugOf(person) : null,
    phone_number: `+380 67 ${random.int(100, 999)} ${random.int(10, 99)} ${random.int(10, 99)}`,
    english_level: random.pick(languageLevels.slice(1, 5)),
    salary: salaryFor(person.position, person.since, random),
    date_of_birth: birthday(random),
    marital_status: random.chance(0.45) ? ('Married' as const) : ('Single' as const),
    home_address: `${random.int(1, 140)} ${random.pick(streets)}, ${city}`,
    office: random.chance(0.7) ? 'Dnipro' : 'Remote',
    post_office: `${city}, branch ${random.int(1, 60)}`,
  }
}

function birthday(random: Random): string {
  const month = String(random.int(1, 12)).padStart(2, '0')
  const day = String(random.int(1, 28)).padStart(2, '0')
  return `${random.int(1978, 2002)}-${month}-${day}`
}

function salaryFor(position: string, monthsHere: number, random: Random): number {
  const base = /head|CEO|CFO/.test(position) ? 4200 : /Junior/.test(position) ? 700 : 1500
  return base + Math.min(monthsHere, 60) * 35 + random.int(0, 8) * 50
}
