import type { Tx } from '../../db/database.ts'
import { inventories } from '../../db/schema/people/inventories.ts'
import { children, profileTechnologies } from '../../db/schema/people/profiles.ts'
import type { IdOf } from '../ids.ts'
import type { Random } from '../random.ts'
import type { Staff } from './person.ts'

const childNames = [
  'Sofiia',
  'Matvii',
  'Solomiia',
  'Danylo',
  'Veronika',
  'Lev',
  'Zlata',
  'Tymofii',
  'Eva',
  'Mark',
]

const notebooks = ['Lenovo ThinkPad T14', 'Dell Latitude 5440', 'HP EliteBook 845']
const macbooks = ['MacBook Pro 14 M3', 'MacBook Air 13 M2', 'MacBook Pro 16 M1']
const monitors = ['Dell U2723QE', 'LG 27UP850', 'Samsung S27A600']
const phones = ['iPhone 13', 'iPhone 15']
const headphones = ['Sony WH-1000XM4', 'Jabra Evolve2 65']

type Input = { staff: readonly Staff[]; technologyId: IdOf; random: Random }

/** Inserts technologies, children and equipment of the staff. */
export async function insertBelongings(tx: Tx, { staff, technologyId, random }: Input): Promise<void> {
  await tx
    .insert(profileTechnologies)
    .values(
      staff.flatMap(({ id, person }) =>
        person.stack.map((name) => ({ profile_id: id, technology_id: technologyId(name) })),
      ),
    )
  await tx.insert(children).values(
    staff
      .filter(() => random.chance(0.3))
      .flatMap(({ id }) =>
        random.sample(childNames, random.int(1, 2)).map((name) => ({
          profile_id: id,
          name,
          date_of_birth: `${random.int(2012, 2023)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
        })),
      ),
  )
  const handedOut = staff
    .filter(({ endedOn }) => endedOn === undefined)
    .flatMap((member) =>
      equipmentOf(member, random).map((item) => ({
        ...item,
        profile_id: member.id,
        serial_number: random.text(10).toUpperCase(),
      })),
    )
  await tx.insert(inventories).values(withSameSerial(handedOut, staff))
}

/**
 * Gives one piece of equipment to its next holder while the first one still has it, so that their forms show the notice
 * about one serial number.
 */
function withSameSerial<Item extends { profile_id: number; serial_number: string }>(
  items: readonly Item[],
  staff: readonly Staff[],
): Item[] {
  const developer = staff.find(({ email }) => email === 'developer@demo.test')
  const first = items.find(({ profile_id }) => profile_id === developer?.id)
  return items.map((item, index) =>
    first !== undefined && index === items.length - 1
      ? { ...item, serial_number: first.serial_number }
      : item,
  )
}

function equipmentOf({ person }: Staff, random: Random) {
  const usesMac = person.stack.some((name) =>
    ['Swift', 'React Native', 'Flutter', 'Figma', 'React'].includes(name),
  )
  const computer = usesMac
    ? { device: 'macbook' as const, name: random.pick(macbooks) }
    : { device: 'notebook' as const, name: random.pick(notebooks) }
  const rest = [
    { device: 'monitor' as const, name: random.pick(monitors), likely: 0.8 },
    { device: 'headphones' as const, name: random.pick(headphones), likely: 0.4 },
    { device: 'iphone' as const, name: random.pick(phones), likely: usesMac ? 0.3 : 0.05 },
  ]
  return [
    computer,
    ...rest.filter(({ likely }) => random.chance(likely)).map(({ device, name }) => ({ device, name })),
  ]
}
