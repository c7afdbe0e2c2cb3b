import { type QueryFunction, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { phone } from '../../../test/components/sizes.ts'
import type { Column } from './data-columns.ts'
import { DataTable } from './data-table.tsx'

type Fruit = { id: number; name: string; weight: number; colour: string }
const fruits: Fruit[] = [
  { id: 1, name: 'Apple', weight: 150, colour: 'green' },
  { id: 2, name: 'Plum', weight: 60, colour: 'blue' },
]
const columns: Column<Fruit>[] = [
  { key: 'name', title: 'Name', sort: 'name', card: 'heading', cell: ({ name }) => name },
  { key: 'weight', title: 'Weight', align: 'right', card: 'value', cell: ({ weight }) => `${weight} g` },
  { key: 'colour', title: 'Colour', cell: ({ colour }) => colour },
]

function Fruits({ load }: { load: QueryFunction<Fruit[]> }) {
  const query = useQuery({ queryKey: ['fruits'], queryFn: load })
  const [sort, setSort] = useState<string>()
  return (
    <>
      <output>{sort ?? 'usual order'}</output>
      <DataTable
        label="Fruits"
        columns={columns}
        rows={query.data}
        query={query}
        rowKey={({ id }) => id}
        empty={<p>There are no fruits</p>}
        failed="The fruits could not be loaded"
        sorting={{ value: sort, onChange: setSort }}
      />
    </>
  )
}

const order = page.getByRole('status').filter({ hasText: /name|usual/ })

describe('a list', () => {
  test('a list says that it is loading, then shows a row for each thing', async () => {
    const answer = Promise.withResolvers<Fruit[]>()
    await show(<Fruits load={() => answer.promise} />)
    await expect.element(page.getByLabelText('Loading the list: Fruits')).toBeInTheDocument()
    answer.resolve(fruits)
    await expect.element(page.getByRole('row', { name: 'Apple 150 g green' })).toBeVisible()
    expect(page.getByRole('row').elements()).toHaveLength(3)
    await expect.element(page.getByLabelText('Loading the list: Fruits')).not.toBeInTheDocument()
  })

  test('a list without rows says so', async () => {
    await show(<Fruits load={async () => []} />)
    await expect.element(page.getByText('There are no fruits')).toBeVisible()
    await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  })

  test('a list that could not be loaded is loaded by ‘Try again’', async () => {
    let isDown = true
    const load = async () => {
      if (isDown) throw new Error('The server is down')
      return fruits
    }
    await show(<Fruits load={load} />)
    await expect.element(page.getByRole('main').getByText('The fruits could not be loaded')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('row', { name: 'Plum 60 g blue' })).toBeVisible()
  })

  test('a list is sorted by a header: ascending, descending and in its usual order', async () => {
    await show(<Fruits load={async () => fruits} />)
    const header = page.getByRole('columnheader', { name: 'Name' })
    await expect.element(header).toHaveAttribute('aria-sort', 'none')
    for (const [sort, direction] of [
      ['name', 'ascending'],
      ['-name', 'descending'],
    ] as const) {
      await header.getByRole('button').click()
      await expect.element(header).toHaveAttribute('aria-sort', direction)
      await expect.element(order).toHaveTextContent(sort)
    }
    await userEvent.keyboard('{Enter}')
    await expect.element(header).toHaveAttribute('aria-sort', 'none')
    await expect.element(order).toHaveTextContent('usual order')
    await expect
      .element(page.getByRole('columnheader', { name: 'Weight' }).getByRole('button'))
      .not.toBeInTheDocument()
  })

  test('a list on a phone has rows that a tap opens, and a select that sorts them', async () => {
    await page.viewport(...phone)
    await show(<Fruits load={async () => fruits} />)
    const rows = page.getByRole('list', { name: 'Fruits' }).getByRole('listitem')
    await expect.element(page.getByRole('table')).not.toBeInTheDocument()
    await expect.element(rows.first()).toHaveTextContent('AppleWeight: 150 g')
    const toggle = page.getByRole('button', { name: 'Apple' })
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
    await rows.first().click({ position: { x: 160, y: 20 } })
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect.element(rows.first()).toHaveTextContent('AppleWeight: 150 gColourgreen')
    await expect.element(rows.last()).toHaveTextContent('PlumWeight: 60 g')
    await userEvent.keyboard('{Enter}')
    await expect.element(rows.first()).toHaveTextContent('AppleWeight: 150 g')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Name, descending')
    await expect.element(order).toHaveTextContent('-name')
  })
})
