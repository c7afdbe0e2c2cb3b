import type { Page } from '@playwright/test'
import { jsonResumes, type ResumeImport } from '@portal/contract/resumes/json-resume'
import { apiPrefix } from '@portal/contract/shared/route'

const report: ResumeImport['report'] = {
  taken: [
    { section: 'basics', count: 1 },
    { section: 'work', count: 4 },
    { section: 'education', count: 1 },
    { section: 'projects', count: 6 },
    { section: 'skills', count: 3 },
    { section: 'languages', count: 2 },
  ],
  left_out: [
    { section: 'basics', reason: 'image is left out: pictures are not fetched, add one in the editor' },
    { section: 'basics', reason: '“email” has no place in a CV' },
    { section: 'work', reason: '“Datamill”: the startDate 2019 is taken as Jan 2019' },
    { section: 'work', reason: '“Datamill”: the endDate 2020 is taken as Dec 2020' },
    { section: 'work', reason: 'A date without a day is taken as the first of its month (4 times)' },
    { section: 'work', reason: '“Riverbank IT” is taken as ongoing: its endDate “Summer 2017” is no date' },
    { section: 'work', reason: '“Softworks” is left out: it has neither highlights nor a summary' },
    { section: 'projects', reason: "A project without roles has the CV's role (2 times)" },
    { section: 'volunteer', reason: 'This section has no place in a CV' },
  ],
}

/** Opens the report of an import, which is answered here, so that the demo keeps its CVs. */
export async function importResume(page: Page): Promise<void> {
  const resume = { id: 1, name: 'Taras', role: 'Senior developer' }
  await page.route(`**${apiPrefix}${jsonResumes.import.url}`, (route) =>
    route.fulfill({ status: 201, json: { resume, report } }),
  )
  const file = { name: 'taras.json', mimeType: 'application/json' }
  await page
    .locator('input[type="file"]')
    .setInputFiles({ ...file, buffer: Buffer.from('{"basics": {"name": "Taras"}}') })
  await page.getByRole('dialog').getByRole('link').waitFor()
}
