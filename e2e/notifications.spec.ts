// People learn what concerns them, without reloading.

import { expect, type Locator, type Page, test } from '@playwright/test'
import { session } from '@portal/contract/session'
import { apiPrefix } from '@portal/contract/shared/route'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { inCompany, unique } from './support/company.ts'
import { newcomer } from './support/leave/requests.ts'
import { desktop, phone } from './support/sizes.ts'

const isPhone = () => test.info().project.name === 'phone'

/** Its name says how many are unread; on a phone it is a link. */
const bell = (page: Page): Locator =>
  page.getByRole('banner').getByRole(isPhone() ? 'link' : 'button', { name: /^Notifications/ })

const unread = (page: Page): Locator => page.getByRole('region', { name: /^New/ })
const read = (page: Page): Locator => page.getByRole('region', { name: 'Read', exact: true })
const itemsOf = (section: Locator): Locator => section.getByRole('listitem')

const failure = 'Server error: unable to download notifications'

test(
  'a newcomer finds the notifications in the drawer, tries again after a failure, and has none',
  phone,
  async ({ page }) => {
    await newcomer(page)
    await page.route(`**${apiPrefix}/notifications?*`, (route) => route.fulfill({ status: 500 }))
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Notifications', exact: true }).click()
    await expect(page).toHaveTitle('Recent Notifications · Staff portal')
    await expect(page.getByRole('alert')).toContainText(failure)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('You have no notifications yet')).toBeVisible()
    await expectNoViolations(page)
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
    await expect(page).toHaveURL(`/manage-users?manager_id=${user.id}`)
    await bell(page).click()
    await expect(itemsOf(read(page)).filter({ hasText: project.name })).toBeVisible()
  },
)
