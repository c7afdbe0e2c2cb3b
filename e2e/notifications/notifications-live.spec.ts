// What concerns a person appears without reload, in all of their tabs.

import { expect, type Page, type WebSocket } from '@playwright/test'
import { formatDay, monthOf } from '@portal/domain/days'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { askForLeave } from '../support/leave/asked-leave.ts'
import { freeDays } from '../support/leave/requests.ts'
import { entryWith } from '../support/lists.ts'
import {
  askForDay,
  bell,
  bellWith,
  itemsOf,
  notified,
  openLive,
  read,
  unread,
} from '../support/notifications.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test(
  'an admin finds a request in the list and below the bell without reload, and opens it',
  desktop,
  async ({ page }) => {
    const person = await hire()
    await signIn(page, 'admin')
    const [day = ''] = await freeDays(page, 1)
    await openLive(page, `/requests?user_id=${person.id}&date=${day}`)
    await expect(page.getByText('Requests not found')).toBeVisible()
    await askForLeave(person.email, { request_type: 'day_off', start_date: day })
    await expect(entryWith(page, person.full_name)).toContainText('Pending')
    await bell(page).click()
    const news = itemsOf(unread(page)).filter({ hasText: person.full_name })
    await expect(news).toContainText('Day off')
    await expect(news).toContainText(/\d+ (?:second|minute)s? ago/)
    await expectNoViolations(page)
    await expect(news.getByRole('link', { name: person.full_name, exact: true })).toHaveAttribute(
      'href',
      `/users/${person.id}`,
    )
    await expect(news).toContainText(formatDay(day))
    await news.getByRole('link', { name: /^Open the request: / }).click()
    await expect(page.getByRole('dialog', { name: 'Request' })).toContainText(person.full_name)
  },
)

test('an employee is told of the decision on their request without reload', desktop, async ({ page }) => {
  const { day, approve } = await askForDay(page)
  await openLive(page, `/my-requests?month=${monthOf(day)}`)
  await expect(bellWith(page, 0)).toBeVisible()
  await approve()
  // What is coming up stands above its month too.
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^New notification: .+ approved/ })).toBeAttached()
  await expect(bellWith(page, 1)).toBeVisible()
})

test('an employee on a phone is told of a decision without reload', phone, async ({ page }) => {
  const { approve } = await askForDay(page)
  await openLive(page, '/settings')
  await approve()
  await expect(bellWith(page, 1)).toBeVisible()
})

/** The notifications of a developer in two tabs that are both told of new ones. */
async function openTwoTabs(page: Page, count: number) {
  const { person, notify } = await notified(count)
  await signInAs(page, person.email)
  const other = await page.context().newPage()
  const sockets: WebSocket[] = []
  page.on('websocket', (socket) => sockets.push(socket))
  for (const tab of [page, other]) {
    await watchSockets(tab)
    await openLive(tab, '/recent-notifications')
    await expect(bellWith(tab, count)).toBeVisible()
  }
  return { other, tabs: [page, other], sockets, notify }
}

/** Lets `cutSockets` close the page's sockets, as a lost network does. To be called before the page is opened. */
const watchSockets = (page: Page) =>
  page.addInitScript(() => {
    const Native = window.WebSocket
    window.WebSocket = class extends Native {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        document.addEventListener('test:cut', () => this.close())
      }
    }
  })
const cutSockets = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('test:cut')))

test(
  'a developer who marks all notifications as read in one tab finds them read in the other',
  desktop,
  async ({ page }) => {
    const { other, tabs } = await openTwoTabs(page, 2)
    await other.getByRole('button', { name: 'Mark all as read' }).click()
    for (const tab of tabs) {
      await expect(bellWith(tab, 0)).toBeVisible()
      await expect(itemsOf(read(tab))).toHaveCount(2)
    }
  },
)

test(
  'a developer who was offline is told in both tabs of what came meanwhile and of what comes later',
  desktop,
  async ({ page }) => {
    const { tabs, notify } = await openTwoTabs(page, 1)
    await page.context().setOffline(true)
    for (const tab of tabs) await cutSockets(tab)
    await notify()
    await page.context().setOffline(false)
    for (const tab of tabs) {
      await expect(bellWith(tab, 2)).toBeVisible()
      await expect(itemsOf(unread(tab))).toHaveCount(2)
    }
    await notify()
    for (const tab of tabs) await expect(itemsOf(unread(tab))).toHaveCount(3)
  },
)

test(
  'a developer who logs out in one tab is asked to log in in both, and nothing more is sent to them',
  desktop,
  async ({ page }) => {
    const { tabs, sockets } = await openTwoTabs(page, 1)
    await page.getByRole('button', { name: /^Account of / }).click()
    await page.getByRole('link', { name: 'Logout' }).click()
    for (const tab of tabs) {
      await expect(tab.getByRole('button', { name: 'Log In' })).toBeVisible()
      await expect(tab.getByText('Your session has ended.')).toBeHidden()
    }
    await expect.poll(() => sockets.filter((socket) => !socket.isClosed()).length).toBe(0)
  },
)
