import type { CandidateChanges } from '@portal/contract/candidates/candidates'
import { folded } from '@portal/domain/texts/folded'
import { contactKeys } from '../../../db/candidates/contact-keys.ts'
import type { CandidateRow } from '../candidates.store.ts'

/** By what a candidate of a vacancy is found, the surest first. */
const ways = ['email', 'phone', 'name'] as const
type Way = (typeof ways)[number]

type Keys = { vacancy_id: number; email: string | null; phones: readonly string[]; name: string }
type Wanted = { number: number; input: CandidateChanges & { vacancy_id: number; full_name: string } }

/** The stored candidate, or the row of the file before it that is the same one; neither for a new one. */
export type MatchedCandidate = { row?: CandidateRow; twice?: number }

/**
 * Finds the stored candidate of each row, each candidate once: the one of the vacancy with the e-mail, else with a phone, else of
 * the name unless another e-mail or phone says that it is somebody else.
 */
export function matchCandidates(
  wanted: readonly Wanted[],
  stored: readonly CandidateRow[],
): Map<number, MatchedCandidate> {
  const rows = wanted.map(({ number, input }) => ({ number, keys: keysOf(input) }))
  const matched = new Map(
    storedOf(rows, stored)
      .entries()
      .map(([number, row]) => [number, { row }]),
  )
  return new Map<number, MatchedCandidate>([...rowsBefore(rows, matched), ...matched])
}

type Keyed = { number: number; keys: Keys }

function storedOf(rows: readonly Keyed[], stored: readonly CandidateRow[]): Map<number, CandidateRow> {
  const find = finder(stored.map((row) => ({ keys: keysOf(row), found: row })))
  const taken = new Set<number>()
  const matched = new Map<number, CandidateRow>()
  for (const way of ways) {
    for (const { number, keys } of rows) {
      const row = matched.has(number) ? undefined : find(keys, way, ({ id }) => !taken.has(id))
      if (row === undefined) continue
      taken.add(row.id)
      matched.set(number, row)
    }
  }
  return matched
}

/** The rows of the file that say the same candidate as one before them. */
function* rowsBefore(
  rows: readonly Keyed[],
  matched: ReadonlyMap<number, unknown>,
): Generator<[number, { twice: number }]> {
  const find = finder(rows.map(({ number, keys }) => ({ keys, found: number })))
  for (const { number, keys } of rows) {
    if (matched.has(number)) continue
    const [twice] = ways.flatMap((way) => find(keys, way, (other) => other < number) ?? [])
    if (twice !== undefined) yield [number, { twice }]
  }
}

function finder<Found>(all: readonly { keys: Keys; found: Found }[]) {
  const places = new Map<string, { keys: Keys; found: Found }[]>()
  for (const each of all) {
    for (const text of ways.flatMap((way) => textsOf(each.keys, way))) {
      const there = places.get(text)
      if (there === undefined) places.set(text, [each])
      else there.push(each)
    }
  }
  /** Of several the one of the same name. */
  return (keys: Keys, way: Way, isFree: (found: Found) => boolean): Found | undefined => {
    const there = textsOf(keys, way)
      .flatMap((text) => places.get(text) ?? [])
      .filter((each) => isFree(each.found) && !(way === 'name' && isSomebodyElse(keys, each.keys)))
    return (there.find((each) => each.keys.name === keys.name) ?? there[0])?.found
  }
}

function textsOf({ vacancy_id, email, phones, name }: Keys, way: Way): string[] {
  const texts = { email: email === null ? [] : [email], phone: phones, name: [name] }[way]
  return texts.map((text) => `${vacancy_id} ${way} ${text}`)
}

const isSomebodyElse = (one: Keys, other: Keys): boolean =>
  (one.email !== null && other.email !== null) || (one.phones.length > 0 && other.phones.length > 0)

type Contacts = {
  vacancy_id: number
  full_name: string
  email?: string | null | undefined
  phone?: string | null | undefined
}

function keysOf({ vacancy_id, full_name, email, phone }: Contacts): Keys {
  const keys = contactKeys({ email, phone })
  return { vacancy_id, email: keys.email, phones: keys.phones, name: folded(full_name) }
}
