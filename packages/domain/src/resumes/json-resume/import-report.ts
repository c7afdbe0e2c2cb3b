import { firstCharacters } from '../../texts/length.ts'

/** What a file's import took and what it left out, with the reason, section by section. */
export type ImportReport = {
  taken: { section: string; count: number }[]
  left_out: { section: string; reason: string }[]
}

/** At most this many lines; the last one says how many were left out. */
const maxReasons = 100
const maxNameLength = 60

/** A name from the file as a sentence may hold it. */
export const quoted = (name: string): string => `“${firstCharacters(name, maxNameLength)}”`

/** Collects what happens while a file is read; a reason that repeats is told once, with how often. */
export class ReportNotes {
  readonly #taken = new Map<string, number>()
  readonly #reasons = new Map<string, { section: string; reason: string; times: number }>()

  take(section: string, count: number): void {
    this.#taken.set(section, (this.#taken.get(section) ?? 0) + count)
  }

  leaveOut(section: string, reason: string): void {
    const key = `${section} ${reason}`
    const known = this.#reasons.get(key)
    if (known === undefined) this.#reasons.set(key, { section, reason, times: 1 })
    else known.times += 1
  }

  report(): ImportReport {
    const lines = [...this.#reasons.values()].map(({ section, reason, times }) => ({
      section,
      reason: times === 1 ? reason : `${reason} (${times} times)`,
    }))
    const more = lines.length - maxReasons
    const left_out =
      more > 0 ? [...lines.slice(0, maxReasons), { section: 'file', reason: `${more} more reasons` }] : lines
    const taken = [...this.#taken].map(([section, count]) => ({ section, count }))
    return { taken: taken.filter(({ count }) => count > 0), left_out }
  }
}
