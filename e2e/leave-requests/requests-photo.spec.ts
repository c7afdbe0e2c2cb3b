// The photo of a request for sick leave.

import { expect, type Locator } from '@playwright/test'
import { formatDay } from '@portal/domain/days'
import { expectNoViolations } from '../support/axe.ts'
import { dialog, field, photo, send } from '../support/leave/request-form.ts'
import { freeDays, newcomer, openForm, toast } from '../support/leave/requests.ts'
import { entryWith, unfold } from '../support/lists.ts'
import { heavy, png } from '../support/pictures.ts'
import { typeDay } from '../support/profile.ts'
import { desktop } from '../support/sizes.ts'
import { slowUploads } from '../support/slow.ts'
import { test } from '../support/test.ts'

const picture = { name: 'note.png', mimeType: 'image/png', buffer: png(40, 40) }

/** The shares that progress bars inside show from now on; the returned function tells them. */
async function watchProgress(scope: Locator) {
  const seen = await scope.evaluateHandle((element) => {
    const shares: number[] = []
    new MutationObserver(() => {
      const bar = element.querySelector('progress')
      if (bar && bar.position !== shares.at(-1)) shares.push(bar.position)
    }).observe(element, { attributes: true, childList: true, subtree: true })
    return shares
  })
  return () => seen.jsonValue()
}

test('a developer cannot send a request with a file that is no picture, and chooses another', async ({
  page,
}) => {
  await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  await page.goto('/requests')
  await openForm(page, 'Sick leave')
  await typeDay(field(page, 'Start Date'), formatDay(day))
  await photo(page).setInputFiles({ ...picture, name: 'note.txt', buffer: Buffer.from('no picture') })
  await expect(dialog(page).getByText('Please pick a PNG or JPEG image')).toBeVisible()
  await send(page).click()
  await expect(dialog(page).getByRole('button', { name: 'Choose another' })).toBeFocused()
  await photo(page).setInputFiles(picture)
  await expect(dialog(page).getByText('Please pick a PNG or JPEG image')).toBeHidden()
  await expect(dialog(page).getByText('note.png')).toBeVisible()
  await send(page).click()
  await toast(page, 'Request created')
})

test('a developer sends a photo with a request, and looks at it in the list', async ({ page }) => {
  await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  await page.goto('/requests')
  await openForm(page, 'Sick leave')
  await dialog(page).getByText('Half Day', { exact: true }).click()
  await typeDay(field(page, 'Date'), formatDay(day))
  await photo(page).setInputFiles(picture)
  await expect(dialog(page).getByText('note.png')).toBeVisible()
  await send(page).click()
  await unfold(page.getByRole('list', { name: 'Waiting and coming up' }), 'Half day sick leave')
  await page
    .getByRole('button', { name: /^Show the photo of Half day sick leave/ })
    .first()
    .click()
  await expect(page.getByRole('img', { name: /^Photo of / })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a developer sees how far the photo of a request is sent', desktop, async ({ page }) => {
  await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  await page.goto('/requests')
  await openForm(page, 'Sick leave')
  await typeDay(field(page, 'Start Date'), formatDay(day))
  await photo(page).setInputFiles({ ...picture, buffer: heavy(picture.buffer) })
  const shares = await watchProgress(dialog(page))
  const release = await slowUploads(page)
  await send(page).click()
  await expect(dialog(page).getByRole('progressbar', { name: 'The photo is being sent' })).toBeVisible()
  await expect(entryWith(page, formatDay(day)).first()).toContainText('Sick leave')
  await release()
  const sent = await shares()
  expect(sent.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(1)
  expect(sent).toEqual(sent.toSorted((a, b) => a - b))
})
