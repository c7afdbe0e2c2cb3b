import { fieldsOf } from '@portal/domain/imports/import-fields'
import type { ImportKind } from '@portal/domain/imports/import-kinds'
import { importLimits, makeableTypes, type ReferenceType } from '@portal/domain/imports/import-kinds'
import { importedFullName } from '@portal/domain/people/imported-names'
import { folded, foldedEmail } from '@portal/domain/texts/folded'
import { because, type Reason } from '@portal/words/reasons'
import type { DbOrTx } from '../../../db/client.ts'
import type { MakeableType } from '../../../imports/makes-rows.ts'
import type { StoredImport } from '../imports.store.ts'
import { type KnownRow, readKnownRows } from './known-rows.store.ts'

export type Value = StoredImport['values'][number]
export type Makers = Readonly<Record<MakeableType, { fault(name: string): Reason | undefined }>>

/** The row that a text stands for: its id, negative for one that the import makes; or why there is none; or nobody has said it yet. */
export type Resolved = { id: number } | { reason: Reason } | 'unknown'

const keyOf = (column: string, value: string) => `${column} ${folded(value)}`

const makeable = (type: ReferenceType) => makeableTypes.find((one) => one === type)

/** The rows of one type, by what a file may call them. */
class KnownRows {
  readonly #byName: Map<string, KnownRow[]>
  readonly #byEmail: Map<string, KnownRow>
  readonly #byId: Map<number, KnownRow>

  constructor(rows: readonly KnownRow[]) {
    this.#byName = Map.groupBy(rows, ({ name }) => folded(name))
    this.#byEmail = new Map(
      rows.flatMap((row) => (row.email === null ? [] : [[foldedEmail(row.email), row]])),
    )
    this.#byId = new Map(rows.map((row) => [row.id, row]))
  }

  /** By the e-mail, or by the name where one alone has it. */
  find(text: string): KnownRow | undefined {
    if (text.includes('@')) {
      const found = this.#byEmail.get(foldedEmail(text))
      if (found !== undefined) return found
    }
    return this.#named(text)
  }

  /** By the name that a person of this name has after an import, where nobody has it as it is written. */
  findPerson(text: string): KnownRow | undefined {
    if (this.#byName.has(folded(text))) return this.find(text)
    return this.find(text) ?? this.#named(importedFullName(text))
  }

  #named(text: string): KnownRow | undefined {
    const named = this.#byName.get(folded(text)) ?? []
    return named.length === 1 ? named[0] : undefined
  }

  withId(id: number): KnownRow | undefined {
    return this.#byId.get(id)
  }
}

/**
 * Finds the rows that texts of a file name. Texts that name none, or more than one, are collected with what the importer has said
 * about them.
 */
export class References {
  readonly #known: ReadonlyMap<ReferenceType, KnownRows>
  readonly #meanings: ReadonlyMap<string, Value['meaning']>
  readonly #makers: Makers
  readonly #found = new Map<string, Value>()
  readonly #resolved = new Map<string, Resolved>()
  /** The first has the id -1. */
  readonly #toMake: { type: MakeableType; name: string }[] = []

  private constructor(known: ReadonlyMap<ReferenceType, KnownRows>, said: readonly Value[], makers: Makers) {
    this.#known = known
    this.#meanings = new Map(said.map(({ column, value, meaning }) => [keyOf(column, value), meaning]))
    this.#makers = makers
  }

  /** Reads all rows of the types that the kind refers to. */
  static async read(
    db: DbOrTx,
    { kind, values }: { kind: ImportKind; values: readonly Value[] },
    makers: Makers,
  ): Promise<References> {
    const types = Object.values(fieldsOf(kind)).flatMap((field) => ('to' in field ? [field.to] : []))
    const known = new Map<ReferenceType, KnownRows>()
    for (const type of new Set(types)) known.set(type, new KnownRows(await readKnownRows(db, type)))
    return new References(known, values, makers)
  }

  /** Whether a text names one row of the portal. */
  names(type: ReferenceType, text: string): boolean {
    return text !== '' && this.#known.get(type)?.find(text) !== undefined
  }

  /** An empty text stands for the empty cells of a column that must be filled. */
  resolve(column: string, type: ReferenceType, text: string): Resolved {
    const key = keyOf(column, text)
    const before = this.#resolved.get(key)
    const value = this.#found.get(key)
    if (value !== undefined) value.count += 1
    if (before !== undefined) return before
    const resolved = this.#resolveNew(column, type, text)
    this.#resolved.set(key, resolved)
    return resolved
  }

  #resolveNew(column: string, type: ReferenceType, text: string): Resolved {
    const known = text === '' ? undefined : this.#knownAs(type, text)
    if (known !== undefined) return { id: known.id }
    if (this.#found.size === importLimits.values) {
      return { reason: because('imports.too_many_values', { max: importLimits.values }) }
    }
    const key = keyOf(column, text)
    const meaning = this.#standing(type, this.#meanings.get(key) ?? null)
    this.#found.set(key, { column, value: text, count: 1, meaning })
    if (meaning === null) return 'unknown'
    if (meaning.action === 'match') return { id: meaning.id }
    if (meaning.action === 'leave_out') return { reason: because('imports.left_out', { value: text }) }
    const made = makeable(type)
    return made === undefined ? 'unknown' : this.#make(made, text)
  }

  #knownAs(type: ReferenceType, text: string): KnownRow | undefined {
    const rows = this.#known.get(type)
    return type === 'person' ? rows?.findPerson(text) : rows?.find(text)
  }

  /** A row that is gone is no meaning any more. */
  #standing(type: ReferenceType, meaning: Value['meaning']): Value['meaning'] {
    if (meaning?.action !== 'match') return meaning
    return this.#known.get(type)?.withId(meaning.id) === undefined ? null : meaning
  }

  #make(type: MakeableType, text: string): Resolved {
    const reason = this.#makers[type].fault(text)
    if (reason !== undefined) return { reason }
    const same = this.#toMake.findIndex((one) => one.type === type && folded(one.name) === folded(text))
    if (same < 0) this.#toMake.push({ type, name: text })
    return { id: same < 0 ? -this.#toMake.length : -(same + 1) }
  }

  get values(): Value[] {
    return [...this.#found.values()]
  }

  /** Rows to make: that at place 0 has the id -1. */
  get toMake(): readonly { type: MakeableType; name: string }[] {
    return this.#toMake
  }
}
