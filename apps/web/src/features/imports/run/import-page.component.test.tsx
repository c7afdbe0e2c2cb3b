import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerBy, refusal } from '../../../../test/components/answers.ts'
import { hoursRow, hoursRun } from '../../../../test/components/import-run.ts'
import { show } from '../../../../test/components/show.tsx'
import { desktop } from '../../../../test/components/sizes.ts'
import { ImportPage } from './import-page.tsx'

const open = () => show(<ImportPage />, '/import_/$id', '/import_/7')
const category = { column: 'category', value: 'Coding', count: 31 }
const question = { date_question: null }
const meaning = page.getByRole('radiogroup', { name: 'What “Coding” stands for' })
const checkAgain = page.getByRole('region', { name: 'Values' }).getByRole('button', { name: 'Check again' })

/** Answers with the import, and what a check makes of it. */
const answerWith = (run: ReturnType<typeof hoursRun>, check: () => Response) =>
  answerBy(({ method, url }) => {
    if (method === 'PUT') return check()
    if (url.includes('/rows')) return Response.json({ rows: [hoursRow(2)], pages: 1, count: 1 })
    if (url.includes('/categories')) return Response.json([])
    return Response.json(run)
  })

describe('the page of an import', () => {
  test('what was chosen is there again after a reload, and one call checks it', async () => {
    await page.viewport(...desktop)
    const checked = hoursRun({ ...question, version: 2, state: 'checked', values: [] })
    const sent = answerWith(hoursRun(question), () => Response.json(checked))
    const { leave } = await open()
    await meaning.getByText('Leave out').click()
    await leave()
    await open()
    await expect.element(page.getByRole('radio', { name: 'Leave out' })).toBeChecked()
    await checkAgain.click()
    await expect.element(page.getByRole('region', { name: 'Values' })).not.toBeInTheDocument()
    expect(sent.filter(({ method }) => method === 'PUT')).toMatchObject([
      { version: '"1"', body: { values: [{ column: 'category', meaning: { action: 'leave_out' } }] } },
    ])
  })

  test('a text that somebody else has matched meanwhile is asked about', async () => {
    await page.viewport(...desktop)
    const theirs = hoursRun({
      ...question,
      version: 2,
      values: [{ ...category, meaning: { action: 'make' } }],
    })
    answerWith(hoursRun(question), () =>
      refusal({
        status: 409,
        code: 'imports.changed_meanwhile',
        message: 'The import was changed meanwhile',
        current: theirs,
      }),
    )
    await open()
    await meaning.getByText('Leave out').click()
    await checkAgain.click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('Coding')).toBeVisible()
    await expect.element(dialog.getByText('Make it')).toBeVisible()
  })
})
