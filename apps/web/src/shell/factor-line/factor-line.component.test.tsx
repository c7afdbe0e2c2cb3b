import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { FactorLine } from './factor-line.tsx'

const line = page.getByRole('region', { name: 'Second factor' })

test('a person who needs a second factor from a day on reads the day, with the way to the set-up', async () => {
  await show(<FactorLine />, '/', '/', { user: { factor_required_from: '2999-12-31' } })
  await expect.element(line.getByText(/^From 31\.12\.2999 on you need a second factor/)).toBeVisible()
  await expect
    .element(line.getByRole('link', { name: 'Set up now' }))
    .toHaveAttribute('href', expect.stringMatching(/\/settings#signing-in$/))
})

test('a person whose day has come while the page is open reads it without the day', async () => {
  await show(<FactorLine />, '/', '/', { user: { factor_required_from: '2020-01-01' } })
  await expect.element(line.getByText(/^You need a second factor to sign in\./)).toBeVisible()
})

test('a person who needs none reads nothing', async () => {
  await show(
    <>
      <FactorLine />
      <p>The page</p>
    </>,
  )
  await expect.element(page.getByText('The page')).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
})
