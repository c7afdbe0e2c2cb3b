// People learn what concerns them, without reloading.

import { expect, type Locator, type Page, type WebSocket } from '@playwright/test'
import { session } from '@portal/contract/session'
import { apiPrefix } from '@portal/contract/shared/route'
import { addDays, formatDay, monthOf } from '@portal/domain/days'
import { signIn, signInAs } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { inCompany, unique } from './support/company.ts'
import { askForLeave } from './support/leave/asked-leave.ts'
import { freeDays, newcomer, toast } from './support/leave/requests.ts'
import { entryWith } from './support/lists.ts'
import { desktop, phone } from './support/sizes.ts'
import { test } from './support/test.ts'
import { expectNothingSideways } from './support/widths.ts'

const isPhone = () => test.info().project.name === 'phone'

/** The bell, whose name says how many notifications are unread; on a phone it is a link. */
const bell = (page: Page, name: string | RegExp = /^Notifications/): Locator =>
  page.getByRole('banner').getByRole(isPhone() ? 'link' : 'button', { name, exact: true })

/** The bell of a person with so many unread notifications. */
const bellWith = (page: Page, unread: number): Locator =>
  bell(page, unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`)

const unread = (page: Page): Locator => page.getByRole('region', { name: /^New/ })
const read = (page: Page): Locator => page.getByRole('region', { name: 'Read', exact: true })
const itemsOf = (section: Locator): Locator => section.getByRole('listitem')

/** Resolves when the page has subscribed to the live channel. To be called before the page is opened. */
function subscription(page: Page): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('confirm_subscription')) resolve()
    }),
  )
  return promise
}

const failure = 'Server error: unable to download notifications'

test(
  'a request appears on an admin’s screen without reload, and the decision on the employee’s',
  desktop,
  async ({ page, browser }) => {
    test.slow()
    const person = await newcomer(page)
    const [day = ''] = await freeDays(page, 1)
    const isLive = subscription(page)
    await page.goto(`/my-requests?month=${monthOf(day)}`)
    await isLive
    const admin = await (await browser.newContext()).newPage()
    await signIn(admin, 'admin')
    const adminIsLive = subscription(admin)
    await admin.goto(`/requests?user_id=${person.id}&date=${day}`)
    await expect(admin.getByText('Requests not found')).toBeVisible()
    await adminIsLive

    await askForLeave(person.email, { request_type: 'day_off', start_date: day })
    await expect(entryWith(admin, person.full_name)).toContainText('Pending')
    await bell(admin).click()
    const news = itemsOf(unread(admin)).filter({ hasText: person.full_name })
    await expect(news).toContainText(`Day off`)
    await expect(news).toContainText(/\d+ (?:second|minute)s? ago/)
    await expectNoViolations(admin)
    await expect(news.getByRole('link', { name: person.full_name })).toHaveAttribute(
      'href',
      `/users/${person.id}`,
    )
    await news.getByRole('link', { name: formatDay(day) }).click()
    await expect(admin).toHaveURL(({ searchParams }) => searchParams.get('user') === String(person.id))

    await expect(bellWith(page, 0)).toBeVisible()
    await admin.getByRole('button', { name: `Approve Day off of ${person.full_name}` }).click()
    await toast(admin, 'Successfully approved!')
    await expect(page.getByText('Approved', { exact: true })).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: /^New notification: .+ approved/ }),
    ).toBeAttached()
    await expect(bellWith(page, 1)).toBeVisible()
    await bell(page).click()
    await expect(itemsOf(unread(page))).toHaveCount(1)
    await expect(itemsOf(unread(page)), 'the type is for managers').not.toContainText('Day off')
    await expect(itemsOf(unread(page)).getByRole('link')).toHaveText([formatDay(day)])
    await expectNoViolations(page)
    await admin.context().close()

    await page.route(`**${apiPrefix}/notifications/*`, (route) => route.fulfill({ status: 500 }))
    await unread(page)
      .getByRole('button', { name: /^Mark as read: / })
      .click()
    await toast(page, failure)
    await expect(itemsOf(unread(page))).toHaveCount(1)
    await page.unrouteAll()
    await unread(page)
      .getByRole('button', { name: /^Mark as read: / })
      .click()
    await expect(itemsOf(read(page))).toHaveCount(1)
    await expect(bellWith(page, 0)).toBeVisible()
    await expect(unread(page).getByRole('heading')).toBeFocused()
    await itemsOf(read(page))
      .getByRole('link', { name: formatDay(day) })
      .click()
    await expect(page).toHaveURL(`/my-requests?month=${monthOf(day)}`)
  },
)

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
  'a developer of 55 notifications reads on, marks all in one tab for both, and misses none while offline',
  desktop,
  async ({ page }) => {
    test.slow()
    const { person, contract, project, today } = await inCompany(async (company) => {
      const made = await company.addProject((await company.addCustomer()).id)
      const hired = await company.hire()
      const now = await company.today()
      const { id } = await company.addContract(hired.id, made.id, now)
      for (let days = 1; days <= 54; days += 1) await company.endContract(id, addDays(now, days))
      return { person: hired, contract: id, project: made, today: now }
    })
    await signInAs(page, person.email)
    const other = await page.context().newPage()
    const sockets: WebSocket[] = []
    page.on('websocket', (socket) => sockets.push(socket))
    for (const tab of [page, other]) {
      const isLive = subscription(tab)
      await watchSockets(tab)
      await tab.goto('/recent-notifications')
      await isLive
      await expect(bellWith(tab, 55)).toBeVisible()
    }
    const items = itemsOf(unread(page))
    await expect(items).toHaveCount(50)
    await expect(items.first()).toContainText(project.name)
    await expect(items.first().getByRole('link'), 'a developer opens no project').toHaveCount(0)
    await page.getByRole('button', { name: 'Show older' }).click()
    await expect(items).toHaveCount(55)
    await expect(page.getByRole('button', { name: 'Show older' })).toBeHidden()
    await other.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(other.getByRole('heading', { name: 'Recent Notifications' })).toBeFocused()
    for (const tab of [page, other]) await expect(bellWith(tab, 0)).toBeVisible()
    await expect(itemsOf(read(page))).toHaveCount(55)
    await expect(page.getByText('Nothing new.')).toBeVisible()

    await page.context().setOffline(true)
    for (const tab of [page, other]) await cutSockets(tab)
    await inCompany((company) => company.endContract(contract, addDays(today, 60)))
    await page.context().setOffline(false)
    for (const tab of [page, other]) {
      await expect(bellWith(tab, 1)).toBeVisible()
      await expect(itemsOf(unread(tab))).toHaveCount(1)
    }
    await inCompany((company) => company.endContract(contract, addDays(today, 61)))
    for (const tab of [page, other]) await expect(itemsOf(unread(tab))).toHaveCount(2)

    await page.getByRole('button', { name: /^Account of / }).click()
    await page.getByRole('link', { name: 'Logout' }).click()
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Log In' })).toBeVisible()
      await expect(tab.getByText('Your session has ended.')).toBeHidden()
    }
    await expect.poll(() => sockets.filter((socket) => !socket.isClosed()).length).toBe(0)
  },
)

test(
  'on a phone the drawer and the bell lead to the notifications; a failure is tried again, a decision comes without reload',
  phone,
  async ({ page }) => {
    const person = await newcomer(page)
    const [day = ''] = await freeDays(page, 1)
    const { id } = await askForLeave(person.email, { request_type: 'day_off', start_date: day })
    await page.route(`**${apiPrefix}/notifications?*`, (route) => route.fulfill({ status: 500 }))
    const isLive = subscription(page)
    await page.goto('/settings')
    await isLive
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Notifications', exact: true }).click()
    await expect(page).toHaveTitle('Recent Notifications · Staff portal')
    await expect(page.getByRole('alert')).toContainText(failure)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('You have no notifications yet')).toBeVisible()
    await expectNoViolations(page)

    await page.goBack()
    await inCompany((company) => company.decideLeave(id, 'approved'))
    await expect(bellWith(page, 1)).toBeVisible()
    await bell(page).click()
    await expect(page).toHaveURL('/recent-notifications')
    await expect(itemsOf(unread(page))).toHaveCount(1)
    await expect(itemsOf(unread(page)).getByRole('link')).toHaveText([formatDay(day)])
    await expectNothingSideways(page, 390)
    await expectNoViolations(page)
    await unread(page)
      .getByRole('button', { name: /^Mark as read: / })
      .click()
    await expect(itemsOf(read(page))).toHaveCount(1)
    await expect(bellWith(page, 0)).toBeVisible()
    await expect(unread(page).getByRole('heading')).toBeFocused()
    await itemsOf(read(page))
      .getByRole('link', { name: formatDay(day) })
      .click()
    await expect(page).toHaveURL(`/my-requests?month=${monthOf(day)}`)
  },
)

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
