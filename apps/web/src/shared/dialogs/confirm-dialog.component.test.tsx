import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const opener = page.getByRole('button', { name: 'Delete Calls' })
const question = page.getByRole('dialog', { name: 'Are you sure?' })
const confirm = question.getByRole('button', { name: 'Delete' })
const cancel = question.getByRole('button', { name: 'Cancel' })

/** A page with a thing that is deleted after a question. */
function Things({ onConfirm }: { onConfirm: () => unknown }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Delete Calls
      </button>
      {isAsking && (
        <ConfirmDialog
          text="“Calls” will be deleted"
          onConfirm={onConfirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

async function ask(onConfirm: () => unknown) {
  const { history } = await show(<Things onConfirm={onConfirm} />)
  await opener.click()
  await expect.element(cancel).toHaveFocus()
  return history
}

describe('a question before something is lost', () => {
  test('a question names what would be lost, and Enter closes it without the action', async () => {
    const onConfirm = vi.fn()
    await ask(onConfirm)
    await expect.element(question.getByText('“Calls” will be deleted')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  test('a question is closed by Escape, and the focus returns to what opened it', async () => {
    const onConfirm = vi.fn()
    await ask(onConfirm)
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  test('a question is closed by Back, which does not leave the page', async () => {
    const onConfirm = vi.fn()
    const history = await ask(onConfirm)
    history.back()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(opener).toBeVisible()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  test('a question stays until the action has ended, whatever key or button is pressed', async () => {
    const ended = Promise.withResolvers<void>()
    const onConfirm = vi.fn(() => ended.promise)
    const history = await ask(onConfirm)
    confirm.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(cancel).toBeDisabled()
    await userEvent.keyboard('{Enter}{Escape}')
    history.back()
    await question.getByRole('button', { name: 'Close' }).click()
    await expect.element(question).toBeVisible()
    ended.resolve()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  test('a question whose action is refused is closed, and a toast says why', async () => {
    await ask(() => Promise.reject(new Error('Calls have records')))
    await confirm.click()
    await expect.element(page.getByText('Calls have records')).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test('a question has words and a choice of its own where it is given them', async () => {
    await show(
      <ConfirmDialog
        title="Close the vacancy?"
        text="Nobody can be added any more"
        confirmLabel="Close it"
        cancelLabel="Leave it open"
        onConfirm={() => {}}
        onClose={() => {}}
      >
        <label>
          <input type="checkbox" /> Tell the candidates
        </label>
      </ConfirmDialog>,
    )
    const own = page.getByRole('dialog', { name: 'Close the vacancy?' })
    await expect.element(own.getByRole('checkbox', { name: 'Tell the candidates' })).toBeVisible()
    await expect.element(own.getByRole('button', { name: 'Close it' })).toBeVisible()
    await expect.element(own.getByRole('button', { name: 'Leave it open' })).toHaveFocus()
  })
})

test('a question of which nothing is lost starts at its answer, so that Enter confirms', async () => {
  const onConfirm = vi.fn()
  await show(
    <ConfirmDialog
      title="Save it?"
      text="It cannot be changed afterwards"
      confirmLabel="Save"
      isLoss={false}
      onConfirm={onConfirm}
      onClose={() => {}}
    />,
  )
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onConfirm).toHaveBeenCalledOnce())
})
