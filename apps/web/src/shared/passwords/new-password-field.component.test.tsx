import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'

function Fields() {
  const [password, setPassword] = useState('')
  return (
    <form style={{ display: 'grid', gap: '16px', width: '320px' }}>
      <NewPasswordField
        label="New password"
        password={password}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <PasswordField label="Confirm password" />
      <button type="submit">Save</button>
    </form>
  )
}

const fieldOf = (name: string) => page.getByRole('textbox', { name })
const edge = (name: 'top' | 'bottom', element: Element) => element.getBoundingClientRect()[name]
/** The space between a field and what stands below it. */
const gaps = () => {
  const [password, confirmation] = [fieldOf('New password'), fieldOf('Confirm password')]
  const label = page.getByText('Confirm password').element()
  const save = page.getByRole('button', { name: 'Save' }).element()
  return [
    edge('top', label) - edge('bottom', password.element()),
    edge('top', save) - edge('bottom', confirmation.element()),
  ].map(Math.round)
}

test('the fields of a new password have equal gaps, also while its strength is shown', async () => {
  await show(<Fields />)
  await expect.element(fieldOf('New password')).toBeVisible()
  expect(gaps()[0]).toBe(gaps()[1])
  const before = gaps()
  await fieldOf('New password').click()
  await userEvent.keyboard('a much longer password')
  await expect.element(page.getByRole('status').filter({ hasText: 'Strong' })).toBeVisible()
  expect(gaps()).toEqual(before)
})
