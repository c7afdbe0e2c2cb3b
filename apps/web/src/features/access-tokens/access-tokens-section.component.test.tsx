import type { AccessToken } from '@portal/contract/accounts/access-tokens'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerBy, refusal } from '../../../test/components/answers.ts'
import { show } from '../../../test/components/show.tsx'
import { AccessTokensSection } from './access-tokens-section.tsx'

const token = (id: number): AccessToken => ({
  id,
  name: `Program ${id}`,
  scope: 'read',
  salary_files: false,
  expires_on: '2099-01-31',
  last_used_at: null,
  last_address: null,
  created_at: '2025-03-12T08:00:00.000Z',
})
const add = page.getByRole('button', { name: 'Add token' })

describe('the own access tokens', () => {
  test('with twenty tokens none can be added, and the button says why', async () => {
    answerBy(() => Response.json(Array.from({ length: 20 }, (_, place) => token(place + 1))))
    await show(<AccessTokensSection />)
    await expect.element(add).toBeDisabled()
    await expect
      .element(add)
      .toHaveAccessibleDescription('You have 20 tokens, which is the most. End one to add another.')
  })

  test('a token says what it may, until when, from where it was used last, and what it reads besides', async () => {
    const used = { last_used_at: '2025-03-14T08:00:00.000Z', last_address: '192.0.2.7' }
    answerBy(() => Response.json([{ ...token(1), scope: 'write', salary_files: true, ...used }]))
    await show(<AccessTokensSection />)
    const item = page.getByRole('listitem')
    for (const text of ['Read and write', 'Files of salaries', 'Until 31.01.2099'])
      await expect.element(item.getByText(text)).toBeVisible()
    await expect.element(item.getByText('Last used 14.03.2025, 10:00 from 192.0.2.7')).toBeVisible()
  })

  test('a list that could not be loaded can be loaded again', async () => {
    answerBy(() => refusal({ status: 500, code: 'server.failure', message: 'Something went wrong' }))
    await show(<AccessTokensSection />)
    await expect.element(page.getByText('The access tokens could not be loaded')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('a closed dialog of a new token gives the focus back to the button that began it', async () => {
    answerBy(({ method }) =>
      method === 'POST'
        ? Response.json({ ...token(1), token: `sp_${'a'.repeat(43)}` }, { status: 201 })
        : Response.json([]),
    )
    await show(<AccessTokensSection />)
    await add.click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Payroll')
    await page.getByRole('button', { name: 'Make token' }).click()
    const shown = page.getByRole('dialog', { name: 'Your new token' })
    await expect.element(shown.getByRole('textbox', { name: 'Token' })).toHaveFocus()
    await shown.getByRole('button', { name: 'I have copied it' }).click()
    await expect.element(add).toHaveFocus()
  })
})
