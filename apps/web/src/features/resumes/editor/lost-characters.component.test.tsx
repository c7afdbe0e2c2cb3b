import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { filledResume } from '../../../../test/components/resume.ts'
import { show } from '../../../../test/components/show.tsx'
import { LostCharacters } from './lost-characters.tsx'

const note = page.getByText(/^The PDF cannot show/)

test('the note names characters of what a CV shows, and none of its label and of the full name', async () => {
  await show(
    <LostCharacters resume={{ ...filledResume, label: 'for 李', user_full_name: 'של', role: 'QA 🚀' }} />,
  )
  await expect.element(page.getByText(/^The PDF cannot show 🚀\. /)).toBeVisible()
})

test('a CV whose label alone has such characters has no note', async () => {
  await show(
    <>
      <p>The editor</p>
      <LostCharacters resume={{ ...filledResume, label: 'for 李' }} />
    </>,
  )
  await expect.element(page.getByText('The editor')).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})
