// Pages that a user may not open, pages that do not exist, and the end of the session.

import { expect } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { demoPassword, signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire } from '../support/company.ts'
import { readDemoCompany } from '../support/demo-company.ts'
import { desktop } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { quietPlace, test } from '../support/test.ts'

test(
  'an unknown address shows Page Not Found with a link to the portal; an unauthorized visitor can log in',
  desktop,
  async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText('Error 404')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    await expect(page).toHaveURL('/')

    await page.goto('/unauthorized')
    await page.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  },
)

test('the address of an unknown person or project says so, with a link back', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/users/nobody-at-all')
  await expect(page.getByRole('heading', { name: 'There is no such person' })).toBeVisible()
  await expectNoViolations(page)
  await page.goto('/projects/2147483647')
  await expect(page.getByRole('heading', { name: 'There is no such project' })).toBeVisible()
  await page.getByRole('link', { name: 'All projects' }).click()
  await expect(page).toHaveURL('/manage-projects')
})

test('a developer who opens a page for managers sees that it is not for them', desktop, async ({ page }) => {
  await signIn(page, 'developer')
  for (const path of [
    '/manage-categories',
    '/create-admin-record',
    '/manage-users',
    '/admin-monthly-report',
    '/managers_list',
    '/leaves_list',
    '/users/1',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL('/unauthorized')
    await expect(page.getByText('You are not authorized. Please log in.')).toBeVisible()
    await expect(page.getByText('This page is for managers and administrators.')).toBeVisible()
  }
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL('/create-record')
  // The address of everyone's dashboard, which shows the two people different pages.
  await page.goto('/users_list')
  await expect(page).toHaveURL('/create-record')
  await signIn(page, 'cfo')
  await page.goto('/users_list')
  await expect(page).toHaveURL('/admin-monthly-report')
})

test('a developer whose way back leads nowhere comes to the start page', desktop, async ({ page }) => {
  await signIn(page, 'developer')
  for (const way of ['/%09/evil.test', '//evil.test', '/%2509/..//evil.test', '/?to=/requests', '%00']) {
    await page.goto(`/?to=${way}`)
    await expect(page).toHaveURL('/create-record')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a denied page keeps the menu and leads a developer back to the page before', async ({ page }) => {
  await signIn(page, 'developer')
  await page.goto('/settings')
  const heading = page.getByRole('heading', { name: 'Settings' })
  await expect(heading).toBeVisible()
  for (const [path, sentence, title] of [
    ['/manage-holidays', 'This page is for administrators.', 'No access'],
    [
      '/vacancies',
      'This page is for recruiters, HR heads, the CEO, managers and administrators.',
      'No permission',
    ],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expectNoViolations(page)
    await page.reload()
    await expect(page.getByText(sentence)).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(heading).toBeVisible()
  }
})

test(
  'vacancies and candidates are for recruiters and manager-level people, not for a developer or a CFO alone',
  desktop,
  async ({ page }) => {
    const entry = page.getByRole('navigation').getByRole('button', { name: 'Recruiters' })
    for (const [account, paths] of [
      ['developer', ['/vacancies', '/vacancies/1', '/candidates', '/candidates/1']],
      ['cfo', ['/vacancies']],
    ] as const) {
      await signIn(page, account)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByText("You don't have permission to see this page.")).toBeVisible()
        await expect(page).toHaveURL(path)
      }
      await expectNoViolations(page)
      await page.goto('/settings')
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Report' })).toBeVisible()
      await expect(entry).toHaveCount(0)
    }
    for (const [account, landing] of [
      ['recruiter', '/create-record'],
      ['manager', '/users_list'],
    ] as const) {
      await signIn(page, account)
      await page.goto('/')
      await expect(page).toHaveURL(landing)
      await entry.click()
      await page.getByRole('navigation').getByRole('link', { name: 'Vacancies' }).click()
      await expect(page).toHaveURL('/vacancies')
      await expect(page.getByRole('heading', { name: /^Vacancies/ })).toBeVisible()
    }
  },
)

test(
  'logging out ends the session and removes everything about the person from the browser',
  desktop,
  async ({ page }) => {
    const person = await hire()
    await signInAs(page, person.email)
    await page.goto('/create-record')
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'portal_session')
    expect(cookie).toMatchObject({ name: 'portal_session', httpOnly: true, sameSite: 'Lax' })

    await page.evaluate(() => localStorage.setItem('portal.color-scheme', 'dark'))

    await page.goto('/logout')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(person.email)
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    // This cookie stays: it only says who has signed in with this browser before.
    const kept = await page.context().cookies()
    expect(kept.map(({ name }) => name)).toEqual(['portal_device'])

    const withOldToken = await page.request.get('/api/v1/session', {
      headers: { authorization: `Bearer ${cookie?.value}` },
    })
    expect(withOldToken.status()).toBe(401)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  },
)

test(
  'when the session ends while a page is open, the next action leads to the login with a notice',
  desktop,
  async ({ page }) => {
    const person = await hire()
    await signInAs(page, person.email)
    // The channel would notice the end before the action.
    await closeLiveChannel(page)
    await page.goto('/settings')
    await page.getByRole('textbox', { name: 'New password' }).fill('second password')
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('second password')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
    await expectNoViolations(page)
  },
)

test('a page sends no request to the API twice', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await closeLiveChannel(page)
  const { userId, vacancyId } = await readDemoCompany(page.request)
  for (const path of [
    '/users_list',
    '/create-admin-record',
    '/manage-users',
    '/requests',
    '/admin-monthly-report',
    `/admin-monthly-report/${userId('Taras Shevchuk')}`,
    `/vacancies/${vacancyId('React developer')}`,
    `/vacancies/${vacancyId('React developer')}?view=board`,
    `/users/${userId('Taras Shevchuk')}`,
  ]) {
    // Leaving the portal ends the requests that the page before may still send.
    await page.goto(quietPlace)
    const urls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes(apiPrefix)) urls.push(request.url())
    })
    await page.goto(path)
    await expect(page.getByRole('main').locator('tbody tr, dl, article').first()).toBeVisible()
    expect(urls.toSorted()).toEqual([...new Set(urls)].sort())
    page.removeAllListeners('request')
  }
})

test(
  'a person with the cookie of an ended session signs in and gets the page that they opened',
  desktop,
  async ({ page, baseURL }) => {
    const person = await hire()
    await page.context().addCookies([{ name: 'portal_session', value: 'x'.repeat(43), url: baseURL ?? '' }])
    await page.goto('/create-record')
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL('/create-record')
    await expect(page.getByRole('heading', { name: 'Records', exact: true })).toBeVisible()
    await expect(page.getByText(/^No hours on this day/)).toBeVisible()
  },
)
