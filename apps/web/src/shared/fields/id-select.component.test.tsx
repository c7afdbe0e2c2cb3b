import { type SubmitEvent, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import type { Choice } from './choices.ts'
import { IdSelect } from './id-select.tsx'

const people: Choice[] = [
  { id: 4, name: 'Anna Koval' },
  { id: 5, name: 'Bohdan Melnyk' },
  { id: 6, name: 'Kateryna Bondar' },
]
const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
const onChange = vi.fn((_id: number | null) => {})

function Person({ choices, clearable = false }: { choices: Choice[] | undefined; clearable?: boolean }) {
  const [id, setId] = useState<number | null>(null)
  const choose = (next: number | null) => {
    onChange(next)
    setId(next)
  }
  return (
    <form onSubmit={onSubmit}>
      <IdSelect label="Person" choices={choices} value={id} onChange={choose} clearable={clearable} />
      <button type="submit">Save</button>
    </form>
  )
}

/** The button leaves the focus in the field. */
function LatePeople() {
  const [choices, setChoices] = useState<Choice[]>()
  return (
    <>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setChoices(people)}
      >
        Load
      </button>
      <Person choices={choices} />
    </>
  )
}

const field = page.getByRole('combobox', { name: 'Person' })
const options = page.getByRole('option')

beforeEach(() => {
  onSubmit.mockClear()
  onChange.mockClear()
})

describe('a select of one thing', () => {
  test('a select finds words in any order, and Enter takes the marked choice without saving the form', async () => {
    await show(<Person choices={people} />)
    field.element().focus()
    await userEvent.keyboard('bon kat')
    await expect.element(options).toHaveTextContent('Kateryna Bondar')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('Kateryna Bondar')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(onChange.mock.calls).toEqual([[6]])
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('a select is walked by arrow keys, which go on at the other end', async () => {
    await show(<Person choices={people} />)
    field.element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    const marked = options.filter({ hasText: 'Kateryna Bondar' })
    await expect.poll(() => field.element().getAttribute('aria-activedescendant')).toBe(marked.element().id)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(field).toHaveValue('Anna Koval')
  })

  test('a select that is opened by an arrow key marks a choice, which Enter takes', async () => {
    await show(<Person choices={people} />)
    field.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => field.element().getAttribute('aria-activedescendant')).toBeTruthy()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('Anna Koval')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange.mock.calls).toEqual([[4]])
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('a select keeps its choice when the list is closed by Escape', async () => {
    await show(<Person choices={people} />)
    await field.click()
    await options.filter({ hasText: 'Bohdan' }).click()
    await userEvent.keyboard('anna{Escape}')
    await expect.element(field).toHaveValue('Bohdan Melnyk')
    expect(onChange.mock.calls).toEqual([[5]])
  })

  test('a select says that nothing is found, and Enter then neither chooses nor saves', async () => {
    await show(<Person choices={people} />)
    field.element().focus()
    await userEvent.keyboard('zoe')
    await expect.element(page.getByText('Nothing found')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('a select that may be empty is cleared by Enter in the emptied field', async () => {
    await show(<Person choices={people} clearable />)
    field.element().focus()
    await userEvent.keyboard('anna{Enter}')
    await field.fill('')
    await userEvent.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([[4], [null]])
  })

  test('a select in which Enter is pressed before the list has come takes the choice once it has', async () => {
    await show(<LatePeople />)
    await field.click()
    await userEvent.keyboard('melnyk{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Load' }).click()
    await expect.element(field).toHaveValue('Bohdan Melnyk')
    expect(onChange.mock.calls).toEqual([[5]])
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
