import { user } from '@portal/contract/accounts/user'
import { record, type TimeRecord } from '@portal/contract/hours/hours'
import * as z from 'zod/mini'
import { ask, send } from './calls.ts'
import type { Ledger, PictureEntry, RecordEntry } from './ledger.ts'
import { acknowledgeRecord, creationOf } from './load.ts'
import type { Person } from './people.ts'

const page = z.object({ paginate_records: z.array(record), pages: z.int() })

/**
 * Compares what the portal answers with what it has acknowledged, sends the creations with an Idempotency-Key of this
 * round again, and compares once more.
 */
export async function checkAndRepeat(url: string, ledger: Ledger, round: number): Promise<void> {
  await check(url, ledger)
  for (const entry of ledger.records.values()) {
    if (entry.idempotencyKey !== undefined && entry.mark.startsWith(`r${round}-`))
      await repeat(url, ledger, entry)
  }
  await check(url, ledger)
}

/** Compares the portal's answers with the ledger, which takes over what was seen. */
export async function check(url: string, ledger: Ledger): Promise<void> {
  const found = new Map<string, TimeRecord[]>()
  for (const person of ledger.people) {
    for (const row of await recordsOf(url, person)) {
      const mark = row.description.replace(/ \d+$/, '')
      found.set(mark, [...(found.get(mark) ?? []), row])
    }
  }
  for (const [mark] of found) {
    if (!ledger.records.has(mark)) ledger.faults.push(`The record ${mark} was never sent`)
  }
  for (const entry of ledger.records.values()) checkRecord(ledger, entry, found.get(entry.mark) ?? [])
  for (const entry of ledger.pictures.values()) await checkPicture(url, ledger, entry)
}

async function recordsOf(url: string, { token }: Person): Promise<TimeRecord[]> {
  const rows: TimeRecord[] = []
  for (let number = 1, pages = 1; number <= pages; number += 1) {
    const call = { method: 'GET', path: `/records?limit=100&page=${number}`, token } as const
    const answer = await ask(url, call, page)
    rows.push(...answer.paginate_records)
    pages = answer.pages
  }
  return rows
}

function checkRecord(ledger: Ledger, entry: RecordEntry, rows: readonly TimeRecord[]): void {
  if (entry.isFaulty) return
  if (rows.length > 1) {
    ledger.doubled += rows.length - 1
    ledger.faults.push(`The record ${entry.mark} is there ${rows.length} times`)
    entry.isFaulty = true
    return
  }
  const [row] = rows
  const number = row === undefined ? 0 : Number(row.description.slice(entry.mark.length))
  if (number < entry.known) {
    lose(
      ledger,
      entry,
      entry.known - number,
      `The record ${entry.mark} has write ${number} of ${entry.known}`,
    )
    entry.isFaulty = true
    return
  }
  if (entry.sent > entry.known) {
    ledger.unanswered += 1
    if (number === entry.sent) ledger.unansweredFound += 1
  }
  entry.id = row?.id ?? 0
  entry.version = row?.version ?? 0
  entry.known = number
  entry.sent = number
}

async function checkPicture(url: string, ledger: Ledger, entry: PictureEntry): Promise<void> {
  const { id, token } = entry.person
  const avatar = (await ask(url, { method: 'GET', path: `/users/${id}`, token }, user)).avatar ?? undefined
  const isNew = entry.isUnderWay && fileOf(avatar) > fileOf(entry.known)
  if (avatar !== entry.known && !isNew) {
    lose(ledger, entry, 1, `Person ${id} has the picture ${avatar} instead of ${entry.known}`)
  }
  if (avatar !== undefined) {
    const path = avatar.replace('/api/v1', '')
    const answer = await send(url, { method: 'GET', path, token })
    const isJpeg = answer?.status === 200 && answer.body.subarray(0, 2).toString('hex') === 'ffd8'
    if (!isJpeg) lose(ledger, entry, 1, `The picture ${avatar} cannot be fetched (${answer?.status})`)
  }
  if (entry.isUnderWay) {
    ledger.unanswered += 1
    if (isNew) ledger.unansweredFound += 1
  }
  entry.known = avatar
  entry.isUnderWay = false
}

/** Returns the number of the file in a picture's address, and 0 without one. */
const fileOf = (avatar: string | undefined) => Number(avatar?.split('=').at(-1) ?? 0)

function lose(ledger: Ledger, entry: { kept: number }, count: number, fault: string): void {
  // The next comparison sees the same picture again, so its fault is reported once.
  if (ledger.faults.includes(fault)) return
  const lost = Math.min(count, entry.kept)
  entry.kept -= lost
  // A file without its bytes is a loss even when its upload was never acknowledged.
  ledger.lost += Math.max(lost, 1)
  ledger.faults.push(fault)
}

async function repeat(url: string, ledger: Ledger, entry: RecordEntry): Promise<void> {
  if (entry.isFaulty) return
  const { id } = await ask(url, creationOf(entry), record)
  ledger.repeated += 1
  if (entry.known > 0) {
    if (id === entry.id) return
    ledger.doubled += 1
    entry.isFaulty = true
    ledger.faults.push(`Creating ${entry.mark} again gave record ${id} instead of ${entry.id}`)
    return
  }
  entry.sent = 1
  acknowledgeRecord(ledger, entry, { id, version: 1 })
}
