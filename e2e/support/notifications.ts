// The bell, the notifications below it or on their page, and the live channel that brings them.

import { expect, type Locator, type Page } from '@playwright/test'
import { addDays } from '@portal/domain/days'
import { inCompany } from './company.ts'
import { askForLeave } from './leave/asked-leave.ts'
import { freeDays, newcomer } from './leave/requests.ts'
import { isPhone } from './sizes.ts'

/** The bell, whose name says how many notifications are unread; on a phone it is a link. */
export const bell = (page: Page, name: string | RegExp = /^Notifications/): Locator =>
  page.getByRole('banner').getByRole(isPhone() ? 'link' : 'button', { name, exact: true })

/** The bell of a person with so many unread notifications. */
export const bellWith = (page: Page, unread: number): Locator =>
  bell(page, unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`)

export const unread = (page: Page): Locator => page.getByRole('region', { name: /^New/ })
export const read = (page: Page): Locator => page.getByRole('region', { name: 'Read', exact: true })
export const itemsOf = (section: Locator): Locator => section.getByRole('listitem')
export const markAsRead = (page: Page): Locator =>
  unread(page).getByRole('button', { name: /^Mark as read: / })

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

/** Opens an address and waits until news come without reload. */
export async function openLive(page: Page, path: string): Promise<void> {
  const isLive = subscription(page)
  await page.goto(path)
  await isLive
}

/** A developer, signed in, whose request for a free day waits for a decision. */
export async function askForDay(page: Page) {
  const person = await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  const { id } = await askForLeave(person.email, { request_type: 'day_off', start_date: day })
  return { day, approve: () => inCompany((company) => company.decideLeave(id, 'approved')) }
}

/** Opens the notification of an approved request, the only one of a developer. */
export async function openDecision(page: Page) {
  const { day, approve } = await askForDay(page)
  await approve()
  await page.goto('/my-report')
  await expect(bellWith(page, 1)).toBeVisible()
  await bell(page).click()
  await expect(itemsOf(unread(page))).toHaveCount(1)
  return day
}

/**
 * A developer with so many notifications, not signed in: the first of a contract, the others of its changed end.
 * `notify` makes another one.
 */
export const notified = (count: number) =>
  inCompany(async (company) => {
    const project = await company.addProject((await company.addCustomer()).id)
    const person = await company.hire()
    const today = await company.today()
    const contract = await company.addContract(person.id, project.id, today)
    for (let days = 1; days < count; days += 1) await company.endContract(contract.id, addDays(today, days))
    let end = count
    const notify = () =>
      inCompany((later) => {
        end += 1
        return later.endContract(contract.id, addDays(today, end))
      })
    return { person, project, notify }
  })
