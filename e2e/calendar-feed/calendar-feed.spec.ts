import { expect, type Route } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test(
  'a developer makes, renews and ends the address of their calendar',
  desktop,
  async ({ page, playwright }) => {
    const person = await hire()
    const calendar = await playwright.request.newContext()
    const statusOf = async (address: string) => (await calendar.get(address)).status()
    const section = page.getByRole('region', { name: 'Calendar link' })
    const field = section.getByRole('textbox', { name: 'Address' })
    await signInAs(page, person.email)
    await page.goto('/settings')
    await expect(section.getByText('Off', { exact: true })).toBeVisible()
    const make = section.getByRole('button', { name: 'Turn on' })
    const refused = (route: Route) => route.fulfill({ status: 500, json: {} })
    await page.route(`**${apiPrefix}/calendar_feed`, refused, { times: 1 })
    await make.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(make).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(/\/api\/v1\/calendar\/[\w-]{43}\.ics$/)
    await expect(field).toBeFocused()
    const first = await field.inputValue()
    expect(await (await calendar.get(first)).text()).toContain('BEGIN:VCALENDAR')
    await expectNoViolations(page)

    await page.reload()
    await expect(section.getByText(/^On since \d\d\.\d\d\.\d{4}\./)).toBeVisible()
    await expect(field).toBeHidden()
    await section.getByRole('button', { name: 'Renew' }).click()
    const dialog = page.getByRole('dialog', { name: 'Renew the address?' })
    await expect(dialog).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Renew' }).click()
    await expect(dialog).toBeHidden()
    await expect(field).not.toHaveValue(first)
    const second = await field.inputValue()
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])

    await section.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(section.getByText('Off', { exact: true })).toBeVisible()
    await expect(make).toBeFocused()
    expect(await statusOf(second)).toBe(404)
    await calendar.dispose()
  },
)
