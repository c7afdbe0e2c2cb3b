import { Button } from '@mantine/core'
import { records } from '@portal/contract/hours/hours'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refusal } from '../../../test/components/answers.ts'
import { show } from '../../../test/components/show.tsx'
import { useApiMutation } from '../../api/query.ts'
import { useUndoOffer } from './use-undo-offer.ts'

function Deletion() {
  const offer = useUndoOffer()
  const remove = useApiMutation(records.remove, { onUndoable: (token) => offer('Record deleted', token) })
  return <Button onClick={() => remove.mutate({ params: { id: 7 }, ifMatch: 1 })}>Delete it</Button>
}

const deleted = () => new Response(null, { status: 204, headers: { 'x-undo': 'token-of-the-change' } })
const undoButton = page.getByRole('button', { name: 'Undo' })

test('a change is taken back by the button of its message, once', async () => {
  const sent = answer(deleted, () => Response.json({}))
  await show(<Deletion />)
  await page.getByRole('button', { name: 'Delete it' }).click()

  await expect.element(page.getByText('Record deleted')).toBeVisible()
  await undoButton.click()
  await expect.element(page.getByText('Undone')).toBeVisible()
  await expect.element(undoButton).not.toBeInTheDocument()
  expect(sent.slice(1)).toMatchObject([
    { method: 'POST', url: '/api/v1/undo', body: { token: 'token-of-the-change' } },
  ])
})

test('an undo that comes too late says so', async () => {
  const message = 'It is too late to undo this'
  answer(deleted, () => refusal({ status: 409, code: 'undo.too_late', message }))
  await show(<Deletion />)
  await page.getByRole('button', { name: 'Delete it' }).click()
  await undoButton.click()
  await expect.element(page.getByText(message)).toBeVisible()
})

test('an undo that the network lost is offered again', async () => {
  answer(
    deleted,
    () => Promise.reject(new TypeError('lost')),
    () => Response.json({}),
  )
  await show(<Deletion />)
  await page.getByRole('button', { name: 'Delete it' }).click()
  await undoButton.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await undoButton.click()
  await expect.element(page.getByText('Undone')).toBeVisible()
})
