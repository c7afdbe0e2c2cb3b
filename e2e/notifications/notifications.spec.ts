// People learn what concerns them, and mark it as read.

import { expect } from '@playwright/test'
import { session } from '@portal/contract/accounts/session'
import { apiPrefix } from '@portal/contract/shared/route'
import { formatDay } from '@portal/domain/days'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { newcomer, toast } from '../support/leave/requests.ts'
import {
  bell,
  bellWith,
  itemsOf,
  markAsRead,
  notified,
  openDecision,
  read,
  unread,
} from '../support/notifications.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'
import { expectNothingSideways } from '../support/widths.ts'

const failure = 'Server error: unable to download notifications'

test('an employee marks a decision as read, and opens the request from it', async ({ page }) => {
  const day = await openDecision(page)
  await expect(itemsOf(unread(page)), 'the type is for managers').not.toContainText('Day off')
  await expect(itemsOf(unread(page))).toContainText(formatDay(day))
  await expectNoViolations(page)
  await markAsRead(page).click()
  await expect(itemsOf(read(page))).toHaveCount(1)
  await expect(bellWith(page, 0)).toBeVisible()
  await expect(unread(page).getByRole('heading')).toBeFocused()
  await itemsOf(read(page))
    .getByRole('link', { name: /^Open the request: / })
    .click()
  await expect(page).toHaveURL(/\/requests\?request=\d+$/)
  const dialog = page.getByRole('dialog', { name: 'Request' })
  await expect(dialog).toContainText('Approved')
  await expect(dialog).toContainText(formatDay(day))
})

test(
  'an employee keeps a notification unread when the server fails to mark it as read',
  desktop,
  async ({ page }) => {
    await openDecision(page)
    await page.route(`**${apiPrefix}/notifications/*`, (route) => route.fulfill({ status: 500 }))
    await markAsRead(page).click()
    await toast(page, failure)
    await expect(itemsOf(unread(page))).toHaveCount(1)
    await page.unrouteAll()
    await markAsRead(page).click()
    await expect(itemsOf(read(page))).toHaveCount(1)
  },
)

test('an employee opens notifications on a phone by the bell', phone, async ({ page }) => {
  await openDecision(page)
  await expect(page).toHaveURL('/recent-notifications')
  await expectNothingSideways(page, 390)
})

test(
  'an employee opens notifications on a phone by the menu, and loads them again after a failure',
  phone,
  async ({ page }) => {
    await newcomer(page)
    await page.route(`**${apiPrefix}/notifications?*`, (route) => route.fulfill({ status: 500 }))
    await page.goto('/settings')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Notifications', exact: true }).click()
    await expect(page).toHaveTitle('Recent Notifications · Staff portal')
    await expect(page.getByRole('alert')).toContainText(failure)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('You have no notifications yet')).toBeVisible()
    await expectNoViolations(page)
  },
)

test('a developer of 55 notifications reads on, and marks them all as read', desktop, async ({ page }) => {
  test.slow()
  const { person, project } = await notified(55)
  await signInAs(page, person.email)
  await page.goto('/recent-notifications')
  await expect(bellWith(page, 55)).toBeVisible()
  const items = itemsOf(unread(page))
  await expect(items).toHaveCount(50)
  await expect(items.first()).toContainText(project.name)
  await expect(items.first().getByRole('link'), 'a developer opens no project').toHaveCount(0)
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect(items).toHaveCount(55)
  await expect(page.getByRole('button', { name: 'Show older' })).toBeHidden()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('heading', { name: 'Notifications', exact: true })).toBeFocused()
  await expect(bellWith(page, 0)).toBeVisible()
  await expect(itemsOf(read(page))).toHaveCount(55)
  await expect(page.getByText('Nothing new.')).toBeVisible()
})

test(
  'a contract leads its project’s manager to the project and to their people',
  desktop,
  async ({ page }) => {
    await signIn(page, 'manager')
    const answer = await page.request.get(apiPrefix + session.show.url)
    const { user } = session.show.schema.response[200].parse(await answer.json())
    const project = await inCompany(async (company) => {
      const made = await company.addProject((await company.addCustomer()).id, unique('Project '), user.id)
      const person = await company.hire()
      await company.addContract(person.id, made.id, await company.today())
      return made
    })
    await page.goto('/recent-notifications')
    const item = itemsOf(unread(page)).filter({ hasText: project.name })
    await expect(item.getByRole('link', { name: project.name })).toHaveAttribute(
      'href',
      `/projects/${project.id}`,
    )
    await item.getByRole('link', { name: `Manager ${user.full_name}` }).click()
    await expect(page).toHaveURL(`/manage-users?manager_id=${user.id}&project_id=${project.id}`)
    // The new page takes the focus, which closes what is open below the bar.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await bell(page).click()
    await expect(itemsOf(read(page)).filter({ hasText: project.name })).toBeVisible()
  },
)
