// A CV of the demo company, which has every section.

import { request as playwrightRequest, test } from '@playwright/test'
import { resumes } from '@portal/contract/resumes/resumes'
import { apiPrefix } from '@portal/contract/shared/route'
import { sessionFile } from '../accounts.ts'
import { readDemoCompany } from '../demo-company.ts'

/** The first CV of that person. */
export async function readDemoResume(person: string) {
  const { baseURL = '' } = test.info().project.use
  const request = await playwrightRequest.newContext({ baseURL, storageState: sessionFile('admin') })
  try {
    const ask = async (path: string): Promise<unknown> => (await request.get(apiPrefix + path)).json()
    const { userId } = await readDemoCompany(request)
    const list = await ask(`${resumes.list.url}?user_id=${userId(person)}`)
    const [first] = resumes.list.schema.response[200].parse(list)
    if (!first) throw new Error(`The demo company has no CV of ${person}`)
    const show = await ask(resumes.show.url.replace(':id', String(first.id)))
    return resumes.show.schema.response[200].parse(show)
  } finally {
    await request.dispose()
  }
}
