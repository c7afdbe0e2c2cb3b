import { randomUUID } from 'node:crypto'
import { user } from '@portal/contract/accounts/user'
import { record } from '@portal/contract/hours/hours'
import type { Random } from '../../src/demo/random.ts'
import { type Answer, type Call, contentOf, send, unexpected } from './calls.ts'
import type { Ledger, PictureEntry, RecordEntry } from './ledger.ts'
import type { Person } from './people.ts'

type Load = {
  url: string
  ledger: Ledger
  people: readonly Person[]
  random: Random
  pictures: readonly Buffer[]
  round: number
  /** Where it is given, the clients end when it returns true, and a refusal before is a fault. */
  isOver?: () => boolean
}

/** The hours are few, because the records of a day have at most 24 hours. */
const hours = 0.01

/**
 * Lets every person create and change records, and the admin change every person's picture, each as fast as the portal
 * answers. Resolves when all of them have met a broken connection or a 503, or when the load is over.
 */
export async function keepWriting(load: Load): Promise<void> {
  const clients = load.people.flatMap((person, index) => [
    writeRecords(load, person, index),
    changePicture(load, person),
  ])
  await Promise.all(clients)
}

const descriptionOf = (mark: string, number: number) => `${mark} ${number}`

export const creationOf = ({ mark, person, idempotencyKey }: RecordEntry): Call => ({
  method: 'POST',
  path: '/records',
  token: person.token,
  headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
  body: {
    record: {
      project_id: person.project_id,
      category_id: person.category_id,
      date: person.date,
      hours,
      description: descriptionOf(mark, 1),
    },
  },
})

const changeOf = ({ mark, person, id, version, sent }: RecordEntry): Call => ({
  method: 'PUT',
  path: `/records/${id}`,
  token: person.token,
  headers: { 'if-match': `"${version}"` },
  body: { record: { description: descriptionOf(mark, sent) } },
})

async function writeRecords(load: Load, person: Person, index: number) {
  const { url, ledger, random, round } = load
  const own: RecordEntry[] = []
  for (let count = 1; load.isOver?.() !== true; count += 1) {
    const isChange = own.length > 0 && random.chance(0.4)
    const entry = isChange ? random.pick(own) : newEntry(`r${round}-p${index}-${count}`, person, random)
    entry.sent += 1
    const call = isChange ? changeOf(entry) : creationOf(entry)
    if (!isChange) ledger.records.set(entry.mark, entry)
    const answer = await send(url, call)
    if (!isAccepted(load, call, answer)) return
    acknowledgeRecord(ledger, entry, contentOf(call, answer, record))
    if (!isChange) own.push(entry)
  }
}

const newEntry = (mark: string, person: Person, random: Random): RecordEntry => ({
  mark,
  person,
  idempotencyKey: random.chance(0.5) ? randomUUID() : undefined,
  sent: 0,
  known: 0,
  kept: 0,
  id: 0,
  version: 0,
  isFaulty: false,
})

export function acknowledgeRecord(
  ledger: Ledger,
  entry: RecordEntry,
  { id, version }: { id: number; version: number },
): void {
  entry.id = id
  entry.version = version
  entry.known = entry.sent
  entry.kept += 1
  ledger.acknowledge()
}

async function changePicture(load: Load, person: Person): Promise<void> {
  const { url, ledger, random, pictures } = load
  const entry: PictureEntry = ledger.pictures.get(person.id) ?? {
    person,
    known: undefined,
    isUnderWay: false,
    kept: 0,
  }
  ledger.pictures.set(person.id, entry)
  while (load.isOver?.() !== true) {
    const body = new FormData()
    body.append('avatar', new Blob([new Uint8Array(random.pick(pictures))]), 'picture.png')
    const call: Call = { method: 'PUT', path: `/users/${person.id}`, token: person.adminToken, body }
    entry.isUnderWay = true
    const answer = await send(url, call)
    if (!isAccepted(load, call, answer)) return
    entry.known = contentOf(call, answer, user).avatar ?? undefined
    entry.isUnderWay = false
    entry.kept += 1
    ledger.acknowledge()
  }
}

/** Returns false when the portal is gone or cannot write. Any other refusal is a fault of the portal. */
function isAccepted({ isOver }: Load, call: Call, answer: Answer | undefined): answer is Answer {
  if (isOver !== undefined && answer === undefined)
    throw new Error(`${call.method} ${call.path}: the connection broke`)
  if (answer === undefined) return false
  if (isOver === undefined && answer.status === 503) return false
  if (answer.status >= 300) throw unexpected(call, answer)
  return true
}
