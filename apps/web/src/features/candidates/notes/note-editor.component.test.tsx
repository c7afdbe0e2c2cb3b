import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../test/components/show.tsx'
import { NoteEditor } from './note-editor.tsx'
import type { Note } from './use-note.ts'

const emptyNote: Note = {
  label: 'Tech lead note',
  text: '',
  type: () => undefined,
  isChanged: false,
  isSaving: false,
  failure: undefined,
  conflict: undefined,
  save: () => undefined,
  revert: () => undefined,
}

/** An empty note above a button, which tells how often it was clicked. */
function NoteAboveButton() {
  const [count, setCount] = useState(0)
  return (
    <>
      <NoteEditor note={emptyNote} mayEdit />
      <button type="button" onClick={() => setCount(count + 1)}>
        Clicked {count}
      </button>
    </>
  )
}

test('an empty note that was entered stays open, so that a click below it finds its aim', async () => {
  await show(<NoteAboveButton />)
  const note = page.getByRole('textbox', { name: 'Tech lead note' })
  await expect.element(note).toHaveAttribute('rows', '1')
  await note.click()
  await expect.element(note).toHaveAttribute('rows', '6')
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button', { name: 'Clicked 1' })).toBeVisible()
  await expect.element(note).not.toHaveFocus()
  await expect.element(note).toHaveAttribute('rows', '6')
})
