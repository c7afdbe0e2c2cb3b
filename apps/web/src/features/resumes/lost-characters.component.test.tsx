import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { filledResume } from '../../../test/components/resume.ts'
import { show } from '../../../test/components/show.tsx'
import { LostCharacters } from './lost-characters.tsx'

const note = page.getByRole('complementary', { name: 'Characters that the PDF cannot show' })

test('the note says which characters of a CV are lost and where, and none of its label and of the full name', async () => {
  const skills = filledResume.skills.map((group) => ({ ...group, skills: ['SQL', '李'] }))
  const resume = { ...filledResume, label: 'for 李', user_full_name: '李', role: 'QA 🚀', skills }
  await show(<LostCharacters resume={resume} />)
  await expect
    .poll(() =>
      note
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Contacts: 🚀', 'Skills, “Languages”: 李'])
})

test('a CV in Georgian, Armenian and Hebrew loses nothing, and one whose label alone has such characters either', async () => {
  const inOtherLetters = { ...filledResume, label: 'for 李', role: 'თბილისი Երևան שלום' }
  await show(
    <>
      <p>The editor</p>
      <LostCharacters resume={inOtherLetters} />
    </>,
  )
  await expect.element(page.getByText('The editor')).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})
