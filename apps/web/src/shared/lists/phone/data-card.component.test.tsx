import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../test/components/show.tsx'
import { phone } from '../../../../test/components/sizes.ts'
import { Face } from '../../pictures/face.tsx'
import type { Column } from '../data-columns.ts'
import { DataCard } from './data-card.tsx'

type Person = { id: number; name: string; city: string }
const olena: Person = { id: 7, name: 'Olena Bondar', city: 'Lviv' }

const columnsWith = (hasFace: boolean): Column<Person>[] => [
  {
    key: 'name',
    title: 'Name',
    card: 'heading',
    cell: ({ id, name }) => (
      <span style={{ display: 'flex', gap: '0.5rem' }}>
        {hasFace && <Face id={id} name={name} portrait={null} />}
        <span>{name}</span>
      </span>
    ),
  },
  { key: 'city', title: 'City', card: 'second', cell: ({ city }) => city },
]

const leftOf = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().left

test.each([true, false])(
  'the second line of a row on a phone begins where the name does, with a face before it: %s',
  async (hasFace) => {
    await page.viewport(...phone)
    await show(<DataCard row={olena} columns={columnsWith(hasFace)} />)
    await expect.element(page.getByText('Lviv')).toBeVisible()
    expect(leftOf('Lviv')).toBeCloseTo(leftOf('Olena Bondar'), 0)
  },
)
