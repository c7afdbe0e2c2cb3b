import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../../test/components/show.tsx'
import { phone } from '../../../../test/components/sizes.ts'
import type { Pair } from './latest-choices.ts'
import { LatestPairs } from './latest-pairs.tsx'

const pair = (project_id: number, category_id: number): Pair => ({
  project_id,
  project: `Harbor ${project_id}`,
  category_id,
  category: `Testing ${category_id}`,
})
const six = [1, 2, 3, 4, 5, 6].map((id) => pair(id, 9))

function Chooser({ pairs, isLoading = false }: { pairs: readonly Pair[]; isLoading?: boolean }) {
  const [chosen, setChosen] = useState({ project_id: 1, category_id: 9 })
  return <LatestPairs pairs={pairs} isLoading={isLoading} chosen={chosen} onChoose={setChosen} />
}

/** A page on which another pair becomes the latest. */
function Saving() {
  const [latest, setLatest] = useState(six.slice(0, 3))
  return (
    <>
      <Chooser pairs={latest} />
      <button type="button" onClick={() => setLatest([pair(9, 9), pair(3, 9), pair(1, 9), pair(2, 9)])}>
        Log hours
      </button>
    </>
  )
}

const group = page.getByRole('group', { name: 'Latest projects and categories' })
const button = (name: string) => page.getByRole('button', { name })

test('the five latest pairs are offered, and the chosen one is pressed', async () => {
  await show(<Chooser pairs={six} />)
  await expect.element(group).toBeVisible()
  expect(group.getByRole('button').elements()).toHaveLength(5)
  await expect.element(button('Harbor 1 · Testing 9')).toHaveAttribute('aria-pressed', 'true')
  await button('Harbor 3 · Testing 9').click()
  await expect.element(button('Harbor 3 · Testing 9')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Harbor 1 · Testing 9')).toHaveAttribute('aria-pressed', 'false')
})

test('a pair is chosen by the keyboard', async () => {
  await show(<Chooser pairs={six} />)
  await expect.element(group).toBeVisible()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(button('Harbor 2 · Testing 9')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Harbor 2 · Testing 9')).toHaveAttribute('aria-pressed', 'true')
})

test('a single pair, which the form proposes anyway, is not offered', async () => {
  await show(<Chooser pairs={[pair(1, 9)]} />)
  await expect.element(page.getByRole('main')).toBeInTheDocument()
  expect(group.elements()).toHaveLength(0)
})

test('the pairs keep their places when another one becomes the latest', async () => {
  await show(<Saving />)
  await button('Log hours').click()
  await expect.element(button('Harbor 9 · Testing 9')).toBeVisible()
  expect(
    group
      .getByRole('button')
      .elements()
      .map((each) => each.textContent),
  ).toEqual([1, 2, 3, 9].map((id) => `Harbor ${id} · Testing 9`))
})

test('the pairs are one line, which fades until the last one is in view', async () => {
  await page.viewport(700, 800)
  await show(<Chooser pairs={six} />)
  await expect.element(group).toHaveAttribute('data-more')
  const tops = group
    .getByRole('button')
    .elements()
    .map((each) => each.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
  group.element().scrollTo({ left: 2000 })
  await expect.element(group).not.toHaveAttribute('data-more')
})

test('on a phone the pairs are one row of finger-sized buttons, which scrolls', async () => {
  await page.viewport(...phone)
  await show(<Chooser pairs={six} />)
  await expect.element(group).toBeVisible()
  const tops = group
    .getByRole('button')
    .elements()
    .map((each) => each.getBoundingClientRect())
  expect(new Set(tops.map(({ top }) => top)).size).toBe(1)
  expect(Math.min(...tops.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
})
