import { expect, request as playwrightRequest, test } from '@playwright/test'
import { mails } from '@portal/contract/mails'
import { apiPrefix } from '@portal/contract/shared/route'
import { sessionFile } from '../accounts.ts'

/** The address in the newest mail to somebody, which the portal makes shortly after its event. */
export async function linkMailedTo(email: string, path: string): Promise<string> {
  const { baseURL = '' } = test.info().project.use
  const request = await playwrightRequest.newContext({ baseURL, storageState: sessionFile('admin') })
  const find = async (): Promise<string | undefined> => {
    const answer = await request.get(`${apiPrefix}${mails.list.url}?state=waiting&limit=100`)
    const { mails: rows } = mails.list.schema.response[200].parse(await answer.json())
    const found = rows.find(({ to }) => to === email)
    if (found === undefined) return undefined
    const shown = await request.get(`${apiPrefix}${mails.list.url}/${found.id}`)
    const { text } = mails.show.schema.response[200].parse(await shown.json())
    return new RegExp(`${path}/[\\w-]+`).exec(text ?? '')?.[0]
  }
  try {
    await expect.poll(find).toBeDefined()
    return (await find()) ?? ''
  } finally {
    await request.dispose()
  }
}
