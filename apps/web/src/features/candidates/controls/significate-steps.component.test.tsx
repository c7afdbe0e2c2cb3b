import type { Significate } from '@portal/domain/candidates/candidates'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../../test/components/show.tsx'
import { SignificateSteps } from './significate-steps.tsx'

/** Steps that note in `chosen` what is chosen. */
function Steps({ chosen }: { chosen: Significate[] }) {
  const [value, setValue] = useState<Significate>('interviewing')
  const choose = (next: Significate) => {
    chosen.push(next)
    setValue(next)
  }
  return <SignificateSteps value={value} onChange={choose} />
}

const step = (name: string) => page.getByRole('radio', { name })

test('arrow keys walk through the steps of a candidate, and Space chooses one', async () => {
  const chosen: Significate[] = []
  await show(<Steps chosen={chosen} />)
  await expect.element(step('Interviewing')).toBeChecked()
  chosen.length = 0
  step('Interviewing').element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(step('Preoffer')).toHaveFocus()
  expect(chosen).toEqual([])
  await userEvent.keyboard('[Space]')
  await expect.element(step('Preoffer')).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await expect.element(step('Rejected')).toHaveFocus()
  expect(chosen).toEqual(['preoffer'])
})

test('a step is chosen by a click', async () => {
  const chosen: Significate[] = []
  await show(<Steps chosen={chosen} />)
  await page.getByText('Hired').click()
  await expect.element(step('Hired')).toBeChecked()
  expect(chosen).toEqual(['hired'])
})
