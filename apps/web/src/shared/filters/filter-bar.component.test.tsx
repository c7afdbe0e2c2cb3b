import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { phone } from '../../../test/components/sizes.ts'
import { FilterBar } from './filter-bar.tsx'

function Filters() {
  const [isOpen, setOpen] = useState(false)
  return (
    <FilterBar
      search={<input aria-label="Search" />}
      activeCount={isOpen ? 1 : 0}
      resultCount={isOpen ? 3 : 8}
      onReset={() => setOpen(false)}
    >
      <label>
        <input type="checkbox" checked={isOpen} onChange={() => setOpen(!isOpen)} /> Open only
      </label>
    </FilterBar>
  )
}

const filter = page.getByRole('checkbox', { name: 'Open only' })
const sheet = page.getByRole('dialog', { name: 'Filter' })

describe('the filters of a list', () => {
  test('the filters of a list are a row on a desktop, and are reset together', async () => {
    await show(<Filters />)
    await expect.element(page.getByRole('button', { name: 'Reset filters' })).not.toBeInTheDocument()
    await filter.click()
    await page.getByRole('button', { name: 'Reset filters' }).click()
    await expect.element(filter).not.toBeChecked()
  })

  test('the filters of a list on a phone are a sheet behind a button, act at once and tell the number of results', async () => {
    await page.viewport(...phone)
    await show(<Filters />)
    await expect.element(page.getByRole('textbox', { name: 'Search' })).toBeVisible()
    await expect.element(filter).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect.element(sheet.getByRole('button', { name: 'Show results (8)' })).toBeVisible()
    await filter.click()
    await sheet.getByRole('button', { name: 'Show results (3)' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Filter (1)' })).toHaveFocus()
  })

  test('the filters of a list on a phone stay as they are when Back closes the sheet', async () => {
    await page.viewport(...phone)
    const { history } = await show(<Filters />)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await filter.click()
    history.back()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  })

  test('the filters of a list on a phone are closed by Escape', async () => {
    await page.viewport(...phone)
    await show(<Filters />)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect.element(sheet).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
  })
})
