import type { InputBaseProps } from '@mantine/core'
import type { FocusEvent } from 'react'

/** How a select looks, on every device. */
export type FieldLooks = Pick<
  InputBaseProps,
  | 'label'
  | 'description'
  | 'error'
  | 'disabled'
  | 'withAsterisk'
  | 'required'
  | 'className'
  | 'maw'
  | 'inputWrapperOrder'
> & {
  'aria-label'?: string
  placeholder?: string | undefined
  autoFocus?: boolean
  'data-autofocus'?: boolean | undefined
  'data-path'?: string
  fieldRef?: (field: HTMLElement | null) => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
}

/** A thing as selects offer it, mostly with a number. */
export type Choice<Id extends string | number = number> = {
  id: Id
  name: string
  /** A second line, such as the e-mail that tells namesakes apart. */
  hint?: string | undefined
  disabled?: boolean
  /** The heading over those that follow each other and share it. */
  group?: string
}

/** What a list shows of a choice. */
export type Listed = Omit<Choice, 'id'>

/** A list of which only a part is loaded; the server finds the rest. */
export type ServerSearch = {
  /** Called with what is typed, without blanks around it. */
  onType: (text: string) => void
  /** While an answer to what is typed is under way. */
  isSearching: boolean
  /** Whether there are more than those given. */
  hasMore: boolean
}

/** More than this is found by typing: a list of a thousand names must open at once. */
export const shownChoices = 100

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Those that contain every typed word, in any order and case. */
export function matchingChoices<C extends Listed>(choices: readonly C[], typed: string): readonly C[] {
  const words = wordsOf(typed)
  if (words.length === 0) return choices
  return choices.filter(({ name, hint = '' }) => {
    const text = `${name} ${hint}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Keeps the second line of those alone that share their name with another. */
export function withHintsOfNamesakes(choices: readonly Choice[]): Choice[] {
  const sameName = Map.groupBy(choices, ({ name }) => name)
  return choices.map((choice) =>
    (sameName.get(choice.name)?.length ?? 0) > 1 ? choice : { ...choice, hint: undefined },
  )
}

/** The place of the next choice that is not disabled, beyond the ends again from the other one; -1 where there is none. */
export function nextPlace(choices: readonly Listed[], place: number, step: 1 | -1): number {
  const count = choices.length
  const start = place === -1 && step === -1 ? count : place
  for (let walked = 1; walked <= count; walked += 1) {
    const candidate = (((start + step * walked) % count) + count) % count
    if (choices[candidate]?.disabled !== true) return candidate
  }
  return -1
}
