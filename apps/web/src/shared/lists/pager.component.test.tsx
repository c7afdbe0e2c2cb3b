import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { Pager } from './pager.tsx'

function Pages({ pages, start = 1 }: { pages: number; start?: number }) {
  const [shown, setShown] = useState(start)
  return (
    <>
      <p>Page {shown} is shown</p>
      <Pager page={shown} pages={pages} onPage={setShown} />
    </>
  )
}

const pager = page.getByRole('navigation', { name: 'Pages' })

describe('the pages of a list', () => {
  test('the pages of a list are not shown where there is only one', async () => {
    await show(<Pages pages={1} />)
    await expect.element(page.getByText('Page 1 is shown')).toBeVisible()
    await expect.element(pager).not.toBeInTheDocument()
  })

  test('the pages of a list are chosen by number and one by one', async () => {
    await show(<Pages pages={3} />)
    await pager.getByRole('button', { name: 'Page 2' }).click()
    await expect.element(page.getByText('Page 2 is shown')).toBeVisible()
    await expect
      .element(pager.getByRole('button', { name: 'Page 2' }))
      .toHaveAttribute('aria-current', 'page')
    const next = pager.getByRole('button', { name: 'Next page' })
    next.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Page 3 is shown')).toBeVisible()
    await expect.element(next).toBeDisabled()
  })

  test('a page past the end of a list leads to the last one', async () => {
    await show(<Pages pages={2} start={5} />)
    await expect.element(page.getByText('Page 2 is shown')).toBeVisible()
  })
})
