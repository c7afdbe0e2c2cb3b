// The board of a vacancy's candidates with the server and with other people. What the columns do by themselves is tested
// in apps/web/src/features/candidates/board.

import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { changeCandidate, makeCandidate, makeVacancy } from '../support/recruiting.ts'
import { desktop, phone } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'
import { expectNothingSideways } from '../support/widths.ts'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const namesIn = (page: Page, name: string) =>
  column(page, name).getByRole('heading', { level: 3 }).getByRole('link')
const handleOf = (page: Page, name: string) => page.getByRole('button', { name: `Drag ${name}` }).first()
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` })

async function moveBy(page: Page, name: string, to: string) {
  await menuOf(page, name).click()
  await page.getByRole('menuitem', { name: `Move to ${to}` }).click()
}

async function openBoard(page: Page, vacancyId: number, filter = '') {
  await signIn(page, 'recruiter')
  await page.goto(`/vacancies/${vacancyId}?view=board${filter}`)
}

test(
  'a recruiter reads the facts of a candidate on the board, where a due ping comes first',
  desktop,
  async ({ page }) => {
    const vacancy = await makeVacancy()
    const facts = { position: 'Frontend developer', experience: 1, salary: 2500 }
    await makeCandidate(vacancy.id, { full_name: 'Bella Chaika', ping_again_on: '2025-03-12' })
    await makeCandidate(vacancy.id, { full_name: 'Adam Bilyk', ...facts })
    await openBoard(page, vacancy.id)
    await expect(namesIn(page, 'Interviewing')).toHaveText(['Bella Chaika', 'Adam Bilyk'])
    await expect(column(page, 'Interviewing')).toContainText('2 candidates')
    const cardOfAdam = column(page, 'Interviewing').getByRole('article').filter({ hasText: 'Adam Bilyk' })
    for (const text of ['Frontend developer', '1 year', '$2 500', 'Elementary'])
      await expect(cardOfAdam).toContainText(text)
    await expect(column(page, 'Interviewing')).toContainText('Ping again 12.03.2025')
    await expect(column(page, 'Interviewing').getByText('Due')).toBeVisible()
    await expectNoViolations(page)
  },
)

test('a recruiter drags a candidate to another column by mouse', desktop, async ({ page }) => {
  const vacancy = await makeVacancy()
  await makeCandidate(vacancy.id, { full_name: 'Adam Bilyk', position: 'Frontend developer' })
  await openBoard(page, vacancy.id)
  await expect(handleOf(page, 'Adam Bilyk')).toBeVisible()
  // The card is dragged at any of its parts that is no control.
  const from = await column(page, 'Interviewing').getByText('Frontend developer').boundingBox()
  const to = await column(page, 'Hired').boundingBox()
  if (!from || !to) throw new Error('The board is not drawn')
  await page.mouse.move(from.x + 5, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 12 })
  await expect(page.locator('[data-target]')).toHaveAccessibleName('Hired')
  await page.mouse.up()
  await expect(namesIn(page, 'Hired')).toHaveText(['Adam Bilyk'])
  await expect(page.getByText('Adam Bilyk moved to Hired')).toBeVisible()
  await expect(handleOf(page, 'Adam Bilyk')).toBeFocused()
  await page.reload()
  await expect(namesIn(page, 'Hired')).toHaveText(['Adam Bilyk'])
})

test('a recruiter takes the move of a candidate on the board back', desktop, async ({ page }) => {
  const vacancy = await makeVacancy()
  await makeCandidate(vacancy.id, { full_name: 'Adam Bilyk' })
  await openBoard(page, vacancy.id)
  await moveBy(page, 'Adam Bilyk', 'Hired')
  await expect(namesIn(page, 'Hired')).toHaveText(['Adam Bilyk'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone')).toBeVisible()
  await expect(namesIn(page, 'Interviewing')).toHaveText(['Adam Bilyk'])
  await page.reload()
  await expect(namesIn(page, 'Interviewing')).toHaveText(['Adam Bilyk'])
})

/** Opens the board with one hired candidate; it does not hear what others change. */
async function openWithChris(page: Page) {
  const vacancy = await makeVacancy()
  const chris = await makeCandidate(vacancy.id, { full_name: 'Chris Dub', significate: 'hired' })
  await closeLiveChannel(page)
  await openBoard(page, vacancy.id)
  await expect(namesIn(page, 'Hired')).toHaveText(['Chris Dub'])
  return chris
}

test(
  'a recruiter moves a candidate of whom somebody else has changed another field',
  desktop,
  async ({ page }) => {
    const chris = await openWithChris(page)
    await changeCandidate(chris.id, { recruiter_note: 'Called' })
    await moveBy(page, 'Chris Dub', 'Preoffer')
    await expect(page.getByText('Chris Dub moved to Preoffer')).toBeVisible()
    await page.reload()
    await expect(namesIn(page, 'Preoffer')).toHaveText(['Chris Dub'])
  },
)

test(
  'a recruiter finds a candidate whom a manager has moved in the new column, reads who it was, and moves them on',
  desktop,
  async ({ page }) => {
    const chris = await openWithChris(page)
    await changeCandidate(chris.id, { significate: 'test_task' }, 'manager')
    await moveBy(page, 'Chris Dub', 'Preoffer')
    await expect(
      page.getByText(/^Candidate update error\. .+ moved Chris Dub to Test Task meanwhile\.$/),
    ).toBeVisible()
    await expect(namesIn(page, 'Test Task')).toHaveText(['Chris Dub'])
    await moveBy(page, 'Chris Dub', 'Preoffer')
    await expect(page.getByText('Chris Dub moved to Preoffer')).toBeVisible()
    await expect(menuOf(page, 'Chris Dub')).toBeFocused()
    await page.reload()
    await expect(namesIn(page, 'Preoffer')).toHaveText(['Chris Dub'])
  },
)

test(
  'a recruiter drops a candidate on the folded column of the rejected, and unfolds it',
  desktop,
  async ({ page }) => {
    const vacancy = await makeVacancy()
    await makeCandidate(vacancy.id, { full_name: 'Adam Bilyk', position: 'Frontend developer' })
    await openBoard(page, vacancy.id)
    await expect(handleOf(page, 'Adam Bilyk')).toBeVisible()
    const from = await column(page, 'Interviewing').getByText('Frontend developer').boundingBox()
    const to = await column(page, 'Rejected').boundingBox()
    if (!from || !to) throw new Error('The board is not drawn')
    await page.mouse.move(from.x + 5, from.y + 5)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 12 })
    await expect(page.locator('[data-target]')).toHaveAccessibleName('Rejected')
    await page.mouse.up()
    await expect(page.getByText('Adam Bilyk moved to Rejected')).toBeVisible()
    await expect(column(page, 'Rejected')).toContainText('1 candidate')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Unfold Rejected' }).click()
    await page.reload()
    await expect(namesIn(page, 'Rejected')).toHaveText(['Adam Bilyk'])
  },
)

test('a recruiter folds the column of the rejected again by keys', desktop, async ({ page }) => {
  const vacancy = await makeVacancy()
  await makeCandidate(vacancy.id, { full_name: 'Adam Bilyk', significate: 'rejected' })
  await openBoard(page, vacancy.id)
  await page.getByRole('button', { name: 'Unfold Rejected' }).press('Enter')
  await expect(namesIn(page, 'Rejected')).toHaveText(['Adam Bilyk'])
  await expect(page.getByRole('button', { name: 'Fold Rejected', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Unfold Rejected' })).toBeFocused()
  await page.reload()
  await expect(column(page, 'Rejected')).toContainText('1 candidate')
  await expect(namesIn(page, 'Rejected')).toHaveCount(0)
})

test('a recruiter filters the candidates of the board', desktop, async ({ page }) => {
  const vacancy = await makeVacancy()
  await makeCandidate(vacancy.id, { full_name: 'Adam Bilyk', position: 'Frontend developer' })
  await makeCandidate(vacancy.id, { full_name: 'Bella Chaika', position: 'Designer' })
  await openBoard(page, vacancy.id, '&position=frontend&search=adam')
  await expect(namesIn(page, 'Interviewing')).toHaveText(['Adam Bilyk'])
})

test('a recruiter scrolls by keys a board that is wider than the window', desktop, async ({ page }) => {
  const vacancy = await makeVacancy()
  await openBoard(page, vacancy.id)
  const board = page.getByRole('region', { name: 'Candidates by significate' })
  await page.getByRole('button', { name: 'Unfold Rejected' }).click()
  await expect(column(page, 'Rejected')).toContainText('No candidates')
  await expect(board).not.toHaveAttribute('tabindex')
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect(board).toHaveAttribute('tabindex', '0')
  await expect(async () => {
    await board.press('ArrowRight')
    await expect(column(page, 'Rejected')).toBeInViewport({ ratio: 0.95, timeout: 100 })
  }).toPass()
})

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Candidates by significate' })
const namesInTab = (page: Page) =>
  page.getByRole('tabpanel').getByRole('heading', { level: 3 }).getByRole('link')

test('a recruiter moves a candidate on a phone', phone, async ({ page }) => {
  const vacancy = await makeVacancy()
  for (const full_name of ['Adam Bilyk', 'Bella Chaika']) await makeCandidate(vacancy.id, { full_name })
  await openBoard(page, vacancy.id)
  await expect(namesInTab(page)).toHaveText(['Bella Chaika', 'Adam Bilyk'])
  await expectNothingSideways(page, 390)
  await expectNoViolations(page)
  await moveBy(page, 'Bella Chaika', 'Hired')
  await expect(page.getByText('Bella Chaika moved to Hired')).toBeVisible()
  await expect(namesInTab(page)).toHaveText(['Adam Bilyk'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(namesInTab(page)).toHaveText(['Bella Chaika', 'Adam Bilyk'])
})

test(
  'a recruiter on a phone chooses a column, which a reload keeps, and opens a candidate',
  phone,
  async ({ page }) => {
    const vacancy = await makeVacancy()
    await makeCandidate(vacancy.id, { full_name: 'Adam Bilyk' })
    await makeCandidate(vacancy.id, { full_name: 'Bella Chaika', significate: 'hired' })
    await openBoard(page, vacancy.id)
    await tabs(page).getByRole('tab', { name: 'Hired 1' }).click()
    await expect(tabs(page).getByRole('tab', { selected: true })).toBeInViewport()
    await page.reload()
    await expect(tabs(page).getByRole('tab', { selected: true })).toHaveText('Hired 1')
    await namesInTab(page).click()
    await expect(page).toHaveURL(/\/candidates\/\d+\?view=board&column=hired$/)
  },
)
