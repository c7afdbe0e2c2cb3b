import { expect } from '@playwright/test'
import { languages } from '@portal/contract/resumes/plain-section-routes'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { entryWith } from '../support/lists.ts'
import { fact, open } from '../support/profile.ts'
import { makeResume } from '../support/resumes/made-resumes.ts'
import { test } from '../support/test.ts'

test('a manager is told that a CV says another level of English than the profile, in the profile and in the list of CVs', async ({
  page,
}) => {
  const name = unique('Cv')
  const person = await inCompany(async (made) => {
    const hired = await made.hire()
    await made.changeUser(hired.id, { english_level: 'upper_intermediate' })
    const cv = await makeResume(hired.id, name)
    await made.create(languages.create, {
      language: { resume_id: cv.id, name: 'English', level: 'advanced' },
    })
    return hired
  })
  await signIn(page, 'manager')
  await open(page, person.id)
  await expect(fact(page, 'English level')).toContainText('Upper Intermediate')
  await expect(fact(page, 'English level')).toContainText('CV says Advanced')
  await open(page, person.id, 'cv')
  await expect(entryWith(page, name)).toContainText('English: CV says Advanced, profile Upper Intermediate')
  await expectNoViolations(page)
})
