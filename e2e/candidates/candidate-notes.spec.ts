// The notes about a candidate: several people write them, and what is typed is not lost.

import { expect, type Page } from '@playwright/test'
import type { CandidateChanges } from '@portal/contract/candidates/candidates'
import { apiPrefix } from '@portal/contract/shared/route'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { changeCandidate, makeCandidate, makeVacancy } from '../support/recruiting.ts'
import { desktop } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'

const note = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you typed?' })
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Changed in the meantime' })
const unsaved = (page: Page) => page.getByText('Not saved', { exact: true })

/** Opens a candidate as a recruiter; the page keeps the notes that it has loaded, whatever others change. */
async function openNotes(page: Page, fields: CandidateChanges = {}) {
  const vacancy = await makeVacancy()
  const candidate = await makeCandidate(vacancy.id, fields)
  await signIn(page, 'recruiter')
  await closeLiveChannel(page)
  await page.goto(`/candidates/${candidate.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(candidate.full_name)
  return { vacancy, candidate }
}

test('a recruiter reads a note, which can be saved once it is changed', desktop, async ({ page }) => {
  await openNotes(page, { tech_lead_note: 'Knows React' })
  await expect(note(page, 'Tech lead note')).toHaveValue('Knows React')
  await expect(note(page, 'Tech lead note')).toHaveAttribute('rows', '6')
  const buttons = ['Save Tech lead note', 'Revert Tech lead note']
  for (const name of buttons) await expect(act(page, name)).toBeHidden()
  await note(page, 'Tech lead note').fill('Knows Vue')
  for (const name of buttons) await expect(act(page, name)).toBeEnabled()
  await act(page, 'Save Tech lead note').click()
  await expect(act(page, 'Save Tech lead note')).toBeHidden()
  await expect(note(page, 'Tech lead note')).toBeFocused()
  await page.reload()
  await expect(note(page, 'Tech lead note')).toHaveValue('Knows Vue')
})

test(
  'a recruiter who saves one note keeps another that is unsaved, and sees what somebody else has written',
  desktop,
  async ({ page }) => {
    const { candidate } = await openNotes(page, { tech_lead_note: 'Knows React' })
    await note(page, "Recruiter's note").fill('Calm')
    await note(page, 'Final Decision').fill('Offer of the first')
    await changeCandidate(candidate.id, { tech_lead_note: 'Knows React and Vue' })
    await act(page, "Save Recruiter's note").click()
    await expect(page.getByText('Candidate updated')).toBeVisible()
    await expect(unsaved(page)).toHaveCount(1)
    await expect(note(page, 'Tech lead note')).toHaveValue('Knows React and Vue')
    await expect(note(page, 'Final Decision')).toHaveValue('Offer of the first')
    await expect(act(page, "Save Recruiter's note")).toBeHidden()
    await page.reload()
    await expect(note(page, "Recruiter's note")).toHaveValue('Calm')
  },
)

/** Saves a decision by keys that somebody else has written differently meanwhile. */
async function decideTwice(page: Page) {
  const { candidate } = await openNotes(page)
  await note(page, 'Final Decision').fill('Offer of the first')
  await changeCandidate(candidate.id, { final_decision: 'Offer of the other' })
  await note(page, 'Final Decision').press('Control+Enter')
}

test('a recruiter is asked about a note that somebody else has changed, too', desktop, async ({ page }) => {
  await decideTwice(page)
  const group = conflict(page).getByRole('group', { name: 'Final Decision' })
  await expect(group.getByRole('radio', { name: 'Yours Offer of the first' })).toBeChecked()
  await expect(group.getByRole('radio', { name: 'Saved now Offer of the other' })).not.toBeChecked()
  await expectNoViolations(page)
  await conflict(page).getByRole('button', { name: 'Save these' }).click()
  await expect(unsaved(page)).toBeHidden()
  await page.reload()
  await expect(note(page, 'Final Decision')).toHaveValue('Offer of the first')
})

test(
  'a recruiter goes back to a note that somebody else has changed, and is asked again',
  desktop,
  async ({ page }) => {
    await decideTwice(page)
    await conflict(page).getByRole('button', { name: 'Back to the form' }).click()
    await expect(note(page, 'Final Decision')).toHaveValue('Offer of the first')
    await act(page, 'Save Final Decision').click()
    await expect(conflict(page)).toBeVisible()
  },
)

test('a recruiter saves a note again that did not reach the server', desktop, async ({ page }) => {
  const { candidate } = await openNotes(page)
  const url = `**${apiPrefix}/candidates/${candidate.id}`
  await page.route(url, (route) => {
    return route.request().method() === 'PUT' ? route.abort() : route.continue()
  })
  await note(page, 'Tech lead note').fill('Typed without a server')
  await act(page, 'Save Tech lead note').click()
  await expect(page.getByText('Candidate update error.').first()).toBeVisible()
  await expect(note(page, 'Tech lead note')).toHaveValue('Typed without a server')
  await page.unroute(url)
  await act(page, 'Save Tech lead note').click()
  await expect(unsaved(page)).toBeHidden()
  await page.reload()
  await expect(note(page, 'Tech lead note')).toHaveValue('Typed without a server')
})

test('a recruiter is asked before a link discards an unsaved note', desktop, async ({ page }) => {
  const { vacancy } = await openNotes(page)
  await note(page, "Recruiter's note").fill('Half a sentence')
  await page.getByRole('region', { name: 'Facts' }).getByRole('link', { name: vacancy.title }).click()
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(note(page, "Recruiter's note")).toHaveValue('Half a sentence')
})

test('a recruiter finds an unsaved note again after a reload', desktop, async ({ page }) => {
  await openNotes(page)
  await note(page, "Recruiter's note").fill('Half a sentence')
  const asked = page.waitForEvent('dialog')
  const reload = page.reload()
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).accept()
  await reload
  await expect(note(page, "Recruiter's note")).toHaveValue('Half a sentence')
})

test('a recruiter reverts an unsaved note', desktop, async ({ page }) => {
  await openNotes(page, { recruiter_note: 'Stored' })
  await note(page, "Recruiter's note").fill('Half a sentence')
  await act(page, "Revert Recruiter's note").click()
  await expect(note(page, "Recruiter's note")).toHaveValue('Stored')
  await expect(act(page, "Revert Recruiter's note")).toBeHidden()
})

test('a recruiter opens an empty note by entering it', async ({ page }) => {
  await openNotes(page)
  const empty = note(page, 'Tech lead note')
  await expect(empty).toHaveAttribute('rows', '1')
  await empty.focus()
  await expect(empty).toHaveAttribute('rows', '6')
  await empty.fill('K')
  await expect(act(page, 'Save Tech lead note')).toBeVisible()
})
