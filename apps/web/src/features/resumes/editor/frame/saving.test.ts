import { expect, test, vi } from 'vitest'
import { createSaving } from './saving.ts'

const made = (isChanged: boolean) => {
  const onChange = vi.fn()
  const submit = vi.fn()
  const saving = createSaving(onChange)
  const close = saving.register({ isChanged, submit })
  return { saving, close, submit, onChange }
}

test('the editor goes on after the save that it has asked for, and only once', async () => {
  const { saving, submit } = made(true)
  const go = vi.fn()
  saving.saveThen(go)
  expect(submit).toHaveBeenCalledOnce()
  expect(go).not.toHaveBeenCalled()
  await saving.goOn(7)
  expect(go).toHaveBeenCalledExactlyOnceWith(7)
  expect(saving.goOn()).toBeUndefined()
})

test('the editor stays after a save by the form’s own button, also where an earlier one was refused', () => {
  const { saving } = made(true)
  const go = vi.fn()
  saving.saveThen(go)
  saving.stay()
  expect(saving.goOn()).toBeUndefined()
  expect(go).not.toHaveBeenCalled()
})

test('the editor is told what the form on the page is, and when it is gone', () => {
  const { close, onChange } = made(true)
  expect(onChange).toHaveBeenLastCalledWith(true)
  close()
  expect(onChange).toHaveBeenLastCalledWith(false)
})
