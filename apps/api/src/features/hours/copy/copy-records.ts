import {
  type ChosenRecord,
  type CopiedRecords,
  type CopyInput,
  copiedRecords,
  type LeftOutRecord,
  maxCopied,
} from '@portal/contract/hours/copy-records'
import { addDays, type Day, daysBetween, mondayOf } from '@portal/domain/days'
import { leaveShareOfDay } from '@portal/domain/leave/leave'
import { because, type Reason } from '@portal/words/reasons'
import { sentenceOf } from '@portal/words/sentences'
import type { Tx } from '../../../db/client.ts'
import { createUndoableOnceIn } from '../../../db/idempotency.ts'
import { listHolidayRows } from '../../../db/reads/holidays.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { OnlyOne } from '../../../db/turns/only-one.ts'
import type { Undoable } from '../../../db/undo/undo-entries.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { enforce } from '../../../use-case/authorized.ts'
import { type FieldReasons, invalidField, invalidFields, tooMany } from '../../../use-case/errors.ts'
import type { Deps } from '../../deps.ts'
import { type Finding, findPlacements, refuseDeleted } from '../check-placement.ts'
import { logForVerdict } from '../hours.policy.ts'
import { presentRecord } from '../hours.presenter.ts'
import type { RecordValues } from '../hours.store.ts'
import { recordTrail } from '../hours.trail.ts'
import { lockUser } from '../placement.store.ts'
import { keepRecordUndo } from '../undo/record-undo.ts'
import { insertRecords, listTypesOfDays, listWorkedHours } from './copied-records.store.ts'

/** The copies and previews that are under way. */
type CopyDeps = Deps & { copies: OnlyOne }

const retryAfterSeconds = 1

/**
 * Copies worked hours of a day to another day, or of a week to the same weekdays of another one, in one transaction: all
 * of them, or those that were chosen.
 * Left out is what falls on a later day than today, a holiday or a whole day of leave, what has no contract, and what a
 * day has no room for. 429 while the actor has another copy or preview under way. With a key, a repeat within a day returns the first answer and creates nothing.
 */
export async function copyRecords(
  deps: CopyDeps,
  actor: Actor,
  input: CopyInput,
  idempotencyKey: string | undefined,
): Promise<Undoable<CopiedRecords>> {
  const user_id = input.user_id ?? actor.id
  enforce(logForVerdict(actor, user_id))
  checkDays(input, deps.clock.today())
  const copy = (tx: Tx) => copyInto(tx, deps, actor, { ...input, user_id })
  // A retry of a copy that is under way is refused too: tried again, it gets the first answer.
  const only = { person_id: actor.id, refusal: () => tooMany('records.copy_under_way', retryAfterSeconds) }
  if (input.preview) {
    const answer = await withoutWriting((work) => deps.copies.run(deps.db, only, work), copy)
    return { answer, undo_token: null }
  }
  const creation = { idempotencyKey, request: ['copy-records', input], schema: copiedRecords } as const
  return deps.copies.run(deps.db, only, (tx) =>
    createUndoableOnceIn(tx, deps, actor, creation, async () => {
      const answer = await copy(tx)
      const changes = answer.created.map(({ id, version }) => ({ act: 'created', id, version }) as const)
      const undo_token = await keepRecordUndo(tx, deps, actor, { user_id, changes })
      const entries = answer.created.map((row) => recordTrail.created('records.create', row))
      await addToTrail(tx, deps.clock, actor, entries)
      return { answer, undo_token }
    }),
  )
}

/** Refuses weeks that begin on another day than Monday, and a target after today. */
function checkDays({ from, to, span }: CopyInput, today: Day): void {
  const errors: FieldReasons = {}
  if (span === 'week' && from !== mondayOf(from)) errors.from = [because('records.copy_week')]
  if (span === 'week' && to !== mondayOf(to)) errors.to = [because('records.copy_week')]
  if (to > today) errors.to = [because('records.in_the_future')]
  if (from === to) errors.to = [because('records.copy_onto_itself')]
  if (Object.keys(errors).length > 0) throw invalidFields('records.invalid', errors)
}

/** Thrown to undo the transaction of a preview. */
class Previewed extends Error {
  readonly answer: CopiedRecords

  constructor(answer: CopiedRecords) {
    super('The transaction of a preview is undone')
    this.answer = answer
  }
}

