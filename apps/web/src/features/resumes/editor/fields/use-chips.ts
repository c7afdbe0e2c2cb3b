import { dividersIn } from '@portal/domain/resumes/list-lines'
import { maxListEntries, resumeLimits } from '@portal/domain/resumes/resumes'
import { useState } from 'react'
import { type ChipLimits, withTyped } from './typed-chips.ts'

export const limits: ChipLimits = { count: maxListEntries, length: resumeLimits.skill }

/** The chips of a list of short texts and the text that is no chip yet, which is the last of the entries. */
export function useChips(entries: readonly string[], onChange: (entries: readonly string[]) => void) {
  const [text, setText] = useState('')
  // The value of the form may have been replaced since.
  const typed = entries.at(-1) === text ? text : ''
  const chips = typed === '' ? entries : entries.slice(0, -1)
  const isOnly = chips.length === 1 && typed === ''

  const change = (nextChips: readonly string[], nextText: string) => {
    setText(nextText)
    onChange(nextText === '' ? [...nextChips] : [...nextChips, nextText])
  }
  const take = (all: string) => {
    const { chips: taken, rest: left } = withTyped(chips, all, limits)
    change(taken, left)
  }
  const type = (next: string) => {
    const isPasted = next.length - typed.length > 1
    const last = dividersIn(next, !isPasted).at(-1)
    if (last === undefined) return change(chips, next)
    // What stands after the last comma is still being typed, unless more than one character came at once.
    const end = isPasted ? next.length : last + 1
    const { chips: taken, rest: left } = withTyped(chips, next.slice(0, end), limits)
    change(taken, [left, next.slice(end).trimStart()].filter((part) => part !== '').join(', '))
  }
  const remove = (place: number) => {
    if (!isOnly) change(chips.toSpliced(place, 1), typed)
  }
  // The only chip becomes text again, to be changed: the list needs an entry.
  const takeBack = () => change(chips.slice(0, -1), isOnly ? (chips[0] ?? '') : '')
  return { chips, typed, isOnly, type, take, remove, takeBack }
}
