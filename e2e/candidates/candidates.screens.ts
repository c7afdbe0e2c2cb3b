import type { Page } from '@playwright/test'
import { candidates } from '@portal/contract/candidates/candidate-routes'
import { apiPrefix } from '@portal/contract/shared/route'
import type { DemoCompany } from '../support/demo-company.ts'
import { openFirst, type Screen } from '../support/screen.ts'

/** A candidate who was in another vacancy before. */
const twice = (demo: DemoCompany) => `/candidates/${demo.candidateId('Mariana Kostenko')}`
/** A candidate to whom a message is due. */
const due = (demo: DemoCompany) => `/candidates/${demo.candidateId('Danylo Pavlenko')}`

/** Moves the candidate, whom the demo keeps where they stand, and shows the message with its undo. */
async function move(page: Page): Promise<void> {
  await page.route(`**${apiPrefix}${candidates.update.url.replace(':id', '*')}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const present = await page.request.get(route.request().url())
    const json = { ...(await present.json()), significate: 'hired' }
    return route.fulfill({ json, headers: { 'x-undo': 'a-token-that-nobody-has' } })
  })
  await page.getByRole('radiogroup').getByText('Hired').click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
}

/** The page of a candidate. */
export const screens: readonly Screen[] = [
  { name: 'candidate', path: due, viewers: ['recruiter', 'manager'] },
  {
    name: 'candidate-of-list',
    path: (demo) => `${due(demo)}?sort=full_name`,
    viewers: ['recruiter'],
    prepare: async (page) => page.getByRole('navigation', { name: 'Candidates of the list' }).waitFor(),
  },
  { name: 'candidate-duplicate', path: twice, viewers: ['recruiter'] },
  {
    name: 'candidate-unsaved',
    // The buttons of a note appear when it is typed into.
    shifts: true,
    path: due,
    viewers: ['recruiter'],
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Final Decision' }).fill('Offer on Monday')
      await page.getByRole('button', { name: 'Save Final Decision' }).waitFor()
    },
  },
  { name: 'candidate-moved', path: due, viewers: ['recruiter'], prepare: move },
  { name: 'candidate-delete', path: due, viewers: ['recruiter'], prepare: openFirst(/^Delete candidate$/) },
  { name: 'candidate-unknown', path: '/candidates/999999999', viewers: ['recruiter'] },
]
