// A CV of the demo company, which has every section.

import { request as playwrightRequest, test } from '@playwright/test'
import { resumes } from '@portal/contract/resumes/resumes'
import { apiPrefix } from '@portal/contract/shared/route'
import { sessionFile } from '../accounts.ts'
import { readDemoCompany } from '../demo-company.ts'

export async function readDemoResume(person: string) {
  const { baseURL = '' } = test.info().project.use
  const request = await playwrightRequest.newContext({ baseURL, storageState: sessionFile('admin') })
  try {
    const { id } = (await readDemoCompany(request)).resumeOf(person)
    const answer = await request.get(apiPrefix + resumes.show.url.replace(':id', String(id)))
    return resumes.show.schema.response[200].parse(await answer.json())
  } finally {
    await request.dispose()
  }
}
