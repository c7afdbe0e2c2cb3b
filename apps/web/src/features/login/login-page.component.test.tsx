import type { SecondFactorStep } from '@portal/contract/accounts/second-factors'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refusal } from '../../../test/components/answers.ts'
import { answerForPasskey, passkeyOptions } from '../../../test/components/passkey.ts'
import { show, user } from '../../../test/components/show.tsx'
import { LoginPage } from './login-page.tsx'

const email = page.getByRole('textbox', { name: 'Email' })
const password = page.getByRole('textbox', { name: 'Password' })
const code = page.getByRole('textbox', { name: 'Code', exact: true })
const recoveryCode = page.getByRole('textbox', { name: 'Recovery code' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const withCodes: SecondFactorStep = {
  challenge: 'c1',
  methods: ['totp', 'recovery_code'],
  passkey_options: null,
}
const withPasskey: SecondFactorStep = {
  challenge: 'c1',
  methods: ['passkey', 'recovery_code'],
  passkey_options: passkeyOptions,
}
const asked = (step: SecondFactorStep) => () =>
  refusal({ status: 401, code: 'session.second_factor', message: 'Confirm', beside: step })
const refused = (status: number, code: string) => () => refusal({ status, code, message: code })
const opened = () => Response.json({ user, token: 'secret' }, { status: 201 })
const wrongCode = () =>
  refusal({ status: 401, code: 'session.wrong_code', message: 'This code is wrong or was used already' })

/** Types e-mail and password at the login. */
async function logIn() {
  await email.fill('olena@example.com')
  await password.fill('a right password')
  await button('Log In').click()
}

const ended = 'This sign-in took too long or was tried too often. Please start again.'

describe('the second step of a sign-in', () => {
  test('a person with codes types one with blanks, and is signed in', async () => {
    const sent = answer(asked(withCodes), opened)
    await show(<LoginPage />)
    await logIn()
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard('123 456{Enter}')
    await expect.element(button('Signing in…')).toBeVisible()
    expect(sent[1]?.url).toMatch(/\/session\/second_factor$/)
    expect(sent[1]?.body).toEqual({ challenge: 'c1', code: '123 456' })
  })

  test('a wrong code stays in its field with the reason, and the next one takes its place', async () => {
    const sent = answer(asked(withCodes), wrongCode, opened)
    await show(<LoginPage />)
    await logIn()
    await code.fill('111 111')
    await button('Sign in').click()
    await expect.element(code).toHaveAccessibleDescription('This code is wrong or was used already')
    await expect.element(code).toHaveValue('111 111')
    await code.element().focus()
    await userEvent.keyboard('222222{Enter}')
    await expect.element(button('Signing in…')).toBeVisible()
    expect(sent[2]?.body).toEqual({ challenge: 'c1', code: '222222' })
  })

  test('an empty code is not sent', async () => {
    const sent = answer(asked(withCodes))
    await show(<LoginPage />)
    await logIn()
    await button('Sign in').click()
    await expect.element(code).toHaveAccessibleDescription('This field is required')
    expect(sent).toHaveLength(1)
  })

  test('a sign-in that took too long leads to the first step, which says so and keeps the e-mail', async () => {
    answer(asked(withCodes), refused(410, 'session.challenge_ended'))
    await show(<LoginPage />)
    await logIn()
    await code.fill('123456')
    await button('Sign in').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(ended)
    await expect.element(email).toHaveValue('olena@example.com')
    await expect.element(password).toHaveValue('')
  })

  test.each(['Back', 'Use another account'])(
    '%s leads to the first step and keeps the e-mail',
    async (way) => {
      answer(asked(withCodes))
      const { history } = await show(<LoginPage />)
      await logIn()
      await expect.element(code).toBeVisible()
      if (way === 'Back') history.back()
      else await button(way).click()
      await expect.element(email).toHaveValue('olena@example.com')
      await expect.element(code).not.toBeInTheDocument()
    },
  )

  test('too many wrong codes are told with the time to wait', async () => {
    const tooMany = () => {
      const { body, status } = refusal({
        status: 429,
        code: 'session.too_many_failures',
        message: 'Too many',
      })
      return new Response(body, { status, headers: { 'retry-after': '60' } })
    }
    answer(asked(withCodes), tooMany)
    await show(<LoginPage />)
    await logIn()
    await code.fill('123456')
    await button('Sign in').click()
    await expect
      .element(page.getByRole('alert').filter({ hasText: /Please try again in 1\smin/ }))
      .toBeVisible()
  })

  test('whoever used the last recovery code is told so', async () => {
    const left = { totp: true, passkeys: [], recovery_codes_left: 0, required_from: null }
    const sent = answer(asked(withCodes), opened, () => Response.json(left))
    await show(<LoginPage />)
    await logIn()
    await button('Use a recovery code').click()
    await recoveryCode.fill('ABCD-efgh')
    await button('Sign in').click()
    await expect.element(page.getByText('That was your last recovery code. Make new ones.')).toBeVisible()
    expect(sent[1]?.body).toEqual({ challenge: 'c1', recovery_code: 'ABCD-efgh' })
  })

  test('a person without codes is offered the passkey first, and may close its dialog and try again', async () => {
    answerForPasskey('closed', 'given')
    const sent = answer(asked(withPasskey), opened)
    await show(<LoginPage />)
    await logIn()
    await expect.element(button('Use a passkey')).toHaveFocus()
    await expect.element(code).not.toBeInTheDocument()
    await button('Use a passkey').click()
    await expect.element(page.getByText('No passkey was used.')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await button('Use a passkey').click()
    await expect.poll(() => sent).toHaveLength(2)
    expect(sent[1]?.body).toMatchObject({ challenge: 'c1', passkey: { id: 'AQID', type: 'public-key' } })
  })
})

describe('a sign-in without a password', () => {
  test('a visitor signs in with a passkey, which names the account', async () => {
    answerForPasskey('given')
    const offer = () => Response.json({ challenge: 'c2', options: passkeyOptions }, { status: 201 })
    const sent = answer(offer, opened)
    await show(<LoginPage />)
    await button('Sign in with a passkey').click()
    await expect.poll(() => sent).toHaveLength(2)
    expect(sent[1]?.url).toMatch(/\/session\/passkey$/)
    expect(sent[1]?.body).toMatchObject({ challenge: 'c2', passkey: { id: 'AQID' } })
  })

  test('a portal that can have no passkeys offers none', async () => {
    await show(<LoginPage />, '/', '/', { portal: { passkeys: false } })
    await expect.element(email).toBeVisible()
    await expect.element(button('Sign in with a passkey')).not.toBeInTheDocument()
  })

  test('single sign-on leads to the provider and from there to the wanted page', async () => {
    const portal = { oidc: { label: 'Google', sign_out_url: null } }
    await show(<LoginPage to="/my-requests" />, '/', '/', { portal })
    const link = page.getByRole('link', { name: 'Sign in with Google' })
    await expect.element(link).toHaveAttribute('href', '/api/v1/auth/oidc?return=%2Fmy-requests')
    await expect.element(password).toBeVisible()
  })

  test('where passwords are not used, nothing but single sign-on is on the screen', async () => {
    const demo = { email: 'a@demo.test', password: 'demo', name: 'CEO' }
    const portal = { oidc: { label: 'Google', sign_out_url: null }, password_sign_in: false }
    await show(<LoginPage />, '/', '/', { portal: { ...portal, demo_accounts: [demo] } })
    await expect.element(page.getByRole('link')).toHaveAccessibleName('Sign in with Google')
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })

  test('whoever has logged out may sign out of the provider too', async () => {
    const portal = { oidc: { label: 'Google', sign_out_url: 'https://id.example.com/out' } }
    await show(<LoginPage left />, '/', '/', { portal })
    await expect.element(page.getByText(/^You are signed out\./)).toBeVisible()
    const link = page.getByRole('link', { name: 'Sign out of Google too' })
    await expect.element(link).toHaveAttribute('href', 'https://id.example.com/out')
  })
})

describe('a sign-in that comes back from the provider', () => {
  test.each([
    ['single_sign_on.no_access', "Your company's account at Google has no access here. Ask an admin."],
    ['sign_in_links.ended', 'This link was used or has ended. Make a new one on the server.'],
    ['single_sign_on.of_tomorrow', 'You could not be signed in. Please try again.'],
    ['records.hours_too_many', 'You could not be signed in. Please try again.'],
    ['toString', 'You could not be signed in. Please try again.'],
  ])('the login says for the failure %s: %s', async (failure, sentence) => {
    const portal = { oidc: { label: 'Google', sign_out_url: null } }
    await show(<LoginPage failure={failure} />, '/', '/', { portal })
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
  })

  test('a second step in the address opens at once, and is taken out of the address', async () => {
    const hash = btoa(JSON.stringify(withCodes)).replaceAll('=', '')
    const { history } = await show(<LoginPage />, '/', `/#second_factor=${hash}`)
    await expect.element(code).toBeVisible()
    expect(history.location.hash).toBe('')
    expect(location.href).not.toContain('second_factor')
  })

  test.each(['rubbish', btoa('{"challenge":1}'), btoa('null'), ''])(
    'the login opens its first step where %j stands in the address for the second',
    async (text) => {
      await show(<LoginPage />, '/', `/#second_factor=${text}`)
      await expect.element(email).toBeVisible()
      await expect.element(code).not.toBeInTheDocument()
    },
  )
})
