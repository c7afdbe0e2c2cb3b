import type { OwnSecondFactors, Passkey } from '@portal/contract/accounts/second-factors'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerBy, refusal } from '../../../test/components/answers.ts'
import { show } from '../../../test/components/show.tsx'
import { SecondFactorsParts } from './second-factors-parts.tsx'

const passkey: Passkey = {
  id: 1,
  version: 1,
  name: 'Chrome on Linux',
  created_at: '2025-03-12T08:00:00.000Z',
  last_used_at: null,
}
const nothing: OwnSecondFactors = { totp: false, passkeys: [], recovery_codes_left: 0, required_from: null }
const longAgo = '2020-01-01'
const muchLater = '2099-01-01'

const codes = page.getByRole('region', { name: 'Codes of an app' })
const passkeys = page.getByRole('region', { name: 'Passkeys' })
const recovery = page.getByRole('region', { name: 'Recovery codes' })
const removeCodes = codes.getByRole('button', { name: 'Remove' })
const removePasskey = passkeys.getByRole('button', { name: 'Remove Chrome on Linux' })
const kept = 'You must have a second factor, and this is the last one. Set up another one first.'

async function showParts(factors: Partial<OwnSecondFactors>) {
  const sent = answerBy(() => Response.json({ ...nothing, ...factors }))
  await show(<SecondFactorsParts />)
  await expect.element(codes).toBeVisible()
  return sent
}

describe('the last factor of a person who must have one', () => {
  test('codes that are the last factor cannot be removed, and say why', async () => {
    await showParts({ totp: true, recovery_codes_left: 10, required_from: longAgo })
    await expect.element(removeCodes).toBeDisabled()
    await expect.element(removeCodes).toHaveAccessibleDescription(kept)
    await expect.element(codes.getByText(kept)).toBeVisible()
  })

  test('a passkey that is the last factor cannot be removed, and says why', async () => {
    await showParts({ passkeys: [passkey], recovery_codes_left: 10, required_from: longAgo })
    await expect.element(removePasskey).toHaveAttribute('aria-disabled', 'true')
    await expect.element(removePasskey).toHaveAccessibleDescription(kept)
  })

  test.each([
    ['of two factors', { totp: true, passkeys: [passkey], required_from: longAgo }],
    ['before the day', { totp: true, required_from: muchLater }],
    ['where none is required', { totp: true }],
  ])('codes can be removed %s', async (_when, factors) => {
    await showParts({ recovery_codes_left: 10, ...factors })
    await expect.element(removeCodes).toBeEnabled()
    await expect.element(page.getByText(kept)).not.toBeInTheDocument()
  })
})

describe('the second factors', () => {
  test('without a factor the day is named from which one is needed, and recovery codes have no button', async () => {
    await showParts({ required_from: muchLater })
    const line = 'You need a second factor from 01.01.2099. Set up codes or a passkey before that day.'
    await expect.element(page.getByText(line)).toBeVisible()
    await expect.element(recovery.getByText('You get them when you set up your first factor.')).toBeVisible()
    await expect.element(recovery.getByRole('button')).not.toBeInTheDocument()
  })

  test('with ten passkeys no further one can be added', async () => {
    const ten = Array.from({ length: 10 }, (_, place) => ({
      ...passkey,
      id: place + 1,
      name: `Key ${place + 1}`,
    }))
    await showParts({ passkeys: ten, recovery_codes_left: 10 })
    await expect.poll(() => passkeys.getByRole('listitem').elements().length).toBe(10)
    const add = passkeys.getByRole('button', { name: 'Add Passkey' })
    await expect.element(add).toBeDisabled()
    await expect
      .element(add)
      .toHaveAccessibleDescription('An account has at most 10 passkeys. Remove one to add another.')
  })

  test('a passkey says whether it was used', async () => {
    await showParts({
      passkeys: [passkey, { ...passkey, id: 2, name: 'Key', last_used_at: '2025-04-01T09:30:00.000Z' }],
      recovery_codes_left: 10,
    })
    await expect.element(passkeys.getByText('Never used')).toBeVisible()
    await expect.element(passkeys.getByText('Last used 01.04.2025, 12:30')).toBeVisible()
  })

  test.each([
    [10, '10 left'],
    [2, 'Only 2 left. Make new ones before you need them.'],
    [1, 'Only 1 left. Make new ones before you need them.'],
    [0, /^No recovery code is left\./],
  ])('with %i recovery codes left the part says %s', async (recovery_codes_left, words) => {
    await showParts({ totp: true, recovery_codes_left })
    await expect.element(recovery.getByText(words)).toBeVisible()
  })

  test('new recovery codes are asked for first, and shown', async () => {
    const sent = answerBy(({ method }) =>
      method === 'POST'
        ? Response.json({ recovery_codes: ['abcd-efgh-jkmn'] }, { status: 201 })
        : Response.json({ ...nothing, totp: true, recovery_codes_left: 10 }),
    )
    await show(<SecondFactorsParts />)
    await recovery.getByRole('button', { name: 'Make new ones' }).click()
    const question = page.getByRole('dialog', { name: 'Make new recovery codes?' })
    await question.getByRole('button', { name: 'Make new ones' }).click()
    const shown = page.getByRole('dialog', { name: 'Your recovery codes' })
    await expect.element(shown.getByText('abcd-efgh-jkmn')).toBeVisible()
    await shown.getByRole('button', { name: 'I have kept them' }).click()
    await expect.element(shown).not.toBeInTheDocument()
    await expect.element(recovery.getByRole('button', { name: 'Make new ones' })).toHaveFocus()
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('second factors that cannot be loaded are a notice that offers to try again', async () => {
    let isDown = true
    answerBy(() =>
      isDown
        ? refusal({ status: 500, code: 'server.failed', message: 'Something went wrong' })
        : Response.json(nothing),
    )
    await show(<SecondFactorsParts />)
    await expect.element(page.getByText('The second factors could not be loaded')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(codes).toBeVisible()
  })
})
