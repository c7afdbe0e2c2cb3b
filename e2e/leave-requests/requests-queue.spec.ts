// The queue, in which admins decide.

import { expect } from '@playwright/test'
import { formatDay, monthOf, yearOf } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire, inCompany } from '../support/company.ts'
import { askForLeave } from '../support/leave/asked-leave.ts'
import { button, checkbox, twoRequests } from '../support/leave/queue.ts'
import { freeDays, toast } from '../support/leave/requests.ts'
import { entryWith } from '../support/lists.ts'
import { bell, itemsOf, unread } from '../support/notifications.ts'
import { take } from '../support/selects.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test(
  'an admin sees in the queue what an approval leads to and who else of the same projects is away',
  desktop,
  async ({ page }) => {
    const { people, project } = await inCompany(async (company) => {
      const made = await company.addProject((await company.addCustomer()).id)
      const hired = [await company.hire(), await company.hire()] as const
      for (const { id } of hired) await company.addContract(id, made.id, await company.today())
      return { people: hired, project: made }
    })
    const [first, second] = people
    await signIn(page, 'admin')
    const [day = ''] = await freeDays(page, 1)
    await askForLeave(first.email, { request_type: 'day_off', start_date: day })
    await askForLeave(second.email, { request_type: 'work_off', start_date: day })

    await page.goto(`/requests_list?user=${first.id}`)
    await expect(page).toHaveTitle('To decide · Staff portal')
    const approve = button(page, `Approve Day off of ${first.full_name}, ${formatDay(day)}`)
    const entry = entryWith(page, first.full_name).filter({ has: approve })
    await expect(entry).toContainText('0 → 1 of 5')
    await expect(entry.getByText('1 away')).toHaveAccessibleDescription(`Away: ${second.full_name}`)
    expect((await entry.boundingBox())?.height).toBe(44)
    await expectNoViolations(page)
    await entry.click({ position: { x: 600, y: 22 } })
    await expect(page).toHaveURL(/&request=\d+$/)
    const opened = page.getByRole('dialog', { name: 'Request' })
    await expect(opened).toContainText(`Work off, ${formatDay(day)} · Pending · ${project.name}`)
    await expect(opened).toContainText('Day offs')
    await expect(opened).toContainText(`4 left in ${yearOf(day)} · 0 taken · 1 waiting`)
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`/requests_list?user=${first.id}`)
    await approve.click()
    await toast(page, 'Successfully approved!')
    await expect(entry).toBeHidden()
    await button(page, 'Undo').click()
    await toast(page, 'Undone')
    await expect(entry).toBeVisible()
  },
)

test('an admin approves several requests at once, and takes all back', async ({ page }) => {
  const { person } = await twoRequests(page)
  await page.goto(`/requests_list?user=${person.id}`)
  await checkbox(page, /^Select Day off of/).check()
  await expect(button(page, 'Approve 1')).toBeVisible()
  await checkbox(page, 'Select all').check()
  await expectNoViolations(page)
  await button(page, 'Approve 2').click()
  await toast(page, '2 requests approved')
  await expect(entryWith(page, person.full_name)).toHaveCount(0)
  await button(page, 'Undo').click()
  await toast(page, 'Undone')
  await expect(checkbox(page, /^Select (Day|Work) off of/)).toHaveCount(2)
})

test('an admin declines several requests with one reason', async ({ page }) => {
  const { person, off } = await twoRequests(page)
  await page.goto(`/requests_list?user=${person.id}`)
  await checkbox(page, 'Select all').check()
  await button(page, 'Decline 2').click()
  const dialog = page.getByRole('dialog', { name: 'Decline 2 requests' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Release week')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Decline 2' }).click()
  await toast(page, '2 requests declined')
  await expect(dialog).toBeHidden()
  await page.goto(`/requests?user=${person.id}&month=${monthOf(off)}`)
  await expect(page.getByText('Reason: Release week')).toHaveCount(2)
})

