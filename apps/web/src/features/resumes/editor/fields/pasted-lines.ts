import { maxListEntries } from '@portal/domain/resumes/resumes'

/** The entries with the pasted lines, as many as fit, instead of the empty entry at the place. */
export function withPasted(entries: readonly string[], place: number, lines: readonly string[]) {
  const fitting = lines.slice(0, Math.max(maxListEntries - entries.length + 1, 0))
  return {
    entries: [...entries.slice(0, place), ...fitting, ...entries.slice(place + 1)],
    lastPlace: place + fitting.length - 1,
    leftOut: lines.length - fitting.length,
  }
}
