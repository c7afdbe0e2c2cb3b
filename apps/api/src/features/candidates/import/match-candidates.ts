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
  const finder = new Finder<CandidateRow>()
  for (const row of stored) finder.add(keysOf(row), row)
  const matched = new Map<number, CandidateRow>()
  for (const way of ways) {
    for (const { number, keys } of rows) {
      const row = matched.has(number) ? undefined : finder.find(keys, way)
      if (row === undefined) continue
      finder.take(row)
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
  const finder = new Finder<number>()
  for (const { number, keys } of rows) {
    const [twice] = matched.has(number) ? [] : ways.flatMap((way) => finder.find(keys, way) ?? [])
    if (twice !== undefined) yield [number, { twice }]
    finder.add(keys, number)
  }
}

type Entry<Found> = { order: number; found: Found }
/** Those at `next` and behind it may still be free. */
type Place<Found> = { entries: Entry<Found>[]; next: number }

/** Finds the first of many by their keys, without going through all that share one. */
class Finder<Found> {
  readonly #places = new Map<string, Place<Found>>()
  readonly #taken = new Set<Found>()
  #count = 0

  add(keys: Keys, found: Found): void {
    const entry = { order: this.#count, found }
    this.#count += 1
    for (const text of ways.flatMap((way) => [...textsOf(keys, way), ...namedTextsOf(keys, way)])) {
      const there = this.#places.get(text)
      if (there === undefined) this.#places.set(text, { entries: [entry], next: 0 })
      else there.entries.push(entry)
    }
  }

  take(found: Found): void {
    this.#taken.add(found)
  }

  /** Of several the one of the same name. */
  find(keys: Keys, way: Way): Found | undefined {
    const texts = way === 'name' ? textsOfSame(keys) : textsOf(keys, way)
    return this.#first(namedTextsOf(keys, way)) ?? this.#first(texts)
  }

  #first(texts: readonly string[]): Found | undefined {
    const firsts = texts.flatMap((text) => this.#firstAt(text) ?? [])
    return firsts.toSorted((one, other) => one.order - other.order)[0]?.found
  }

  #firstAt(text: string): Entry<Found> | undefined {
    const place = this.#places.get(text)
    if (place === undefined) return undefined
    const { entries } = place
    for (let entry = entries[place.next]; entry !== undefined; entry = entries[place.next]) {
      if (!this.#taken.has(entry.found)) return entry
      place.next += 1
    }
    return undefined
  }
}

function textsOf({ vacancy_id, email, phones, name }: Keys, way: Way): string[] {
  if (way === 'name') return [textOfName({ vacancy_id, name }, email !== null, phones.length > 0)]
  const texts = { email: email === null ? [] : [email], phone: phones }[way]
  return texts.map((text) => `${vacancy_id} ${way} ${text}`)
}

/** An e-mail or a phone together with the name. */
const namedTextsOf = (keys: Keys, way: Way): string[] =>
  way === 'name' ? [] : textsOf(keys, way).map((text) => `${text} ${keys.name}`)

const textOfName = (
  { vacancy_id, name }: Pick<Keys, 'vacancy_id' | 'name'>,
  email: boolean,
  phone: boolean,
) => [vacancy_id, 'name', email, phone, name].join(' ')

/** The name of people who may be the same: another e-mail or phone says that it is somebody else. */
const textsOfSame = (keys: Keys): string[] =>
  [false, ...(keys.email === null ? [true] : [])].flatMap((email) =>
    [false, ...(keys.phones.length === 0 ? [true] : [])].map((phone) => textOfName(keys, email, phone)),
  )

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
