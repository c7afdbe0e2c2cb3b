import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { toastSuccess, toastUndoable } from './toasts.ts'

const toasts = (text: string) => page.getByRole('status').filter({ hasText: text })

test('a toast names the thing, and a newer one takes the place of its like', async () => {
  await show(<p>A page</p>)
  toastSuccess('Contract deleted', { thing: 'Olena Bondar on Harbor' })
  await expect.element(toasts('Contract deleted, Olena Bondar on Harbor')).toBeVisible()
  toastSuccess('User created!', { thing: 'Olena Bondar' })
  await expect.element(toasts('User created! Olena Bondar')).toBeVisible()
  toastSuccess('Contract deleted', { thing: 'Ivan Koval on Harbor' })
  await expect.element(toasts('Contract deleted, Ivan Koval on Harbor')).toBeVisible()
  await expect.element(toasts('Olena Bondar on Harbor')).not.toBeInTheDocument()
  await expect.element(toasts('User created!')).toBeVisible()
})

test('of several changes that can be taken back the newest has the toast', async () => {
  await show(<p>A page</p>)
  toastUndoable('Record deleted', '8.0 h Harbor', () => undefined)
  toastUndoable('Record deleted', '4.0 h Harbor', () => undefined)
  await expect.element(toasts('Record deleted, 4.0 h Harbor')).toBeVisible()
  await expect.element(toasts('Record deleted, 8.0 h Harbor')).not.toBeInTheDocument()
})

test('a press on the words of a toast reaches what is below', async () => {
  await show(<p>A page</p>)
  toastSuccess('Saved by hand')
  const toast = toasts('Saved by hand')
  await expect.element(toast).toBeVisible()
  const { x, y, height } = toast.element().getBoundingClientRect()
  expect(document.elementFromPoint(x + 20, y + height / 2)?.closest('[role="status"]')).toBeNull()
})
