import { dividersIn, shortEntriesOf } from '@portal/domain/resumes/list-lines'
import { isAtMost } from '@portal/domain/texts/length'
import { storedLine } from '@portal/domain/texts/stored'

export type ChipLimits = {
  /** Most chips of a field. */
  count: number
  /** Most characters of a chip. */
  length: number
}

/** Whether a text is more than one chip. */
export const isSeveral = (text: string) => dividersIn(text).length > 0

/**
 * The chips after a text is taken into them: its parts between commas and other dividers, without those that are there
 * already in any case. Parts that are too long or too many are the rest, which stays in the field.
 */
export function withTyped(chips: readonly string[], text: string, limits: ChipLimits) {
  const taken = [...chips]
  const left: string[] = []
  for (const part of shortEntriesOf(text).map(storedLine)) {
    if (part === '' || [...taken, ...left].some((chip) => chip.toLowerCase() === part.toLowerCase())) continue
    if (taken.length < limits.count && isAtMost(part, limits.length)) taken.push(part)
    else left.push(part)
  }
  return { chips: taken, rest: left.join(', ') }
}
