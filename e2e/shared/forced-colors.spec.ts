// Forced colours (Windows' high contrast) remove backgrounds and shadows: a choice must be visible by other means.

import { expect, type Locator } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { hire } from '../support/company.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

/** The colours that distinguish a chosen control from its neighbour. */
const looks = (control: Locator) =>
  control.evaluate((node) => {
    const { backgroundColor, borderBottomColor, borderBottomWidth, color } = getComputedStyle(node)
    return [backgroundColor, borderBottomColor, borderBottomWidth, color].join(' ')
  })

test(
  'in forced colours the chosen switch, day, tab and theme differ from the others',
  desktop,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const person = await hire()
    await signIn(page, 'admin')

    await page.goto(`/users/${person.id}?tab=contracts`)
    const tab = (isChosen: boolean) => page.getByRole('tab', { selected: isChosen }).first()
    await expect.poll(async () => (await looks(tab(true))) === (await looks(tab(false)))).toBe(false)
    const track = page.getByRole('switch', { name: 'Active' }).locator('xpath=following-sibling::*')
    const isOn = await looks(track.first())
    await page.getByRole('switch', { name: 'Active' }).click({ force: true })
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
    await expect(page.getByRole('switch', { name: 'Active' })).not.toBeChecked()
    await expect.poll(async () => (await looks(track.first())) === isOn).toBe(false)
    // The dialog steps back over its entry of the history, which would stop the next page from loading.
    await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)

    await page.goto('/settings')
    const theme = (isChosen: boolean) =>
      page.getByRole('radio', { checked: isChosen }).first().locator('xpath=following-sibling::*')
    await expect.poll(async () => (await looks(theme(true))) === (await looks(theme(false)))).toBe(false)

    await page.goto('/create-record')
    const day = (isChosen: boolean) =>
      page.getByRole('radio', { checked: isChosen }).first().locator('xpath=..')
    await expect.poll(async () => (await looks(day(true))) === (await looks(day(false)))).toBe(false)
  },
)
