// The CV file of a candidate.

import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { makeCandidate, makeVacancy, storedCandidate } from '../support/recruiting.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'CV file' })
const pdf = (text: string) => ({
  name: 'CV Olha.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${text}`),
})
const send = (page: Page, file: ReturnType<typeof pdf>) =>
  panel(page).locator('input[type=file]').setInputFiles(file)

async function openCandidate(page: Page) {
  const candidate = await makeCandidate((await makeVacancy()).id)
  await signIn(page, 'recruiter')
  await page.goto(`/candidates/${candidate.id}`)
  await expect(panel(page)).toBeVisible()
  return candidate
}

test('a recruiter keeps the CV of a candidate and downloads it', async ({ page }) => {
  await openCandidate(page)
  await send(page, pdf('of Olha'))
  await expect(page.getByText('CV file saved')).toBeVisible()
  await expect(panel(page)).toContainText('1 kB')
  await expectNoViolations(page)
  const download = page.waitForEvent('download')
  await panel(page).getByRole('link', { name: 'Download CV Olha.pdf' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('CV Olha.pdf')
  expect(await readFile(await file.path(), 'utf8')).toBe('%PDF-1.7 of Olha')
})

test('a recruiter is told that another kind of file is no CV', async ({ page }) => {
  await openCandidate(page)
  await send(page, { ...pdf(''), buffer: Buffer.from('<html>') })
  await expect(panel(page).getByText('This file is HTML inside: save it as DOCX or PDF')).toBeVisible()
  await expect(panel(page).getByRole('link')).toHaveCount(0)
})

test('a recruiter sends a CV again that did not reach the server', desktop, async ({ page }) => {
  const { id } = await openCandidate(page)
  const url = `**${apiPrefix}/candidates/${id}/cv_file`
  await page.route(url, (route) => route.abort())
  await send(page, pdf('once'))
  await expect(panel(page).getByRole('alert')).toBeVisible()
  await page.unroute(url)
  await send(page, pdf('twice'))
  await expect(panel(page).getByRole('link', { name: 'Download CV Olha.pdf' })).toBeVisible()
  await expect(panel(page).getByRole('alert')).toHaveCount(0)
})

/** Drops a file of the desktop onto the panel. */
async function drop(page: Page, { name, mimeType, buffer }: ReturnType<typeof pdf>) {
  const dataTransfer = await page.evaluateHandle(
    ([text, called, type]) => {
      const files = new DataTransfer()
      files.items.add(new File([text], called, { type }))
      return files
    },
    [buffer.toString(), name, mimeType] as const,
  )
  await panel(page).dispatchEvent('drop', { dataTransfer })
}

test(
  'a recruiter who drops a CV onto another one is asked before it takes its place',
  desktop,
  async ({ page }) => {
    const { id } = await openCandidate(page)
    await drop(page, pdf('of Olha'))
    await expect(panel(page).getByRole('link', { name: 'Download CV Olha.pdf' })).toBeVisible()
    const sure = page.getByRole('dialog', { name: 'Are you sure?' })
    await drop(page, { ...pdf('of Borys'), name: 'CV Borys.pdf' })
    await expect(sure).toContainText('CV Olha.pdf')
    await expect(sure).toContainText('CV Borys.pdf')
    await expectNoViolations(page)
    await sure.getByRole('button', { name: 'Cancel' }).click()
    expect((await storedCandidate(page, id)).cv_file?.name).toBe('CV Olha.pdf')
    await drop(page, { ...pdf('of Borys'), name: 'CV Borys.pdf' })
    await sure.getByRole('button', { name: 'Replace' }).click()
    await expect(panel(page).getByRole('link', { name: 'Download CV Borys.pdf' })).toBeVisible()
    await expect(sure).toBeHidden()
  },
)

test('a recruiter deletes the CV of a candidate after a question', async ({ page }) => {
  await openCandidate(page)
  await send(page, pdf('of Olha'))
  await panel(page).getByRole('button', { name: 'Delete CV Olha.pdf' }).click()
  const sure = page.getByRole('dialog', { name: 'Are you sure?' })
  await expect(sure).toContainText('CV Olha.pdf')
  await sure.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('CV file deleted')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Choose a file' })).toBeVisible()
})
