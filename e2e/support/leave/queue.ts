// The queue in which admins decide.

import type { Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { hire } from '../company.ts'
import { askForLeave } from './asked-leave.ts'
import { freeDays } from './requests.ts'

/** A developer whose day off and work off wait for a decision, and an admin who is signed in. */
export async function twoRequests(page: Page) {
  const person = await hire()
  await signIn(page, 'admin')
  const [off = '', work = ''] = await freeDays(page, 2)
  await askForLeave(person.email, { request_type: 'day_off', start_date: off })
  await askForLeave(person.email, { request_type: 'work_off', start_date: work })
  return { person, off, work }
}

export const checkbox = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
