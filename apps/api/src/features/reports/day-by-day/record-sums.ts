import { exactHours } from '@portal/domain/hours/hours'
import type { Language } from '@portal/words/language'
import type { reportWords } from '@portal/words/reports'
import type { Sums } from '../../../files/tables/file-table.ts'

export type RecordTableWords = (typeof reportWords)[Language]

type Summed = { name: string; customer: string; hours: number }

/** Adds the hours of a file by person and by project while its rows are read. */
export class RecordSums {
  readonly #people = new Map<number, Summed>()
  readonly #projects = new Map<number, Summed>()
  readonly #words: RecordTableWords

  constructor(words: RecordTableWords) {
    this.#words = words
  }

  add({ person, project }: Record<'person' | 'project', Summed & { id: number }>): void {
    addTo(this.#people, person)
    addTo(this.#projects, project)
  }

  get sheet(): Sums {
    const { user, project, customer, hours, sums } = this.#words
    return {
      sheet: sums,
      widths: [30, 30, 12],
      tables: [
        { titles: [user, '', hours], rows: this.#rowsOf(this.#people) },
        { titles: [project, customer, hours], rows: this.#rowsOf(this.#projects) },
      ],
    }
  }

  #rowsOf(summed: ReadonlyMap<number, Summed>) {
    const rows = [...summed.values()].toSorted((one, other) => collator.compare(one.name, other.name))
    const total = exactHours(rows.map(({ hours }) => hours))
    return [
      ...rows.map(({ name, customer, hours }) => [name, customer, hours]),
      [this.#words.totalHours, '', total],
    ]
  }
}

/** 'Person 10' comes after 'Person 9'. */
const collator = new Intl.Collator('en', { numeric: true })

function addTo(sums: Map<number, Summed>, { id, hours, ...named }: Summed & { id: number }): void {
  sums.set(id, { ...named, hours: exactHours([sums.get(id)?.hours ?? 0, hours]) })
}
