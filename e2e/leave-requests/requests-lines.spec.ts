// Deciding by keys, in the request that a line of the queue opens, and at the bell.

import { expect } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { askForLeave } from '../support/leave/asked-leave.ts'
import { button, checkbox, twoRequests } from '../support/leave/queue.ts'
import { freeDays, toast } from '../support/leave/requests.ts'
import { entryWith } from '../support/lists.ts'
import { bell, itemsOf, read, unread } from '../support/notifications.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test('an admin decides by keys on the request that is marked', desktop, async ({ page }) => {
  const { person } = await twoRequests(page)
  await page.goto(`/requests_list?user=${person.id}`)
  const rows = entryWith(page, person.full_name)
  await expect(rows).toHaveCount(2)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const act of ['Mark the next request', 'Approve the marked request'])
    await expect(help).toContainText(act)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: /^Open Work off/ })).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByRole('link', { name: /^Open Day off/ })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('a')
  await toast(page, 'Successfully approved!')
  await expect(rows).toHaveCount(1)
  // The request in its place is marked.
  await page.keyboard.press('d')
  const decline = page.getByRole('dialog', { name: 'Decline the request' })
  await expect(decline).toContainText('Work off')
  await decline.getByRole('textbox', { name: 'Reason' }).pressSequentially('a day')
  await decline.getByRole('button', { name: 'Decline' }).click()
  await toast(page, 'Successfully declined!')
  await expect(rows).toHaveCount(0)
})

test(
  'an admin makes sick leave extra in the request that a line of the queue opens',
  desktop,
  async ({ page }) => {
    const person = await hire()
    await signIn(page, 'admin')
    const [day = ''] = await freeDays(page, 1)
    const sick = { request_type: 'full_day_sick_leave', start_date: day, note: 'Flu' } as const
    await askForLeave(person.email, sick)
    await page.goto(`/requests_list?user=${person.id}`)
    await page.getByRole('link', { name: /^Open Sick leave/ }).click()
    const opened = page.getByRole('dialog', { name: 'Request' })
    await expect(opened).toContainText('Flu')
    await opened.getByRole('switch', { name: /^Extra sick leave of/ }).press('Space')
    await toast(page, 'Successfully modified!')
    await expect(opened.getByText('Extra sick leave', { exact: true }).first()).toBeVisible()
    await page.goBack()
    await expect(opened).toBeHidden()
    await expect(page.getByRole('link', { name: /^Open Extra sick leave/ })).toBeVisible()
  },
)

test('an admin decides in the list of the bell, and takes it back', async ({ page }) => {
  const { person } = await twoRequests(page)
  await page.goto('/settings')
  await bell(page).click()
  const news = (kind: string) =>
    itemsOf(unread(page).or(read(page)))
      .filter({ hasText: person.full_name })
      .filter({ hasText: kind })
  const isRead = (kind: string) =>
    expect(itemsOf(read(page)).filter({ hasText: person.full_name }).filter({ hasText: kind })).toBeVisible()
  const approve = news('Day off').getByRole('button', { name: /^Approve Day off of/ })
  await expect(approve).toBeVisible()
  await expectNoViolations(page)
  await approve.click()
  await toast(page, 'Successfully approved!')
  await isRead('Day off')
  await expect(approve).toBeHidden()

  await news('Work off')
    .getByRole('button', { name: /^Decline Work off of/ })
    .click()
  const decline = page.getByRole('dialog', { name: 'Decline the request' })
  await decline.getByRole('textbox', { name: 'Reason' }).fill('Release week')
  await decline.getByRole('button', { name: 'Decline' }).click()
  await toast(page, 'Successfully declined!')
  await isRead('Work off')
  await button(page, 'Undo').click()
  await toast(page, 'Undone')
  await page.goto(`/requests_list?user=${person.id}`)
  await expect(checkbox(page, /^Select Work off of/)).toBeVisible()
  await expect(checkbox(page, /^Select Day off of/)).toHaveCount(0)
})

test('an admin decides before the names of absent colleagues have come, and no row moves when they do', async ({
  page,
}) => {
  const { person } = await twoRequests(page)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/requests/colleagues_away?**', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(`/requests_list?user=${person.id}`)
  const decline = page.getByRole('button', { name: /^Decline Work off of/ })
  await expect(decline).toBeVisible()
  const place = await decline.boundingBox()
  release()
  await expect(entryWith(page, person.full_name).getByText(/nobody/i)).toHaveCount(2)
  expect(await decline.boundingBox()).toEqual(place)
})
