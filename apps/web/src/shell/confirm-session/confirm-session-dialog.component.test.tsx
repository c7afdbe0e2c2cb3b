import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerBy, refusal } from '../../../test/components/answers.ts'
import { answerForPasskey, passkeyOptions } from '../../../test/components/passkey.ts'
import { show } from '../../../test/components/show.tsx'
import { ConfirmSessionDialog } from './confirm-session-dialog.tsx'

const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
const password = dialog.getByRole('textbox', { name: 'Your password' })
const code = dialog.getByRole('textbox', { name: 'Code' })
const usePasskey = dialog.getByRole('button', { name: 'Use a passkey' })
const withGoogle = dialog.getByRole('link', { name: 'Confirm with Google' })

const done = () => new Response(null, { status: 204 })
const wrong = (field: string, message: string) => () =>
  refusal({ status: 422, code: 'request.invalid', message, errors: { [field]: [message] } })

const passkey = {
  id: 1,
  version: 1,
  name: 'Phone',
  created_at: '2026-01-02T03:04:05.000Z',
  last_used_at: null,
}
const factors = (has: { totp: boolean; passkeys: (typeof passkey)[] }) => () =>
  Response.json({ ...has, recovery_codes_left: 9, required_from: null })

const noFactors = factors({ totp: false, passkeys: [] })

const google = { oidc: { label: 'Google', sign_out_url: null } }

/** Answers the list of the own factors as often as it is asked for, and all else one after the other. */
function serve(own: () => Response, ...answers: (() => Response)[]) {
  const posted: unknown[] = []
  answerBy(({ method, url, body }) => {
    if (method === 'GET') return own()
    posted.push(body)
    const next = answers[posted.length - 1]
    if (!next) throw new Error(`The test does not answer ${method} ${url} any more`)
    return next()
  })
  return posted
}

async function ask(other: Parameters<typeof show>[3] = {}) {
  const onConfirmed = vi.fn()
  await show(
    <ConfirmSessionDialog onConfirmed={onConfirmed} onClose={() => {}} />,
    '/settings',
    '/settings',
    other,
  )
  return onConfirmed
}
const withFactor = { has_second_factor: true }

const ended = 'This sign-in took too long or was tried too often. Please start again.'

describe('the proof that it is still oneself', () => {
  test('a person without a second factor types the password, and a wrong one is told at its field', async () => {
    const posted = serve(noFactors, wrong('password', 'The password is wrong'), done)
    const onConfirmed = await ask()
    await expect.element(password).toHaveFocus()
    await userEvent.keyboard('a wrong password{Enter}')
    await expect.element(password).toHaveAccessibleDescription('The password is wrong')
    await password.fill('a right password')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce())
    expect(posted[1]).toEqual({ password: 'a right password' })
  })

  test('a person with codes types one in place of the password, and a wrong one is told at its field', async () => {
    const posted = serve(factors({ totp: true, passkeys: [] }), wrong('code', 'This code is wrong'), done)
    const onConfirmed = await ask({ user: withFactor })
    await expect.element(code).toHaveFocus()
    await expect.element(password).not.toBeInTheDocument()
    await expect.element(usePasskey).not.toBeInTheDocument()
    await userEvent.keyboard('111 111{Enter}')
    await expect.element(code).toHaveAccessibleDescription('This code is wrong')
    await expect.element(code).toHaveValue('111 111')
    await code.fill('222222')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce())
    expect(posted[1]).toEqual({ code: '222222' })
  })

  test('a person with passkeys alone uses one, and may close its dialog and try again', async () => {
    answerForPasskey('closed', 'given')
    const offer = () => Response.json({ challenge: 'c1', options: passkeyOptions }, { status: 201 })
    const posted = serve(factors({ totp: false, passkeys: [passkey] }), offer, offer, done)
    const onConfirmed = await ask({ user: withFactor })
    await usePasskey.click()
    await expect.element(dialog.getByText('No passkey was used.')).toBeVisible()
    await usePasskey.click()
    await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce())
    expect(posted[2]).toMatchObject({ passkey: { id: 'AQID' } })
  })

  test('a passkey that took too long is told, and another try may follow', async () => {
    answerForPasskey('given')
    const offer = () => Response.json({ challenge: 'c1', options: passkeyOptions }, { status: 201 })
    const tooLate = () => refusal({ status: 410, code: 'session.challenge_ended', message: 'Too long' })
    serve(factors({ totp: true, passkeys: [passkey] }), offer, tooLate)
    await ask({ user: withFactor })
    await usePasskey.click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(ended)
    await expect.element(usePasskey).toBeVisible()
  })

  test('a person whose factors are gone in the meantime types the password', async () => {
    serve(noFactors)
    await ask({ user: withFactor })
    await expect.element(password).toBeVisible()
  })

  test('a person who is linked to the provider may confirm there, and comes back to the page', async () => {
    await ask({ user: { oidc_linked: true }, portal: google })
    await expect.element(password).toBeVisible()
    await expect
      .element(withGoogle)
      .toHaveAttribute('href', '/api/v1/auth/oidc?confirm=true&return=%2Fsettings')
    await expect.element(dialog.getByText(/Google leads back to this page/)).toBeVisible()
  })

  test('where passwords are not used, a linked person without a factor confirms at the provider alone', async () => {
    await ask({ user: { oidc_linked: true }, portal: { ...google, password_sign_in: false } })
    await expect.element(withGoogle).toBeVisible()
    await expect.element(password).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
  })
})
