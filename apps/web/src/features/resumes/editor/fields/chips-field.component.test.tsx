import { skillList } from '@portal/contract/resumes/resume-lists'
import { maxListEntries } from '@portal/domain/resumes/resumes'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { show } from '../../../../../test/components/show.tsx'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { ChipsField } from './chips-field.tsx'

const onSave = vi.fn()

/** A form with nothing but chips. */
function SkillsForm({ start }: { start: string[] }) {
  const { form, submitWith } = useSchemaForm({
    schema: z.object({ skills: skillList }),
    initialValues: { skills: start },
    draft: undefined,
  })
  return (
    <form noValidate onSubmit={submitWith(async ({ skills }) => onSave(skills))}>
      <ChipsField form={form} field="skills" entries={form.values.skills} label="Skills" />
      <button type="submit">Save</button>
    </form>
  )
}

const field = page.getByRole('textbox', { name: 'Skills' })
const remove = (name: string) => page.getByRole('button', { name: `Delete ${name}` })
const chips = () =>
  page
    .getByRole('button', { name: /^Delete / })
    .elements()
    .map((button) => button.getAttribute('aria-label')?.replace('Delete ', ''))
const expectChips = (names: string[]) => expect.poll(chips).toEqual(names)

async function open(start: string[] = []) {
  onSave.mockClear()
  await show(<SkillsForm start={start} />)
  field.element().focus()
}

function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

async function expectSaved(skills: string[]) {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => onSave.mock.lastCall).toEqual([skills])
}

describe('chips', () => {
  test('chips are made of typed text by a comma and by Enter, which does not save the form', async () => {
    await open()
    await userEvent.keyboard('React,Node.js{Enter}SQL{Enter}')
    await expectChips(['React', 'Node.js', 'SQL'])
    await expect.element(field).toHaveValue('')
    expect(onSave).not.toHaveBeenCalled()
    await expectSaved(['React', 'Node.js', 'SQL'])
  })

  test('chips are made of a pasted list, without those that are there in any case', async () => {
    await open(['SQL'])
    paste('React, sql, Go\n• Docker')
    await expectChips(['SQL', 'React', 'Go', 'Docker'])
  })

  test('a chip keeps the commas in its brackets, while it is typed and when it is pasted', async () => {
    await open()
    await userEvent.keyboard('AWS (EC2, S3, RDS),Go{Enter}')
    await expectChips(['AWS (EC2, S3, RDS)', 'Go'])
    paste('Azure (AKS; SQL)\tRust | Zig')
    await expectChips(['AWS (EC2, S3, RDS)', 'Go', 'Azure (AKS; SQL)', 'Rust', 'Zig'])
  })

  test('chips hold what was typed last, without a comma, when the form is saved', async () => {
    await open(['SQL'])
    await userEvent.keyboard('Redis')
    await expectSaved(['SQL', 'Redis'])
  })

  test('chips are taken away by Backspace, the last one first; the only one becomes text again', async () => {
    await open(['SQL', 'React', 'Go'])
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expectChips(['SQL'])
    await userEvent.keyboard('{Backspace}')
    await expect.element(field).toHaveValue('SQL')
    await userEvent.keyboard('ite{Enter}')
    await expectChips(['SQLite'])
  })

  test('chips have a button each, and the only one stays', async () => {
    await open(['SQL', 'React'])
    await remove('SQL').click()
    await expectChips(['React'])
    await expect.element(field).toHaveFocus()
    await expect.element(remove('React')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(remove('React')).toHaveAccessibleDescription('At least one entry is needed')
    await remove('React').click({ force: true })
    await expectChips(['React'])
  })

  test('chips are reached and taken away by the keys', async () => {
    await open(['SQL', 'React', 'Go'])
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(remove('React')).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expectChips(['SQL', 'Go'])
    await expect.element(field).toHaveFocus()
  })

  test('chips are refused where they are too long, and the text stays', async () => {
    await open(['SQL'])
    const long = 'x'.repeat(101)
    await field.fill(long)
    await expect.element(page.getByText('At most 100 characters')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue(long)
    await expectChips(['SQL'])
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(field).toHaveFocus()
    expect(onSave).not.toHaveBeenCalled()
    await field.fill('Redis')
    await expect.element(page.getByText('At most 100 characters')).not.toBeInTheDocument()
    await expectSaved(['SQL', 'Redis'])
  })

  test('chips are refused where they are too many, and the text stays', async () => {
    await open(Array.from({ length: maxListEntries }, (_, index) => `Skill ${index}`))
    await userEvent.keyboard('Another')
    await expect.element(page.getByText('At most 50 entries')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('Another')
  })

  test('chips are at least one', async () => {
    await open()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Add at least one')).toBeVisible()
    await expect.element(field).toHaveFocus()
  })
})
