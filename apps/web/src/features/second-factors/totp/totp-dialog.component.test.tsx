import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refusal } from '../../../../test/components/answers.ts'
import { show } from '../../../../test/components/show.tsx'
import { TotpDialog } from './totp-dialog.tsx'

const started = {
  secret: 'JBSWY3DPEHPK3PXPJBSW',
  uri: 'otpauth://totp/Portal:olena?secret=JBSWY3DPEHPK3PXPJBSW',
  qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
}
const dialog = page.getByRole('dialog', { name: 'Set up codes' })
const code = dialog.getByRole('textbox', { name: 'Code' })

async function openDialog() {
  const onSetUp = vi.fn<(codes: readonly string[] | null) => void>()
  await show(<TotpDialog started={started} onSetUp={onSetUp} onClose={() => undefined} />)
  await expect.element(code).toHaveFocus()
  return onSetUp
}

test('the secret of codes stands beside its QR code, in groups to type', async () => {
  await openDialog()
  const picture = dialog.getByRole('img', { name: 'QR code with the secret that stands beside it' })
  await expect.poll(() => picture.element()).toHaveProperty('naturalWidth', 150)
  await expect.element(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Copy Secret' })).toBeVisible()
})

test('a wrong first code is kept, with the sentence at its field', async () => {
  const message = 'This code is wrong: take the one that the app shows now'
  answer(() => refusal({ status: 422, code: 'second_factors.wrong_code', message }))
  const onSetUp = await openDialog()
  await userEvent.keyboard('123 457{Enter}')
  await expect.element(code).toHaveAccessibleDescription(new RegExp(message))
  await expect.element(code).toHaveValue('123 457')
  await expect.element(code).toHaveFocus()
  expect(onSetUp).not.toHaveBeenCalled()
})

test('the first code sets codes up, and hands over the recovery codes', async () => {
  const codes = ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2']
  const sent = answer(() => Response.json({ recovery_codes: codes }))
  const onSetUp = await openDialog()
  await userEvent.keyboard('123456{Enter}')
  await expect.poll(() => onSetUp.mock.calls).toEqual([[codes]])
  expect(sent).toMatchObject([{ method: 'PUT', body: { code: '123456' } }])
})
