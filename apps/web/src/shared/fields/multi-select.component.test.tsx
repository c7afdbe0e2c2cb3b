import { type SubmitEvent, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import type { Choice } from './choices.ts'
import { MultiSelect } from './multi-select.tsx'

type Id = number | string

const technologies: Choice<Id>[] = [
  { id: 1, name: 'React', group: 'Frontend' },
  { id: 2, name: 'React Native', group: 'Frontend' },
  { id: 3, name: 'Go', group: 'Backend' },
]
const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())

type Props = { choices?: Choice<Id>[] | undefined; current?: Choice<Id>[]; start?: Id[] }

/** A select that offers to add what is typed. */
function Stack({ choices, current, start = [] }: Props) {
  const [ids, setIds] = useState<readonly Id[]>(start)
  return (
    <form onSubmit={onSubmit}>
      <MultiSelect
        label="Stack"
        choices={choices}
        current={current}
        value={ids}
        onChange={setIds}
        offer={(typed) => (typed.startsWith('El') ? { id: typed, name: `Add “${typed}”` } : undefined)}
      />
      <output>Chosen: {ids.join(', ') || 'nothing'}</output>
    </form>
  )
}

/** The button leaves the focus in the field. */
function LateStack() {
  const [choices, setChoices] = useState<Choice<Id>[]>()
  return (
    <>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setChoices(technologies)}
      >
        Load
      </button>
      <Stack choices={choices} current={[{ id: 3, name: 'Go' }]} start={[3, 1]} />
    </>
  )
}

const field = page.getByRole('combobox', { name: 'Stack' })
const options = page.getByRole('option')
const option = (name: string) => page.getByRole('option', { name, exact: true })
const chosen = page.getByText(/^Chosen: /)
const names = () => options.elements().map(({ textContent }) => textContent)

beforeEach(() => {
  onSubmit.mockClear()
})

describe('a select of several things', () => {
  test('a select of several things takes the marked choices one after the other by Enter, without saving the form', async () => {
    await show(<Stack choices={technologies} />)
    field.element().focus()
    await userEvent.keyboard('native re')
    await expect.element(option('React Native')).toHaveAttribute('data-combobox-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(chosen).toHaveTextContent('Chosen: 2')
    await expect.element(field).toHaveValue('')
    await userEvent.keyboard('go{Enter}')
    await expect.element(chosen).toHaveTextContent('Chosen: 2, 3')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('a select of several things stays open, and offers the rest below their headings', async () => {
    await show(<Stack choices={technologies} />)
    await field.click()
    await expect.element(page.getByText('Frontend')).toBeVisible()
    await expect.element(page.getByText('Backend')).toBeVisible()
    await option('Go').click()
    await expect.element(chosen).toHaveTextContent('Chosen: 3')
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(names).toEqual(['React', 'React Native'])
    await expect.element(page.getByText('Backend')).not.toBeInTheDocument()
  })

  test('a select of several things is walked by arrow keys', async () => {
    await show(<Stack choices={technologies} />)
    field.element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await expect.element(chosen).toHaveTextContent('Chosen: 3')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(chosen).toHaveTextContent('Chosen: 3, 2')
  })

  test('a select of several things loses the last one by Backspace, but not while a text is deleted', async () => {
    await show(<Stack choices={technologies} start={[1, 3]} />)
    field.element().focus()
    await userEvent.keyboard('x{Backspace}')
    await expect.element(field).toHaveValue('')
    await expect.element(chosen).toHaveTextContent('Chosen: 1, 3')
    await userEvent.keyboard('{Backspace}')
    await expect.element(chosen).toHaveTextContent('Chosen: 1')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect.element(chosen).toHaveTextContent('Chosen: nothing')
  })

  test('a select of several things loses the one whose cross is pressed', async () => {
    await show(<Stack choices={technologies} start={[1, 3]} />)
    // The cross is for the pointer only: the keyboard has Backspace.
    await page.getByRole('button', { includeHidden: true }).first().click()
    await expect.element(chosen).toHaveTextContent('Chosen: 3')
  })

  test('a select of several things offers to add what is typed, below what is found', async () => {
    await show(<Stack choices={[...technologies, { id: 4, name: 'Elm' }]} />)
    field.element().focus()
    await userEvent.keyboard('El')
    await expect.poll(names).toEqual(['Elm', 'Add “El”'])
    await userEvent.keyboard('ixir')
    await expect.poll(names).toEqual(['Add “Elixir”'])
    await userEvent.keyboard('{Enter}')
    await expect.element(chosen).toHaveTextContent('Chosen: Elixir')
    await expect.element(page.getByText('Elixir', { exact: true })).toBeVisible()
  })

  test('a select of several things says that nothing is found, and Enter then neither chooses nor saves', async () => {
    await show(<Stack choices={technologies} />)
    field.element().focus()
    await userEvent.keyboard('cobol')
    await expect.element(page.getByText('Nothing found')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(chosen).toHaveTextContent('Chosen: nothing')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('a select of several things forgets what is typed when Escape closes it, and Enter then saves the form', async () => {
    await show(<Stack choices={technologies} start={[1]} />)
    field.element().focus()
    await userEvent.keyboard('go{Escape}')
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect.element(chosen).toHaveTextContent('Chosen: 1')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('a select of several things names what is chosen before its list has come, as far as it is known', async () => {
    await show(<LateStack />)
    await expect.element(page.getByText('Go', { exact: true })).toBeVisible()
    await expect.element(page.getByText('…', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Load' }).click()
    await expect.element(page.getByText('React', { exact: true })).toBeVisible()
  })

  test('a select of several things in which Enter is pressed before its list has come takes the choice once it has', async () => {
    await show(<LateStack />)
    await field.click()
    await userEvent.keyboard('native{Enter}')
    await expect.element(chosen).toHaveTextContent('Chosen: 3, 1')
    await page.getByRole('button', { name: 'Load' }).click()
    await expect.element(chosen).toHaveTextContent('Chosen: 3, 1, 2')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
