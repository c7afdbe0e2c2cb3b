import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refusal } from '../../../test/components/answers.ts'
import { calls, EditingPage } from '../../../test/components/category-forms.tsx'
import { show } from '../../../test/components/show.tsx'

const form = page.getByRole('dialog', { name: 'Edit thing' })
const conflict = page.getByRole('dialog', { name: 'Changed in the meantime' })

/** The answer to an edit of a row that somebody else has changed. */
const changed = (changes: { name?: string; description?: string }) => () =>
  refusal({
    status: 409,
    code: 'categories.changed_meanwhile',
    message: 'Somebody else has changed this',
    current: { ...calls, ...changes, version: 4 },
  })
const saved = () => Response.json({ ...calls, version: 5 })

async function rename(to: string) {
  await show(<EditingPage />)
  await page.getByRole('button', { name: 'Edit' }).click()
  await form.getByLabelText('Name').fill(to)
  await userEvent.keyboard('{Enter}')
}

describe('two people who edit one row', () => {
  test('two people who edit different fields of a row keep both edits, and nobody is asked', async () => {
    const sent = answer(changed({ description: 'By phone' }), saved)
    await rename('Talks')
    await expect.element(form).not.toBeInTheDocument()
    expect(sent).toMatchObject([
      { version: '"3"', body: { category: { name: 'Talks', description: 'With customers' } } },
      { version: '"4"', body: { category: { name: 'Talks', description: 'By phone' } } },
    ])
  })

  test('a person whose field was changed meanwhile chooses: their own value is kept unless they take the saved one', async () => {
    const sent = answer(changed({ name: 'Meetings' }), saved)
    await rename('Talks')
    const field = conflict.getByRole('group', { name: 'Name' })
    await expect.element(field.getByRole('radio', { name: 'Yours Talks' })).toBeChecked()
    await field.getByRole('radio', { name: 'Saved now Meetings' }).click()
    await conflict.getByRole('button', { name: 'Save these' }).click()
    await expect.element(form).not.toBeInTheDocument()
    expect(sent[1]).toMatchObject({ version: '"4"', body: { category: { name: 'Meetings' } } })
  })

  test('a person whose field was changed meanwhile keeps their own values by the keyboard alone', async () => {
    const sent = answer(changed({ name: 'Meetings' }), saved)
    await rename('Talks')
    await expect.element(conflict).toBeVisible()
    const save = conflict.getByRole('button', { name: 'Save these' })
    await expect
      .poll(async () => {
        await userEvent.tab()
        return document.activeElement === save.element()
      })
      .toBe(true)
    await userEvent.keyboard('{Enter}')
    await expect.element(form).not.toBeInTheDocument()
    expect(sent[1]).toMatchObject({ version: '"4"', body: { category: { name: 'Talks' } } })
  })

  test('a person who leaves the choice by Escape finds in the form what they typed', async () => {
    answer(changed({ name: 'Meetings' }))
    await rename('Talks')
    await expect.element(conflict).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(conflict).not.toBeInTheDocument()
    await expect.element(form.getByLabelText('Name')).toHaveValue('Talks')
    await expect.element(form.getByLabelText('Name')).toHaveFocus()
  })
})
