// CVs of a test's own, made and changed through the API as an admin.

import { expect, request as playwrightRequest, test } from '@playwright/test'
import { type Resume, type ResumeChanges, resumes } from '@portal/contract/resumes/resumes'
import { apiPrefix } from '@portal/contract/shared/route'
import { sessionFile } from '../accounts.ts'

async function send(method: string, path: string, status: number, data: object): Promise<Resume> {
  const { baseURL = '' } = test.info().project.use
  const request = await playwrightRequest.newContext({ baseURL, storageState: sessionFile('admin') })
  try {
    const answer = await request.fetch(apiPrefix + path, { method, data })
    expect(answer.status(), await answer.text()).toBe(status)
    return resumes.show.schema.response[200].parse(await answer.json())
  } finally {
    await request.dispose()
  }
}

/** A CV with contacts and no section. */
export const makeResume = (userId: number, name: string, role = 'Developer') =>
  send('POST', resumes.create.url, 201, { resume: { user_id: userId, name, role } })

export const changeResume = (id: number, resume: Partial<ResumeChanges>) =>
  send('PUT', resumes.update.url.replace(':id', String(id)), 200, { resume })
