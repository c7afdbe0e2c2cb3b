// The form of a request for leave by its accessible names.

import type { Page } from '@playwright/test'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send Request' })
export const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true })
export const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send', exact: true })
export const photo = (page: Page) => dialog(page).locator('input[type=file]')
export const preview = (page: Page) => dialog(page).getByRole('region', { name: 'Preview' })
