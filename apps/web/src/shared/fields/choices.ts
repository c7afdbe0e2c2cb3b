import type { InputBaseProps } from '@mantine/core'
import { folded, foldedWords } from '@portal/domain/texts/folded'
import type { FocusEvent } from 'react'

/** The props of a select that only change its look. */
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

/** An option of a select; its id is mostly a number. */
export type Choice<Id extends string | number = number> = {
  id: Id
  name: string
  /** A second line, such as the e-mail of namesakes. */
  hint?: string | undefined
  /** The face of a person; other choices have none. */
  face?: { id: number; portrait: string | null }
  disabled?: boolean
  /** The heading above consecutive choices that share it. */
  group?: string
}

/** The visible part of a choice. */
export type Listed = Omit<Choice, 'id'>

/** The search of a list that is only partly loaded: the server searches the rest. */
export type ServerSearch = {
  /** Called with the typed text, trimmed. */
  onType: (text: string) => void
  /** Whether the answer for the typed text is being loaded. */
  isSearching: boolean
  /** Whether there are more choices than those given. */
  hasMore: boolean
}

/** The longest list that is shown, so that it opens fast; further choices are found by typing. */
export const shownChoices = 100

/** The choices that contain every typed word, in any order and spelling (docs/product-rules.md#texts). */
export function matchingChoices<C extends Listed>(choices: readonly C[], typed: string): readonly C[] {
  const words = foldedWords(typed)
  if (words.length === 0) return choices
  return choices.filter(({ name, hint = '' }) => {
    const text = folded(`${name} ${hint}`)
    return words.every((word) => text.includes(word))
  })
}

/** Removes the second line from choices whose name is unique. */
export function withHintsOfNamesakes(choices: readonly Choice[]): Choice[] {
  const sameName = Map.groupBy(choices, ({ name }) => name)
  return choices.map((choice) =>
    (sameName.get(choice.name)?.length ?? 0) > 1 ? choice : { ...choice, hint: undefined },
  )
}

/** The index of the next choice that is not disabled, continuing at the other end; -1 where there is none. */
export function nextPlace(choices: readonly Listed[], place: number, step: 1 | -1): number {
  const count = choices.length
  const start = place === -1 && step === -1 ? count : place
  for (let walked = 1; walked <= count; walked += 1) {
    const candidate = (((start + step * walked) % count) + count) % count
    if (choices[candidate]?.disabled !== true) return candidate
  }
  return -1
}
