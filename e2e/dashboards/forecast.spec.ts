import { expect, type Page } from '@playwright/test'
import { notifications } from '@portal/contract/notifications'
import { apiPrefix } from '@portal/contract/shared/route'
import { addDays, formatDay, mondayOf } from '@portal/domain/days'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { toast } from '../support/leave/requests.ts'
import { desktop } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'
import { expectNothingSideways } from '../support/widths.ts'

const card = (page: Page, counted: RegExp) => page.getByRole('button', { name: counted })
const ofEnding = /^\d+ contracts? ends? within 60 days, .+ within 30/
const ofFree = /^\d+ (person becomes|people become) free within 60 days, .+ within 30/
const ofNoHours = /^\d+ (person|people) logged no hours last week, /
const rowOf = (page: Page, lastName: string) =>
  page.getByRole('region', { name: 'Forecast' }).getByRole('listitem').filter({ hasText: lastName })

/** A project with people whose contracts end in 20 and in 50 days, and one of the two without hours in the last week. */
const team = () =>
  inCompany(async (company) => {
    const today = await company.today()
    const project = await company.addProject((await company.addCustomer()).id)
    const [soon, later] = [await company.hire(unique('Soon')), await company.hire(unique('Later'))]
    await company.addContract(soon.id, project.id, addDays(today, -40), addDays(today, 20))
    await company.addContract(later.id, project.id, addDays(today, -40), addDays(today, 50))
    await company.logHours(later.id, project.id, addDays(mondayOf(today), -7))
    return { today, project, soon, later }
  })

/** How many reminders of hours a person has been sent. */
async function remindersOf(page: Page, email: string): Promise<number> {
  await signInAs(page, email)
  const answer = await page.request.get(apiPrefix + notifications.list.url)
  const listed = notifications.list.schema.response[200].parse(await answer.json())
  return listed.filter(({ message }) => message.startsWith('reminded you')).length
}

test('a manager sees which contracts end and who becomes free', desktop, async ({ page }) => {
  const { today, project, soon, later } = await team()
  await signIn(page, 'manager')
  await page.goto('/users_list')

  await card(page, ofEnding).click()
  const near = page.getByRole('list', { name: 'Within 30 days' })
  const far = page.getByRole('list', { name: 'In 31 to 60 days' })
  const ending = near.getByRole('listitem').filter({ hasText: soon.last_name })
  await expect(ending).toContainText(project.name)
  await expect(ending).toContainText(`Ends ${formatDay(addDays(today, 20))}`)
  await expect(ending).toContainText('in 20 days')
  await expect(far.getByRole('listitem').filter({ hasText: later.last_name })).toContainText('in 50 days')
  await expectNoViolations(page)

  await card(page, ofFree).click()
  await expect(near.getByRole('listitem').filter({ hasText: soon.last_name })).toContainText(
    `Free from ${formatDay(addDays(today, 21))}`,
  )
  await rowOf(page, later.last_name).getByRole('link', { name: project.name }).click()
  await expect(page).toHaveURL(`/projects/${project.id}`)
  await page.goBack()
  await expect(page).toHaveURL('/users_list?forecast=free')
  await expect(rowOf(page, later.last_name)).toBeVisible()
})

test('a manager reminds a person without hours once a day', async ({ page }) => {
  const { soon, later } = await team()
  await signIn(page, 'manager')
  // What other journeys change would replace the list that is held back below.
  await closeLiveChannel(page)
  await page.goto('/users_list')
  await card(page, ofNoHours).click()
  const forgetful = rowOf(page, soon.last_name)
  const remind = forgetful.getByRole('button', { name: `Remind Test ${soon.last_name}` })
  await expect(remind).toBeEnabled()
  await expect(rowOf(page, later.last_name)).toHaveCount(0)

  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/missing_hours/reminders')) sent += 1
  })
  const list = Promise.withResolvers<void>()
  await page.route('**/missing_hours', async (route) => {
    await list.promise
    await route.continue()
  })
  await remind.dblclick()
  await toast(page, `Test ${soon.last_name} was reminded.`)
  // Another click on the list that does not know of the reminder yet.
  await expect(forgetful).not.toContainText('Reminded today')
  await remind.click()
  list.resolve()
  await expect(forgetful).toContainText('Reminded today')
  expect(sent, 'requests of three clicks').toBe(1)
  await expect(remind).toHaveAccessibleDescription(/^Reminded today\./)
  await expect(remind).toBeFocused()
  await expectNothingSideways(page, page.viewportSize()?.width ?? 0)
  await expectNoViolations(page)

  await page.reload()
  await expect(remind).toHaveAttribute('aria-disabled', 'true')
  expect(await remindersOf(page, soon.email)).toBe(1)
})

test('a manager who reminds everybody reads how many it reached', desktop, async ({ page }) => {
  const { soon } = await team()
  await signIn(page, 'manager')
  // The request is answered here and not sent on, because other journeys read the notifications of their people.
  const person = { id: soon.id, full_name: `Test ${soon.last_name}` }
  const answer = { reminded: [person, person, person], already_reminded: [person], not_missing: [] }
  await page.route('**/missing_hours/reminders', (route) => route.fulfill({ json: answer }))
  await page.goto('/users_list')
  await card(page, ofNoHours).click()
  await expect(rowOf(page, soon.last_name)).toBeVisible()
  const sent = page.waitForRequest('**/missing_hours/reminders')
  await page.getByRole('button', { name: 'Remind all' }).click()
  expect((await sent).postDataJSON()).toEqual({})
  await toast(page, '3 people were reminded. 1 had been reminded today.')
})
