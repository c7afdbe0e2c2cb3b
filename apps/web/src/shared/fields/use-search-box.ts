import { useCombobox } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { type Choice, matchingChoices, nextPlace, type ServerSearch, shownChoices } from './choices.ts'

type Options = {
  choices: readonly Choice[] | undefined
  value: number | null
  onChange: (id: number | null) => void
  clearable: boolean
  search: ServerSearch | undefined
}

/** What a searched list shows and marks, and what the keys do in it. */
export function useSearchBox({ choices, value, onChange, clearable, search }: Options) {
  const listId = useId()
  const combobox = useCombobox()
  const [typed, setTyped] = useState<string>()
  const [moved, setMoved] = useState<number>()
  const [isWaiting, setWaiting] = useState(false)

  const found = matchingChoices(choices ?? [], typed ?? '')
  const shown = found.slice(0, shownChoices)
  const isSearch = typed !== undefined && typed.trim() !== ''
  const isLoading = choices === undefined || (isSearch && search?.isSearching === true)
  const first = isSearch ? nextPlace(shown, -1, 1) : shown.findIndex(({ id }) => id === value)
  const marked = moved !== undefined && moved < shown.length ? moved : first
  const markedChoice = shown[marked]
  const idAt = (place: number) => `${listId}-${place}`

  const type = (text: string | undefined) => {
    setTyped(text)
    setMoved(undefined)
    setWaiting(false)
    search?.onType(text?.trim() ?? '')
  }
  const close = () => {
    type(undefined)
    combobox.closeDropdown()
  }
  const take = (choice: Choice) => {
    if (choice.disabled) return
    if (choice.id !== value) onChange(choice.id)
    close()
  }
  const clear = () => {
    onChange(null)
    close()
  }
  const move = (step: 1 | -1) => {
    if (combobox.dropdownOpened) setMoved(nextPlace(shown, marked, step))
    else combobox.openDropdown()
    return true
  }
  /** Enter in an open list never reaches the form; in a closed one it saves, as everywhere. */
  const enter = () => {
    if (!combobox.dropdownOpened && typed === undefined) return false
    if (markedChoice) take(markedChoice)
    else if (isLoading) setWaiting(true)
    else if (typed?.trim() === '' && clearable) clear()
    else if (!isSearch) close()
    return true
  }
  /** Whether the key was for the list. */
  const press = (key: string): boolean => {
    if (key === 'ArrowDown') return move(1)
    if (key === 'ArrowUp') return move(-1)
    if (key === 'Enter') return enter()
    if (key === 'Escape') close()
    return false
  }

  const isOpen = combobox.dropdownOpened
  const markedId = marked >= 0 ? idAt(marked) : undefined
  useEffect(() => {
    if (isOpen && markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, markedId])
  // Takes what was asked for by an Enter that came before the list.
  useEffect(() => {
    if (!isWaiting || isLoading) return
    setWaiting(false)
    if (markedChoice) take(markedChoice)
  })

  return {
    combobox,
    typed,
    shown,
    marked,
    markedId: isOpen ? markedId : undefined,
    idAt,
    isLoading,
    isWaiting,
    hasMore: found.length > shown.length || (search?.hasMore === true && shown.length > 0),
    type: (text: string) => {
      type(text)
      combobox.openDropdown()
    },
    close,
    take,
    clear,
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.nativeEvent.isComposing && press(event.key)) event.preventDefault()
    },
  }
}
