import { useRef, useState } from 'react'

type Row = { id: number; version: number }

/**
 * Runs the saves of one row one after the other, because each sends the version that the one before it returned.
 * `send` gets the row as it is shown, or as the last save left it where that is newer.
 */
export function createSaves<Saved extends Row>() {
  const rows = new Map<number, { last: Promise<unknown>; saved: Saved | undefined }>()
  return <Shown extends Row>(shown: Shown, send: (newest: Shown | Saved) => Promise<Saved>) => {
    const known = rows.get(shown.id) ?? { last: Promise.resolve(), saved: undefined }
    rows.set(shown.id, known)
    const saving = known.last.then(async () => {
      const { saved } = known
      known.saved = await send(saved && saved.version > shown.version ? saved : shown)
      return known.saved
    })
    known.last = saving.catch(() => undefined)
    return saving
  }
}

/**
 * A select or switch of a row that saves at once. `chosen` is the value to show instead of the row's, until the row
 * itself has it or the save was refused.
 */
export function useSavedChoice<Value>(
  { version }: Pick<Row, 'version'>,
  save: (value: Value) => Promise<Pick<Row, 'version'>>,
) {
  const [last, setLast] = useState<{ value: Value; savedAs?: number }>()
  const choices = useRef(0)

  const choose = async (value: Value) => {
    choices.current += 1
    const choice = choices.current
    const setIfLast = (next: typeof last) => {
      if (choice === choices.current) setLast(next)
    }
    setLast({ value })
    try {
      const saved = await save(value)
      setIfLast({ value, savedAs: saved.version })
    } catch (error) {
      setIfLast(undefined)
      throw error
    }
  }
  // After the save the row is fetched again. Once it has the saved version, it holds this choice or a later one.
  const isAhead = last !== undefined && (last.savedAs === undefined || last.savedAs > version)
  return { chosen: isAhead ? last.value : undefined, choose }
}
