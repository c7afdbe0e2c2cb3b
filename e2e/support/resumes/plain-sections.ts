// The sections of the CV editor whose items have no order of their own.

import { expect, type Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { hire } from '../company.ts'
import { dialog } from '../profile.ts'
import { form } from './editor.ts'
import { makeResume } from './made-resumes.ts'

export const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
export const itemsOf = (page: Page, name: string) => list(page, name).locator('> li')
export const add = (page: Page, name: string) => form(page, name).getByRole('button', { name: /^Add / })
export const text = (page: Page, name: string, label: string) =>
  form(page, name).getByRole('textbox', { name: label, exact: true })

/** Opens a section of a CV as a manager, after `fill` has added items to it. */
export async function openSection(
  page: Page,
  section: string,
  fill: (resumeId: number) => Promise<unknown> = async () => {},
) {
  const { id } = await makeResume((await hire()).id, 'Олена')
  await signIn(page, 'manager')
  await fill(id)
  await page.goto(`/resumes/${id}/${section}`)
  return id
}

/** Deletes an item, after a question that names it. */
export async function remove(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(dialog(page)).toContainText(`“${name}” will be deleted`)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
}
