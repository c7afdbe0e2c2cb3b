import { firstCharacters, isAtMost } from '@portal/domain/texts/length'
import {
  type Act,
  type ChangedValue,
  type FieldChange,
  type ObjectType,
  trailLimits,
} from '@portal/domain/trail/acts'

/** One row of the trail, without who did it from where. */
export type TrailEntry = {
  act: Act
  object_type: ObjectType
  object_id: number | null
  /** What it was called at that time. */
  object: string
  /** The person concerned; null where it concerns nobody in particular. */
  person_id: number | null
  changes: readonly FieldChange[]
}

type Told = ChangedValue | undefined | readonly (string | number)[]
/** A field whose values nobody may read in the trail: that it changed is told, and never what. */
type Hidden<Row> = { hidden: (row: Row) => unknown }

export type TrailDescription<Row> = {
  object_type: ObjectType
  id: (row: Row) => number
  /** What the object is called. */
  object: (row: Row) => string
  /** The person concerned. */
  person?: (row: Row) => number | null
  /** By their names on the wire, in words rather than ids: the project's name and not its number. */
  fields: Readonly<Record<string, ((row: Row) => Told) | Hidden<Row>>>
}

/** Fields that are told as the row has them. */
export const asStored = <Field extends string>(...fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, (row: Readonly<Record<Field, Told>>) => row[field]]))

/**
 * What the trail tells of one kind of rows. A change in which no field differs makes no entry. Texts are cut to
 * `trailLimits.value` characters.
 */
export function trailOf<Row>({ object_type, id, object, person, fields }: TrailDescription<Row>) {
  const entry = (act: Act, row: Row, changes: readonly FieldChange[]): TrailEntry => ({
    act,
    object_type,
    object_id: id(row),
    object: cutText(object(row), trailLimits.object),
    person_id: person?.(row) ?? null,
    changes,
  })
  const between = (before: Row | undefined, after: Row | undefined) =>
    Object.entries(fields).flatMap(([field, told]) => changeOf(field, told, before, after))
  return {
    /** An act that sets all fields: those that are not empty are told. */
    created: (act: Act, row: Row) => entry(act, row, between(undefined, row)),
    /** Undefined where no field differs. */
    changed(act: Act, before: Row, after: Row) {
      const changes = between(before, after)
      return changes.length === 0 ? undefined : entry(act, after, changes)
    },
    /** The last values are told. */
    deleted: (act: Act, row: Row) => entry(act, row, between(row, undefined)),
    /** An act that is no change of fields, with facts of its own. */
    done: (act: Act, row: Row, facts: Readonly<Record<string, Told>> = {}) => entry(act, row, factsOf(facts)),
  }
}

/** Facts of an act that changes no row, such as the filters of an export: told as values that came. */
export const factsOf = (facts: Readonly<Record<string, Told>>): FieldChange[] =>
  Object.entries(facts).flatMap(([field, value]) => changeOf(field, () => value, undefined, {}))

function changeOf<Row>(
  field: string,
  told: ((row: Row) => Told) | Hidden<Row>,
  before: Row | undefined,
  after: Row | undefined,
): FieldChange[] {
  const read = typeof told === 'function' ? told : told.hidden
  const [from, to] = [before, after].map((row) => (row === undefined ? null : plain(read(row))))
  if (JSON.stringify(from) === JSON.stringify(to)) return []
  if (typeof told !== 'function') return [{ field, before: null, after: null, hidden: true }]
  return [{ field, before: shown(from), after: shown(to), hidden: false }]
}

/** Empty texts and lists count as none. */
function plain(value: unknown): unknown {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null
  return value
}

function shown(value: unknown): ChangedValue {
  if (Array.isArray(value)) return cutText(value.join(', '), trailLimits.value)
  if (typeof value === 'string') return cutText(value, trailLimits.value)
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

const cutText = (text: string, most: number): string =>
  isAtMost(text, most) ? text : `${firstCharacters(text, most - 1)}…`