/** Copies in a transaction that is undone, so that a preview cannot differ from the copy. */
async function withoutWriting(
  transaction: (work: (tx: Tx) => Promise<CopiedRecords>) => Promise<CopiedRecords>,
  copy: (tx: Tx) => Promise<CopiedRecords>,
): Promise<CopiedRecords> {
  const rolledBack = transaction(async (tx) => {
    throw new Previewed(await copy(tx))
  })
  return rolledBack.catch((error: unknown) => {
    if (error instanceof Previewed) return error.answer
    throw error
  })
}

type Copy = Pick<CopyInput, 'from' | 'to' | 'span' | 'records'> & { user_id: number }
type Source = Awaited<ReturnType<typeof listWorkedHours>>[number]

async function copyInto(tx: Tx, { clock }: Deps, actor: Actor, copy: Copy): Promise<CopiedRecords> {
  const user = await lockUser(tx, copy.user_id)
  if (user === undefined || !user.active) throw invalidField('user_id', 'records.user')
  const today = clock.today()
  const days = copy.span === 'week' ? 6 : 0
  const source = { user_id: copy.user_id, from: copy.from, to: addDays(copy.from, days) }
  const target = { user_id: copy.user_id, from: copy.to, to: addDays(copy.to, days) }
  const sources = await listWorkedHours(tx, source, maxCopied + 1)
  if (sources.length > maxCopied) throw invalidField('from', 'records.copy_too_many', { max: maxCopied })
  const freeDayReason = await readFreeDays(tx, target, today)

  const copies = chosenOf(sources, copy.records).map(({ id: _, ...worked }) => ({
    ...worked,
    date: addDays(copy.to, daysBetween(copy.from, worked.date)),
  }))
  const wanted = copies.filter(({ date }) => freeDayReason(date) === undefined)
  const findings = await findPlacements(tx, { user_id: copy.user_id, today }, wanted)
  const findingOf = new Map(wanted.map((each, index) => [each, findings[index]] as const))

  const accepted: RecordValues[] = []
  const leftOut: LeftOutRecord[] = []
  for (const each of copies) {
    const finding = findingOf.get(each)
    if (finding !== undefined && 'placed' in finding) {
      accepted.push({ ...each, ...finding.placed, user_id: copy.user_id })
    } else leftOut.push(presentLeftOut(each, freeDayReason(each.date) ?? firstReason(finding)))
  }
  const rows = await insertRecords(tx, accepted).catch(refuseDeleted)
  return { created: rows.map((row) => presentRecord(actor, row, today)), left_out: leftOut }
}

/** The records that were chosen, in the order of the days, with the descriptions that they get. 422 for one that is not among them. */
function chosenOf(
  sources: readonly Source[],
  chosen: readonly ChosenRecord[] | undefined,
): readonly Source[] {
  if (chosen === undefined) return sources
  const byId = new Map(chosen.map((record) => [record.id, record]))
  const found = sources.filter(({ id }) => byId.has(id))
  if (found.length < byId.size) throw invalidField('records', 'records.copy_unknown')
  return found.map((source) => ({
    ...source,
    description: byId.get(source.id)?.description ?? source.description,
  }))
}

/** Why nothing is copied to a day of the target, whatever the record. */
async function readFreeDays(
  tx: Tx,
  target: { user_id: number; from: Day; to: Day },
  today: Day,
): Promise<(date: Day) => Reason | undefined> {
  const holidays = new Map((await listHolidayRows(tx, target)).map(({ date, title }) => [date, title]))
  const typesOf = Map.groupBy(await listTypesOfDays(tx, target), ({ date }) => date)
  return (date) => {
    if (date > today) return because('records.in_the_future')
    const title = holidays.get(date)
    if (title !== undefined) return because('records.on_holiday', { title })
    const types = (typesOf.get(date) ?? []).map(({ record_type }) => record_type)
    return leaveShareOfDay(types) >= 1 ? because('records.on_leave') : undefined
  }
}

function firstReason(finding: Finding | undefined): Reason {
  const errors = finding !== undefined && 'errors' in finding ? finding.errors : {}
  const [reason] = Object.values(errors).flat()
  return reason ?? because('records.no_contract')
}

type Copied = Omit<Source, 'hours' | 'id'> & { hours: number }

const presentLeftOut = ({ description, ...copied }: Copied, reason: Reason): LeftOutRecord => ({
  ...copied,
  reason: sentenceOf(reason),
  ...reason,
})
