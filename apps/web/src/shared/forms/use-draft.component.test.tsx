import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refusal } from '../../../test/components/answers.ts'
import { CreatingPage, calls } from '../../../test/components/category-forms.tsx'
import { show } from '../../../test/components/show.tsx'

const form = page.getByRole('dialog', { name: 'New thing' })
const name = form.getByLabelText('Name')

async function typeName(text: string) {
  await page.getByRole('button', { name: 'Add' }).click()
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard(text)
  await expect.element(name).toHaveValue(text)
}

describe('what is typed in a form', () => {
  test('a draft is there again when the page is shown anew, in the form that opens by itself', async () => {
    const { leave } = await show(<CreatingPage />)
    await typeName('Travel')
    await leave()
    await show(<CreatingPage />)
    await expect.element(name).toHaveValue('Travel')
  })

  test('a draft is forgotten after a save', async () => {
    answer(() => Response.json({ ...calls, name: 'Travel' }, { status: 201 }))
    const { leave } = await show(<CreatingPage />)
    await typeName('Travel')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Saved: Travel')).toBeVisible()
    await leave()
    await show(<CreatingPage />)
    await expect.element(page.getByRole('button', { name: 'Add' })).toBeVisible()
    await expect.element(form).not.toBeInTheDocument()
  })

  test('a draft is forgotten when the saved form is shown anew at once', async () => {
    answer(() => Response.json({ ...calls, name: 'Travel' }, { status: 201 }))
    await show(<CreatingPage isEndless />)
    await typeName('Travel')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Saved: Travel')).toBeInTheDocument()
    await expect.element(name).toHaveValue('')
  })

  test('a draft is forgotten when the person deletes it', async () => {
    const { leave } = await show(<CreatingPage />)
    await typeName('Tr')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect.element(name).toHaveValue('')
    await leave()
    await show(<CreatingPage />)
    await expect.element(page.getByRole('button', { name: 'Add' })).toBeVisible()
    await expect.element(form).not.toBeInTheDocument()
  })

  test('a draft is kept when the save is refused', async () => {
    answer(() => refusal({ status: 500, code: 'server.error', message: 'Something went wrong' }))
    const { leave } = await show(<CreatingPage />)
    await typeName('Travel')
    await userEvent.keyboard('{Enter}')
    await expect.element(form.getByRole('alert')).toBeVisible()
    await leave()
    await show(<CreatingPage />)
    await expect.element(name).toHaveValue('Travel')
  })
})
