import { because, type Reason } from '@portal/words/reasons'
import type { Tx } from '../../../db/client.ts'
import { readTechnologyNames } from '../../../db/reads/technology-names.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Checked, KindOfImport, WriteContext, WrittenRow } from '../../../imports/import-kind.ts'
import { newCandidate } from '../candidate-values.ts'
import type { CandidateRow } from '../candidates.store.ts'
import { candidateTrail } from '../candidates.trail.ts'
import { changeCandidates } from './change-candidates.ts'
import { changesOf, keptOf, readCandidate } from './given-candidate.ts'
import {
  insertCandidates,
  insertMoves,
  listCandidates,
  listCandidatesOf,
  listVacancyIds,
} from './imported-candidates.store.ts'
import { matchCandidates } from './match-candidates.ts'
import { takeCandidatesBack } from './take-candidates-back.ts'

type Given = Extract<ReturnType<typeof readCandidate>, { input: unknown }>['input']
type Plan = { given: Given; before: CandidateRow | undefined; fields: readonly string[] }

/** Of a technology that the import makes no name is known. */
const newTechnology = '…'

/** A file of candidates: they are added to their vacancies, and fields that differ are changed. */
export const candidatesImport: KindOfImport<Plan> = {
  async prepare(db, { lock }, rows) {
    const read = new Map(rows.map((row) => [row.number, readCandidate(row)]))
    const wanted = [...read].flatMap(([number, each]) =>
      'input' in each ? [{ number, input: each.input }] : [],
    )
    const vacancyIds = [...new Set(wanted.map(({ input }) => input.vacancy_id))]
    const found = await listVacancyIds(db, vacancyIds, lock)
    const matches = matchCandidates(wanted, await listCandidatesOf(db, vacancyIds))
    const technologyIds = new Set(wanted.flatMap(({ input }) => input.technologies ?? []))
    const names = await readTechnologyNames(db, [...technologyIds])
    const nameOf = (id: number) => names.get(id) ?? newTechnology
    return ({ number }) => {
      const each = read.get(number)
      if (each === undefined || 'reasons' in each) return { state: 'refuse', reasons: each?.reasons ?? [] }
      const given = each.input
      if (!found.has(given.vacancy_id)) return refused('vacancy', because('candidates.unknown_vacancy'))
      const { row, twice } = matches.get(number) ?? {}
      if (twice !== undefined) return refused('full_name', because('imports.twice', { row: twice }))
      if (row === undefined) return { state: 'create', plan: { given, before: undefined, fields: [] } }
      const changes = changesOf(given, row, nameOf)
      if (changes.length === 0) return { state: 'same' }
      const fields = changes.map(({ field }) => field)
      return { state: 'change', changes, plan: { given, before: row, fields } }
    }
  },
  async write(tx, context, planned) {
    const made = await writeNew(tx, context, planned)
    const changed = await writeChanged(tx, context, planned)
    return [...made, ...changed]
  },
  takeBack: takeCandidatesBack,
}

const refused = (field: string, reason: Reason): Checked<Plan> => ({
  state: 'refuse',
  reasons: [{ field, ...reason }],
})

type Planned = readonly { number: number; plan: Plan }[]

async function writeNew(tx: Tx, { actor, clock }: WriteContext, planned: Planned): Promise<WrittenRow[]> {
  const made = planned.flatMap(({ number, plan: { given, before } }) =>
    before === undefined ? [{ number, values: newCandidate(given), technologyIds: given.technologies }] : [],
  )
  const ids = await insertCandidates(tx, made)
  const rows = await listCandidates(tx, ids)
  await insertMoves(
    tx,
    rows.map(({ id, significate }) => ({
      candidate_id: id,
      changed_by_id: actor.id,
      from_significate: null,
      to_significate: significate,
      changed_at: clock.now(),
    })),
  )
  const entries = rows.map((row) => candidateTrail.created('candidates.create', row))
  await addToTrail(tx, clock, actor, entries, { delivers: false })
  const numberOf = new Map(ids.map((id, place) => [id, made[place]?.number ?? null]))
  return rows.map(({ id, version }) => ({
    number: numberOf.get(id) ?? null,
    object_type: 'candidate',
    object_id: id,
    object_version: version,
    before: null,
  }))
}

async function writeChanged(tx: Tx, context: WriteContext, planned: Planned): Promise<WrittenRow[]> {
  const wanted = planned.flatMap(({ number, plan: { given, before: row, fields } }) => {
    if (row === undefined) return []
    const { vacancy_id, ...changes } = given
    return [{ number, row, changes, fields }]
  })
  const versions = await changeCandidates(tx, context, wanted)
  return wanted.map(({ number, row, fields }) => ({
    number,
    object_type: 'candidate',
    object_id: row.id,
    object_version: versions.get(row.id) ?? row.version,
    before: keptOf(row, fields),
  }))
}
