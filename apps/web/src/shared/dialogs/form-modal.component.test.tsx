import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refusal } from '../../../test/components/answers.ts'
import { CreatingPage, calls } from '../../../test/components/category-forms.tsx'
import { holdNextTasks } from '../../../test/components/next-tasks.ts'
import { show } from '../../../test/components/show.tsx'

const opener = page.getByRole('button', { name: 'Add' })
const form = page.getByRole('dialog', { name: 'New thing' })
const question = page.getByRole('dialog', { name: 'Discard what you typed?' })
const name = form.getByLabelText('Name')

async function openForm() {
  const { history } = await show(<CreatingPage />)
  await opener.click()
  await expect.element(name).toHaveFocus()
  return history
}

describe('a form over the page', () => {
  test('a form over the page saves on Enter and returns the focus to the button that opened it', async () => {
    const sent = answer(() => Response.json({ ...calls, name: 'Travel' }, { status: 201 }))
    await openForm()
    await userEvent.keyboard('Travel{Enter}')
    await expect.element(form).not.toBeInTheDocument()
    await expect.element(page.getByText('Saved: Travel')).toBeVisible()
    await expect.element(opener).toHaveFocus()
    expect(sent).toMatchObject([{ method: 'POST', body: { category: { name: 'Travel' } } }])
  })

  test('a form leaves the focus in a field that is reached before its first one has it', async () => {
    await show(<CreatingPage />)
    const goOn = holdNextTasks()
    await opener.click()
    await form.getByLabelText('Description').click()
    await userEvent.keyboard('By ')
    expect(goOn()).toBeGreaterThan(0)
    await userEvent.keyboard('train')
    await expect.element(form.getByLabelText('Description')).toHaveValue('By train')
    await expect.element(name).toHaveValue('')
  })

  test('a form without a change is closed by Escape at once', async () => {
    await openForm()
    await userEvent.keyboard('{Escape}')
    await expect.element(form).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test('a form with a change asks before Escape closes it, and keeps the text on ‘Keep editing’', async () => {
    await openForm()
    await userEvent.keyboard('Tra{Escape}')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('Tra')
    await expect.element(name).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect.element(form).not.toBeInTheDocument()
    await opener.click()
    await expect.element(name).toHaveValue('')
  })

  test('a form with a change asks before Back closes it', async () => {
    const history = await openForm()
    await userEvent.keyboard('Tra')
    history.back()
    await expect.element(question).toBeVisible()
    await expect.element(form).toBeInTheDocument()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect.element(form).not.toBeInTheDocument()
  })

  test('a form shows the refusal of a field at the field, which gets the focus, and keeps the text', async () => {
    const message = 'Name has already been taken'
    answer(() => refusal({ status: 422, code: 'categories.invalid', message, errors: { name: [message] } }))
    await openForm()
    await userEvent.keyboard('Calls{Tab}{Enter}')
    await expect.element(name).toHaveAccessibleDescription(message)
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveValue('Calls')
  })

  test('a form sends nothing that its schema refuses', async () => {
    const sent = answer()
    await openForm()
    await userEvent.keyboard('{Enter}')
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })

  test('a form is sent once, however often Enter is pressed', async () => {
    const reply = Promise.withResolvers<Response>()
    const sent = answer(() => reply.promise)
    await openForm()
    await userEvent.keyboard('Travel{Enter}{Enter}{Enter}')
    reply.resolve(Response.json({ ...calls, name: 'Travel' }, { status: 201 }))
    await expect.element(page.getByText('Saved: Travel')).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})
