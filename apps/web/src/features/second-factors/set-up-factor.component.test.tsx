import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerBy } from '../../../test/components/answers.ts'
import { show } from '../../../test/components/show.tsx'
import { SetUpFactor } from './set-up-factor.tsx'

const addPasskey = page.getByRole('button', { name: 'Add Passkey' })
const passkeyDialog = page.getByRole('dialog', { name: 'Add Passkey' })
const recoveryCodes = page.getByRole('dialog', { name: 'Your recovery codes' })

const options = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Staff portal' },
  user: { id: 'dXNlci0x', name: 'olena@example.com', displayName: 'Olena Bondar' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'preferred',
    requireResidentKey: false,
    userVerification: 'preferred',
  },
  attestation: 'none',
}

test('a first factor is done when its recovery codes are kept, and not before', async () => {
  answerBy(({ method }) =>
    method === 'POST'
      ? Response.json({ secret: 'JBSWY3DP', uri: 'otpauth://totp/x', qr: '<svg/>' }, { status: 201 })
      : Response.json({ recovery_codes: ['abcd-efgh-jkmn-pqrs'] }),
  )
  const onDone = vi.fn()
  await show(<SetUpFactor onDone={onDone} />)
  await page.getByRole('button', { name: 'Set up codes' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  await userEvent.keyboard('123456{Enter}')
  await expect.element(recoveryCodes.getByText('abcd-efgh-jkmn-pqrs')).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
  await recoveryCodes.getByRole('button', { name: 'I have kept them' }).click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  await expect.element(recoveryCodes).not.toBeInTheDocument()
})

test('a passkey that the browser did not make is one quiet sentence, and its name stays', async () => {
  const sent = answerBy(() => Response.json({ challenge: options.challenge, options }, { status: 201 }))
  const refused = new DOMException('Not allowed', 'NotAllowedError')
  const make = vi.spyOn(navigator.credentials, 'create').mockRejectedValue(refused)
  onTestFinished(() => make.mockRestore())
  const onDone = vi.fn()
  await show(<SetUpFactor onDone={onDone} />)
  await addPasskey.click()
  const name = passkeyDialog.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveFocus()
  await userEvent.fill(name, 'My key')
  await userEvent.keyboard('{Enter}')
  await expect.element(passkeyDialog.getByText('No passkey was made. You can try again.')).toBeVisible()
  await expect.element(name).toHaveValue('My key')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(sent.map(({ url }) => url)).toEqual([expect.stringContaining('/second_factors/passkeys/options')])
  expect(onDone).not.toHaveBeenCalled()
  await passkeyDialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(addPasskey).toHaveFocus()
})
