// What is typed into dialogs while the server and the browser are slow.

import { expect } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { hire, unique } from '../support/company.ts'
import { newEntry } from '../support/lists.ts'
import { dialog, field, open } from '../support/profile.ts'
import { desktop } from '../support/sizes.ts'
import { slow } from '../support/slow.ts'
import { test } from '../support/test.ts'

test(
  'a company and a profile are typed at four times the processor time with answers 600 ms late',
  desktop,
  async ({ page, context }) => {
    const name = unique('Slow company ')
    const person = await hire()
    await signIn(page, 'admin')
    await page.goto('/manage-customers')
    await page.getByRole('button', { name: 'Add Customer' }).click()
    await expect(field(page, 'Company name')).toBeFocused()
    await slow(page)
    for (const text of [name, 'Ada Byron', 'Owner', 'ada@client.test']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('Kyiv')
    await page.keyboard.press('Enter')
    // While it is saved the dialog takes no keys, and neither does the page below: no second dialog opens.
    await page.keyboard.type('nn')
    await expect(page.getByText('Customer created')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    for (const text of [name, 'Ada Byron', 'Owner', 'ada@client.test', 'Kyiv']) {
      await expect(newEntry(page)).toContainText(text)
    }
    await expect(newEntry(page)).not.toContainText('Kyivn')

    const profile = await context.newPage()
    await open(profile, person.id)
    await profile.getByRole('button', { name: 'Edit general info' }).click()
    await expect(field(profile, 'Last name')).toHaveValue(person.last_name)
    await slow(profile)
    await field(profile, 'Position').focus()
    await profile.keyboard.type('Lead')
    await field(profile, 'Phone').focus()
    await profile.keyboard.type('+380 44 123')
    await profile.keyboard.press('Enter')
    await profile.keyboard.type('89')
    await expect(profile.getByText('User updated successfully')).toBeVisible()
    await expect(dialog(profile)).toHaveCount(0)
    await expect(profile.getByText('Lead', { exact: true })).toBeVisible()
    await expect(profile.getByRole('link', { name: '+380 44 123', exact: true })).toBeVisible()
  },
)