test('an admin is told which of several requests was left as it is, and why', desktop, async ({ page }) => {
  const { person } = await twoRequests(page)
  await page.goto(`/requests_list?user=${person.id}`)
  await checkbox(page, 'Select all').check()
  await page.route('**/requests/decisions', async (route) => {
    const { ids } = route.request().postDataJSON()
    // Somebody else decides on the first of them at this moment.
    await inCompany((company) => company.decideLeave(ids[0], 'rejected'))
    await route.continue()
  })
  await button(page, 'Approve 2').click()
  await toast(page, '1 request approved')
  await expect(page.getByRole('alert')).toContainText('1 request was left as it is')
  await expect(page.getByRole('alert')).toContainText(`Day off of ${person.full_name}`)
})

test('an admin filters the queue by type and person, and sorts it', desktop, async ({ page }) => {
  const { person } = await twoRequests(page)
  await page.goto('/requests_list')
  await take(page.getByRole('combobox', { name: 'User' }), person.full_name)
  await expect(page).toHaveURL(`/requests_list?user=${person.id}`)
  const types = page.getByRole('cell', { name: /^Open (Day|Work) off/ })
  await expect(types).toHaveText([/^Day off/, /^Work off/])
  await button(page, 'Dates').click()
  await button(page, 'Dates').click()
  await expect(page).toHaveURL(`/requests_list?user=${person.id}&sort=-start_date`)
  await expect(types).toHaveText([/^Work off/, /^Day off/])
  await take(page.getByRole('combobox', { name: 'Type' }), 'Work off')
  await expect(types).toHaveText([/^Work off/])
  await page.reload()
  await expect(types).toHaveText([/^Work off/])
  await button(page, 'Reset filters').click()
  await expect(page).toHaveURL('/requests_list?sort=-start_date')
})

test(
  'the menu leads an admin to the queue, and counts what waits without reload',
  desktop,
  async ({ page }) => {
    const person = await hire()
    await signIn(page, 'admin')
    const [day = ''] = await freeDays(page, 1)
    const menu = page.getByRole('navigation', { name: 'Main' })
    const link = menu.getByRole('link', { name: /^Requests/ })
    await page.goto('/settings')
    await askForLeave(person.email, { request_type: 'day_off', start_date: day })
    await expect(link).toHaveAccessibleName(/^Requests \d+ to decide$/)
    await link.click()
    await expect(page.getByRole('heading', { name: /^To decide/ })).toBeVisible()
    await page.getByRole('link', { name: 'Everyone', exact: true }).click()
    await expect(page).toHaveURL('/requests')
    await expect(link).toHaveAttribute('data-status', 'active')
  },
)

test('the menu leads an admin on a phone to the queue', phone, async ({ page }) => {
  await twoRequests(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Requests \d+ to decide$/ })
    .click()
  await expect(page.getByRole('heading', { name: /^To decide/ })).toBeVisible()
})

test('an admin opens a request by a click on its notification, and decides there', async ({ page }) => {
  const { person, off } = await twoRequests(page)
  await page.goto('/settings')
  await bell(page).click()
  const news = itemsOf(unread(page)).filter({ hasText: person.full_name }).filter({ hasText: 'Day off' })
  await expect(news.getByRole('paragraph').first()).toHaveText(`${person.full_name} asked for leave`)
  await expect(news.getByRole('paragraph').nth(1)).toHaveText(`Day off${formatDay(off)}`)
  await news.click({ position: { x: 4, y: 4 } })
  await expect(page).toHaveURL(/\/requests_list\?request=\d+$/)
  const dialog = page.getByRole('dialog', { name: 'Request' })
  await expect(dialog).toContainText('Day offs 0 → 1 of 5')
  await expect(dialog).toContainText('Nobody on the same projects')
  await expectNoViolations(page)
  // Escape closes the dialog that is on top, not the request below it.
  await dialog.getByRole('button', { name: /^Decline Day off/ }).click()
  const decline = page.getByRole('dialog', { name: 'Decline the request' })
  await expect(decline.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(decline).toBeHidden()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: /^Approve Day off/ }).click()
  await toast(page, 'Successfully approved!')
  await expect(dialog.getByText('Approved')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/requests_list')
})
