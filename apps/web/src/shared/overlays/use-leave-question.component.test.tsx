import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { LeaveGuard } from './use-leave-question.tsx'

const note = page.getByRole('textbox', { name: 'Note' })
const link = page.getByRole('link', { name: 'Settings' })
const question = page.getByRole('dialog', { name: 'Discard what you typed?' })
const keep = question.getByRole('button', { name: 'Keep editing' })
const discard = question.getByRole('button', { name: 'Discard' })

/** A form on a page, with a link to another one. */
function NotePage() {
  const [text, setText] = useState('')
  return (
    <>
      <input aria-label="Note" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <Link to="/settings">Settings</Link>
      {text !== '' && <LeaveGuard onDiscard={() => setText('')} />}
    </>
  )
}

async function openForm(text: string) {
  const { history } = await show(<NotePage />, '/note', '/before')
  history.push('/note')
  await expect.element(note).toBeVisible()
  note.element().focus()
  if (text !== '') await userEvent.keyboard(text)
  await expect.element(note).toHaveValue(text)
  // The browser is back at the page a moment after it was kept from leaving; another Back before that would be lost.
  const expectAt = (path: string) => expect.poll(() => window.location.hash).toBe(`#${path}`)
  return { history, expectAt }
}

describe('a form on a page', () => {
  test('a form on a page is left by a link at once while nothing is typed', async () => {
    const { expectAt } = await openForm('')
    await link.click()
    await expectAt('/settings')
    await expect.element(question).not.toBeInTheDocument()
  })

  test('a form on a page asks before a link leaves it, and keeps the text on ‘Keep editing’', async () => {
    const { expectAt } = await openForm('Called')
    await link.click()
    await keep.click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(note).toHaveValue('Called')
    await expectAt('/note')
  })

  test('a form on a page is left for the page of the link on ‘Discard’', async () => {
    const { expectAt } = await openForm('Called')
    await link.click()
    await discard.click()
    await expectAt('/settings')
    await expect.element(note).not.toBeInTheDocument()
  })

  test('a form on a page asks before Back leaves it, and goes back on ‘Discard’', async () => {
    const { history, expectAt } = await openForm('Called')
    history.back()
    await expect.element(question).toBeVisible()
    await expectAt('/note')
    await discard.click()
    await expectAt('/before')
  })

  test('a form on a page whose question is closed by a second Back keeps the text', async () => {
    const { history, expectAt } = await openForm('Called')
    history.back()
    await expect.element(question).toBeVisible()
    await expectAt('/note')
    history.back()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(note).toHaveValue('Called')
    await expectAt('/note')
  })

  test('a form on a page is kept without a question when only the search of the address changes', async () => {
    const { history } = await openForm('Called')
    history.push('/note?date=2025-09-15')
    await expect.poll(() => history.location.search).toBe('?date=2025-09-15')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(note).toHaveValue('Called')
  })
})
