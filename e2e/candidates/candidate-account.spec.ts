// The account of a hired candidate.

import { expect } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { technologies } from '@portal/contract/technologies'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { unique } from '../support/company.ts'
import { openCreated } from '../support/lists.ts'
import { dialog, fact } from '../support/profile.ts'
import { makeCandidate, makeVacancy } from '../support/recruiting.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test(
  'a manager makes the account of a hired candidate once, and the profile has what was known of them',
  desktop,
  async ({ page }) => {
    test.slow()
    const lastName = unique('Hired')
    await signIn(page, 'manager')
    const known = technologies.list.schema.response[200].parse(
      await (await page.request.get(apiPrefix + technologies.list.url)).json(),
    )
    const { id: vacancyId } = await makeVacancy()
    const candidate = await makeCandidate(vacancyId, {
      full_name: `Ольга ${lastName}`,
      significate: 'hired',
      email: `${lastName}@example.test`.toLowerCase(),
      phone: '+380 44 123 45 67',
      telegram: 'olha_s',
      salary: 1800,
      position: 'React developer',
      technologies: known.slice(0, 1).map(({ id }) => id),
    })

    await page.goto(`/candidates/${candidate.id}`)
    await page.getByRole('link', { name: 'Create user' }).click()
    await expect(page).toHaveURL(`/manage-users?candidate=${candidate.id}`)
    const form = page.getByRole('dialog', { name: 'Create User' })
    await expect(form).toContainText(
      `Ольга ${lastName} is hired. Phone, Telegram, English level, salary, position, location and technologies are copied to the profile.`,
    )
    await expect(form.getByLabel('Email')).toHaveValue(candidate.email ?? '')
    await expect(form.getByLabel('First name')).toHaveValue('Olha')
    await expect(form.getByLabel('Last name')).toHaveValue(lastName)
    await expectNoViolations(page)
    await form.getByRole('textbox', { name: 'Password' }).fill('first password')
    await form.getByRole('combobox', { name: 'Roles' }).click()
    await page.getByRole('option', { name: 'Developer', exact: true }).click()
    await page.keyboard.press('Tab')
    await form.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('User created!')).toBeVisible()
    await expect(page).toHaveURL('/manage-users')
    await expect(dialog(page)).toHaveCount(0)

    await openCreated(page).click()
    await expect(page.getByRole('heading', { name: `Olha ${lastName}`, level: 1 })).toBeVisible()
    await expect(fact(page, 'Phone')).toContainText('+380 44 123 45 67')
    await fact(page, 'Payment').getByRole('button', { name: 'Show payment' }).click()
    await expect(fact(page, 'Payment')).toContainText('$1 800')
    await expect(page.getByText('React developer')).toBeVisible()
    await expect(page.getByText(known[0]?.name ?? '', { exact: true })).toBeVisible()

    await page.goto(`/candidates/${candidate.id}`)
    await expect(page.getByRole('link', { name: 'Create user' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Open user' }).click()
    await expect(page.getByRole('heading', { name: `Olha ${lastName}`, level: 1 })).toBeVisible()
    await page.goto(`/manage-users?candidate=${candidate.id}`)
    await expect(page.getByText('This candidate has an account already')).toBeVisible()
    await expect(page).toHaveURL('/manage-users')
  },
)
