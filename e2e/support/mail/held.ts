import type { Page } from '@playwright/test'

/** Lets the portal look like a restored copy that sends mails and holds two, until they are sent or dropped. */
export async function holdMails(page: Page): Promise<void> {
  let count = 2
  await page.route('**/api/v1/portal', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), mail: true } })
  })
  await page.route('**/api/v1/mails?*', async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace('state=held', 'state=failed') })
    const list = await answer.json()
    const isHeld = route.request().url().includes('state=held')
    const mails = list.mails.map((mail: { state: string }) =>
      isHeld || (count > 0 && mail.state === 'failed')
        ? { ...mail, state: 'held', attempts: 0, last_error: null, can: { retry: true } }
        : mail,
    )
    await route.fulfill({
      response: answer,
      json: isHeld
        ? { mails: count === 0 ? [] : mails, pages: Math.min(count, 1), count }
        : { ...list, mails },
    })
  })
  await page.route('**/api/v1/mails/held/*', async (route) => {
    await route.fulfill({ json: { count } })
    count = 0
  })
}
