import { isAdmin, type SubRoleKey } from '@portal/domain/roles'
import { foldedEmail } from '@portal/domain/texts/folded'
import { because } from '@portal/words/reasons'
import type { DbOrTx } from '../../../db/client.ts'
import { readTechnologyNames } from '../../../db/reads/technology-names.ts'
import { isUniqueViolation } from '../../../db/violations.ts'
import type { CheckContext, Checked, KindOfImport, ReadRow, RowReason } from '../../../imports/import-kind.ts'
import { idsIn } from '../../../imports/read-input.ts'
import { conflict } from '../../../use-case/errors.ts'
import type { Deps } from '../../deps.ts'
import { changePeople } from './change-people.ts'
import { changesOf, keptOf } from './changes-of-person.ts'
import { reasonsAgainstChange, reasonsAgainstNew, roleOf } from './check-people.ts'
import { type GivenPerson, type NewPerson, readChangedPerson, readNewPerson } from './given-person.ts'
import { listActiveAdmins, listPeopleByEmail, type StoredPerson } from './imported-people.store.ts'
import { type InvitingEffects, makePeople } from './make-people.ts'
import { takePeopleBack } from './take-people-back.ts'

type Plan =
  | { kind: 'new'; person: NewPerson }
  | { kind: 'changed'; row: StoredPerson; given: GivenPerson; fields: readonly string[] }

/** The sub-role of a new person of whom the file names none. */
const usualRole: SubRoleKey = 'developer'
/** Of a technology that the import makes no name is known. */
const newTechnology = '…'

/**
 * A file of people, who are found by their e-mails: they are made as on the screen, without a password, and fields that differ
 * are changed. Nobody is deactivated, and inactive people are left alone.
 */
export const peopleImport = (deps: Deps, effects: InvitingEffects): KindOfImport<Plan> => ({
  prepare: preparePeople,
  async write(tx, context, planned) {
    const made = planned.flatMap(({ number, plan }) =>
      plan.kind === 'new' ? [{ number, person: plan.person, role: roleOf(plan.person.role_ids) }] : [],
    )
    const changed = planned.flatMap(({ number, plan }) =>
      plan.kind === 'changed' ? [{ number, ...plan }] : [],
    )
    const newRows = await makePeople(tx, { deps, ...effects }, context, made).catch(refuseTaken)
    const versions = await changePeople(tx, { deps, ...effects }, context, changed)
    const changedRows = changed.map(({ number, row, fields }) => ({
      number,
      object_type: 'user' as const,
      object_id: row.id,
      object_version: versions.get(row.id) ?? 0,
      before: keptOf(row, fields),
    }))
    return [...newRows, ...changedRows]
  },
  takeBack: (tx, context, written) => takePeopleBack(tx, { deps, ...effects }, context, written),
})

async function preparePeople(db: DbOrTx, context: CheckContext, rows: readonly ReadRow[]) {
  const emails = new Set(rows.map(emailOf).filter((email) => email !== ''))
  const stored = new Map(
    (await listPeopleByEmail(db, [...emails], context.lock)).map((row) => [foldedEmail(row.email), row]),
  )
  const admins = await listActiveAdmins(db)
  const technologyIds = new Set(rows.flatMap(({ values }) => idsIn(values.technologies) ?? []))
  const names = await readTechnologyNames(db, [...technologyIds])
  const nameOf = (id: number) => names.get(id) ?? newTechnology
  const rowOfEmail = new Map<string, number>()

  const checkChange = (row: ReadRow, person: StoredPerson): Checked<Plan> => {
    const read = readChangedPerson(row, person.full_name)
    if ('reasons' in read) return refused(read.reasons)
    const given = read.input
    const changes = changesOf(given, person, nameOf)
    if (changes.length === 0) return { state: 'same' }
    const fields = changes.map(({ field }) => field)
    const otherAdmins = admins.size - Number(admins.has(person.id))
    const reasons = reasonsAgainstChange(person, given, fields, { ...context, otherAdmins })
    if (reasons.length > 0) return refused(reasons)
    if (given.role_ids !== undefined && !isAdmin({ role: roleOf(given.role_ids) })) admins.delete(person.id)
    return { state: 'change', changes, plan: { kind: 'changed', row: person, given, fields } }
  }
  return (row: ReadRow): Checked<Plan> => {
    const email = emailOf(row)
    const twice = rowOfEmail.get(email)
    if (twice !== undefined) return refused([{ field: 'email', ...because('imports.twice', { row: twice }) }])
    const person = stored.get(email)
    const checked = person === undefined ? checkNew(row, context) : checkChange(row, person)
    if (checked.state !== 'refuse') rowOfEmail.set(email, row.number)
    return checked
  }
}

function checkNew(row: ReadRow, context: CheckContext): Checked<Plan> {
  const read = readNewPerson(row)
  if ('reasons' in read) return refused(read.reasons)
  const { role_ids = [] } = read.input
  const person = { ...read.input, role_ids: role_ids.length > 0 ? role_ids : [usualRole] }
  const reasons = reasonsAgainstNew(person, context)
  return reasons.length > 0 ? refused(reasons) : { state: 'create', plan: { kind: 'new', person } }
}

const refused = (reasons: readonly RowReason[]): Checked<Plan> => ({ state: 'refuse', reasons })

const emailOf = ({ values: { email } }: ReadRow): string =>
  typeof email === 'string' ? foldedEmail(email) : ''

/** Somebody else has added a person with the e-mail since the rows were checked. */
function refuseTaken(error: unknown): never {
  if (!isUniqueViolation(error, 'users_email_unique')) throw error
  throw conflict('imports.changed')
}
