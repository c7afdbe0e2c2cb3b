// The board of a vacancy's candidates: dragged by mouse and keys, moved by menus, and put back when a move is refused.

import { expect, type Page } from '@playwright/test'
import type { CandidateChanges } from '@portal/contract/candidates/candidates'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { changeCandidate, makeCandidate, makeVacancy } from './support/recruiting.ts'
import { desktop, phone } from './support/sizes.ts'
import { test } from './support/test.ts'
import { expectNothingSideways } from './support/widths.ts'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const namesIn = (page: Page, name: string) =>
  column(page, name).getByRole('heading', { level: 3 }).getByRole('link')
const handleOf = (page: Page, name: string) => page.getByRole('button', { name: `Drag ${name}` }).first()
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` })
const announced = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()

async function moveBy(page: Page, name: string, to: string) {
  await menuOf(page, name).click()
  await page.getByRole('menuitem', { name: `Move to ${to}` }).click()
}

test(
  'a recruiter moves candidates on the board by mouse, by keys and by the menu',
  desktop,
  async ({ page }) => {
    const vacancy = await makeVacancy()
    const add = (candidate: CandidateChanges) => makeCandidate(vacancy.id, candidate)
    const adam = await add({
      full_name: 'Adam Bilyk',
      position: 'Frontend developer',
      experience: 1,
      salary: 2500,
    })
    const bella = await add({ full_name: 'Bella Chaika', ping_again_on: '2025-03-12' })
    const chris = await add({ full_name: 'Chris Dub', significate: 'hired' })
    await signIn(page, 'recruiter')
    const answer = Promise.withResolvers<void>()
    await page.route(`**/candidates/${adam.id}`, async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.goto(`/vacancies/${vacancy.id}?view=board`)
    // The candidate whose ping is due is the first.
    await expect(namesIn(page, 'Interviewing')).toHaveText(['Bella Chaika', 'Adam Bilyk'])
    await expect(column(page, 'Interviewing')).toContainText('2 candidates')
    const cardOfAdam = column(page, 'Interviewing').getByRole('article').filter({ hasText: 'Adam Bilyk' })
    for (const text of ['Frontend developer', '1 year', '$2,500', 'Elementary'])
      await expect(cardOfAdam).toContainText(text)
    await expect(column(page, 'Interviewing')).toContainText('Ping again 12.03.2025')
    await expect(column(page, 'Interviewing').getByText('Due')).toBeVisible()
    await expect(column(page, 'Rejected')).toContainText('No candidates')
    await expectNoViolations(page)

    // Somebody changes another field meanwhile, which does not prevent the move.
    await changeCandidate(adam.id, { recruiter_note: 'Called' })
    // The card is dragged by the mouse, at any of its parts, and is in its new column before the server has answered.
    await expect(handleOf(page, 'Adam Bilyk')).toBeVisible()
    const from = await cardOfAdam.getByText('Frontend developer').boundingBox()
    const to = await column(page, 'Hired').boundingBox()
    if (!from || !to) throw new Error('The board is not drawn')
    await page.mouse.move(from.x + 5, from.y + 5)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 12 })
    await expect(page.locator('[data-target]')).toHaveAccessibleName('Hired')
    await page.mouse.up()
    await expect(namesIn(page, 'Hired')).toHaveText(['Chris Dub', 'Adam Bilyk'])
    await expect(column(page, 'Interviewing')).toContainText('1 candidate')
    await expect(column(page, 'Hired')).toContainText('2 candidates')
    await announced(page, 'Adam Bilyk is moved to Hired.')
    answer.resolve()
    await expect(page.getByText('Candidate updated')).toBeVisible()
    await expect(handleOf(page, 'Adam Bilyk')).toBeFocused()

    // The card is moved by keys; Tab puts a lifted card back.
    const lift = async () => {
      await handleOf(page, 'Bella Chaika').press('Space')
      await announced(page, 'Bella Chaika is lifted from Interviewing.')
      await page.keyboard.press('ArrowRight')
      await announced(page, 'Bella Chaika is over Test Task.')
    }
    await lift()
    await page.keyboard.press('Tab')
    await announced(page, 'Bella Chaika is back in Interviewing.')
    await expect(handleOf(page, 'Bella Chaika')).toBeFocused()
    await lift()
    await page.keyboard.press('ArrowRight')
    await announced(page, 'Bella Chaika is over Preoffer.')
    await page.keyboard.press('Space')
    await expect(namesIn(page, 'Preoffer')).toHaveText(['Bella Chaika'])
    await announced(page, 'Bella Chaika is moved to Preoffer.')
    await expect(handleOf(page, 'Bella Chaika')).toBeFocused()

    // The card is moved by its menu, and is back where it was when the server refuses the move.
    await page.route(`**/candidates/${bella.id}`, (route) => route.fulfill({ status: 500, body: '{}' }))
    await moveBy(page, 'Bella Chaika', 'Rejected')
    await expect(page.getByText('Candidate update error.')).toBeVisible()
    await expect(namesIn(page, 'Preoffer')).toHaveText(['Bella Chaika'])
    await expect(menuOf(page, 'Bella Chaika')).toBeFocused()

    // A candidate whom somebody else has moved meanwhile is in their column, and can be moved on from there.
    await page.reload()
    await expect(namesIn(page, 'Hired')).toHaveText(['Chris Dub', 'Adam Bilyk'])
    await changeCandidate(chris.id, { significate: 'test_task' })
    await moveBy(page, 'Chris Dub', 'Rejected')
    const reason = 'This candidate has changed since you opened it'
    await expect(page.getByText(`Candidate update error. ${reason}`)).toBeVisible()
    await expect(namesIn(page, 'Test Task')).toHaveText(['Chris Dub'])
    await moveBy(page, 'Chris Dub', 'Rejected')
    await expect(page.getByText('Candidate updated').last()).toBeVisible()
    await expect(menuOf(page, 'Chris Dub')).toBeFocused()
    await page.reload()
    await expect(namesIn(page, 'Rejected')).toHaveText(['Chris Dub'])
    await expect(namesIn(page, 'Preoffer')).toHaveText(['Bella Chaika'])
    await expect(namesIn(page, 'Hired')).toHaveText(['Adam Bilyk'])

    // The filter of the page holds for the board.
    await page.goto(`/vacancies/${vacancy.id}?view=board&by=position&value=frontend`)
    await expect(namesIn(page, 'Hired')).toHaveText(['Adam Bilyk'])
    await expect(column(page, 'Rejected')).toContainText('No candidates')
    await expect(column(page, 'Preoffer')).toContainText('No candidates')

    // Columns without cards are scrolled by keys, where they do not fit.
    const board = page.getByRole('region', { name: 'Candidates by significate' })
    await expect(board).not.toHaveAttribute('tabindex')
    await page.setViewportSize({ width: 1000, height: 900 })
    await page.goto(`/vacancies/${vacancy.id}?view=board&by=position&value=nobody`)
    await expect(column(page, 'Hired')).toContainText('No candidates')
    await expect(board).toHaveAttribute('tabindex', '0')
    await expect(async () => {
      await board.press('ArrowRight')
      await expect(column(page, 'Hired')).toBeInViewport({ ratio: 0.95, timeout: 100 })
    }).toPass()
  },
)

test('a recruiter moves candidates on a phone, where the board shows one column', phone, async ({ page }) => {
  const vacancy = await makeVacancy()
  for (const full_name of ['Adam Bilyk', 'Bella Chaika']) await makeCandidate(vacancy.id, { full_name })
  await signIn(page, 'recruiter')
  await page.goto(`/vacancies/${vacancy.id}?view=board`)
  const tabs = page.getByRole('tablist', { name: 'Candidates by significate' })
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Interviewing 2')
  const names = page.getByRole('tabpanel').getByRole('heading', { level: 3 }).getByRole('link')
  await expect(names).toHaveText(['Bella Chaika', 'Adam Bilyk'])
  await expectNothingSideways(page, 390)
  await expectNoViolations(page)

  await moveBy(page, 'Bella Chaika', 'Hired')
  await expect(page.getByText('Candidate updated')).toBeVisible()
  await expect(names).toHaveText(['Adam Bilyk'])
  await expect(menuOf(page, 'Adam Bilyk')).toBeFocused()
  await tabs.getByRole('tab', { name: 'Hired 1' }).click()
  await expect(tabs.getByRole('tab', { selected: true })).toBeInViewport()
  await page.reload()
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Hired 1')
  await names.click()
  await expect(page).toHaveURL(/\/candidates\/\d+$/)
})
