import { useCombobox } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { type Listed, matchingChoices, nextPlace, type ServerSearch, shownChoices } from './choices.ts'

type Options<C extends Listed> = {
  /** The choices; undefined while they are being loaded. */
  choices: readonly C[] | undefined
  /** Whether the choice is marked while nothing is typed. */
  isChosen?: (choice: C) => boolean
  onTake: (choice: C) => void
  /** Called for Enter in an emptied field. */
  onClear?: (() => void) | undefined
  /** A further choice for the typed text, after those found. */
  offer?: ((typed: string) => C | undefined) | undefined
  /** Keeps the list open for the next choice. */
  staysOpen?: boolean
  search?: ServerSearch | undefined
}

const never = () => false

/** The choices found for the typed text, up to the limit of a list, and then the offer. */
function shownOf<C extends Listed>(
  choices: readonly C[] | undefined,
  typed: string,
  offer: Options<C>['offer'],
): { shown: C[]; hasMore: boolean } {
  const found = matchingChoices(choices ?? [], typed)
  const offered = choices && offer?.(typed)
  const shown = found.slice(0, shownChoices)
  return { shown: offered ? [...shown, offered] : shown, hasMore: found.length > shownChoices }
}

/** The first result of a search, or the chosen one; none in an emptied field, which Enter clears. */
function firstMarked<C extends Listed>(
  shown: readonly C[],
  typed: string | undefined,
  { isChosen = never, onClear }: Options<C>,
): number {
  if (typed !== undefined && typed.trim() !== '') return nextPlace(shown, -1, 1)
  return typed !== undefined && onClear ? -1 : shown.findIndex(isChosen)
}

/** The shown and the marked choices of a searched list, and its keys. */
export function useSearchBox<C extends Listed>(options: Options<C>) {
  const { choices, onTake, onClear, offer, staysOpen = false, search } = options
  const listId = useId()
  const combobox = useCombobox()
  const [typed, setTyped] = useState<string>()
  const [moved, setMoved] = useState<number>()
  const [isWaiting, setWaiting] = useState(false)

  const isOpen = combobox.dropdownOpened
  const isSearch = typed !== undefined && typed.trim() !== ''
  const { shown, hasMore } = shownOf(choices, typed ?? '', offer)
  const isLoading = choices === undefined || (isSearch && search?.isSearching === true)
  const first = firstMarked(shown, typed, options)
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
  /** Called on blur. An Enter that waits for the list still counts. */
  const leave = () => (isWaiting ? combobox.closeDropdown() : close())
  const take = (choice: C) => {
    if (choice.disabled) return
    onTake(choice)
    if (staysOpen) type(undefined)
    else close()
  }
  const clear = () => {
    onClear?.()
    close()
  }
  /** Moves the mark. The key that opens the list marks a choice where none is, so that Enter can follow at once. */
  const move = (step: 1 | -1) => {
    if (!isOpen) combobox.openDropdown()
    if (isOpen || (marked === -1 && shown.length > 0)) setMoved(nextPlace(shown, marked, step))
    return true
  }
  /** Takes Enter. In an open list it does not reach the form; with a closed list it saves, as in every field. */
  const enter = () => {
    if (!isOpen && typed === undefined) return false
    if (markedChoice) take(markedChoice)
    else if (isLoading) setWaiting(true)
    else if (typed?.trim() === '' && onClear) clear()
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

  const markedId = isOpen && marked >= 0 ? idAt(marked) : undefined
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' })
  }, [markedId])
  // Chooses for an Enter that was pressed before the list was loaded.
  useEffect(() => {
    if (!isWaiting || isLoading) return
    setWaiting(false)
    if (markedChoice) take(markedChoice)
    else if (!isOpen) close()
  })

  return {
    combobox,
    typed,
    shown,
    marked,
    idAt,
    isLoading,
    isWaiting,
    hasMore: hasMore || (search?.hasMore === true && shown.length > 0),
    type: (text: string) => {
      type(text)
      combobox.openDropdown()
    },
    leave,
    take,
    clear,
    fieldProps: fieldPropsOf({ isOpen, listId: combobox.listId, markedId, isLoading, press }),
  }
}

type Field = {
  isOpen: boolean
  listId: string | null
  markedId: string | undefined
  isLoading: boolean
  press: (key: string) => boolean
}

/** The props of the text field. They replace Mantine's attributes, which follow its own mark. */
const fieldPropsOf = ({ isOpen, listId, markedId, isLoading, press }: Field) =>
  ({
    role: 'combobox',
    autoComplete: 'off',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': (isOpen && listId) || undefined,
    'aria-activedescendant': markedId,
    'aria-busy': isLoading || undefined,
    // Escape closes the list and leaves the dialog around it open.
    'data-mantine-stop-propagation': isOpen || undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.nativeEvent.isComposing && press(event.key)) event.preventDefault()
    },
  }) as const
