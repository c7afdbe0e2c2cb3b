import { expect, test } from 'vitest'
import { t } from './messages.ts'

/** Texts that the product's documents write with capitals within: columns, titles, tabs and choices. */
const ofTheDocuments = new Set([
  'Attached Photo',
  'Available Projects',
  'All Projects',
  'All Users',
  'Categories List',
  'Client Info',
  'Contracts Logs',
  'Download Doc',
  'End Date',
  'Extra Sick Leaves',
  'Final Decision',
  'Full Day',
  'Full Name',
  'General Info',
  'Half Day',
  'Hire Date',
  'Job Status',
  'Leaves List',
  'List of Companies',
  'Log In',
  'Manager Name',
  'Managers List',
  'Monthly Calendar',
  'Monthly Report',
  'Page Not Found',
  'Paid Leave',
  'Paid Leaves',
  'Personal Info',
  'Projects List',
  'Projects with Developers',
  'Recent Notifications',
  'Release Date',
  'Send Request',
  'Sick Leaves',
  'Start Date',
  'Test Task',
  'Unpaid Leaves',
  'Upper Intermediate',
  'Users List',
])

/** The documents' sentence of a list that did not load. */
const failure = /^Server error: unable to (?:download|remove) [A-Z][A-Za-z ]+$/

/** Buttons and dialogs that add or change a thing are written as the documents write theirs: 'Add Category'. */
const act = /^(?:Add|Create|Edit)(?: New| My)? [A-Z][a-z]+(?: Info)?$/

/** Names of people, programs and keys, pages of the menu, and examples. */
const names =
  /\bunder [A-Z][a-z]+|\b(?:Ada Byron|Bench|Databases|Doc|End|English|Harbor|Languages|LinkedIn|Master of Computer Science|Nov|Project manager|Shift|Space|Escape|Standard Webhooks|Slack, Mattermost and Google Chat)\b/g

/** All plain texts below a part of the catalogue, with the path to each. */
function textsOf(part: unknown, path: string): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => textsOf(value, path ? `${path}.${key}` : key))
}

test('texts are in sentence case, except where the documents have capitals', () => {
  const wrong = textsOf(t, '').filter(([, text]) => {
    if (ofTheDocuments.has(text) || act.test(text) || failure.test(text)) return false
    // A word with a capital within a sentence; a new sentence, a quotation and an abbreviation may have one.
    return /[a-z,)] [A-Z][a-z]/.test(text.replaceAll(names, 'it').replaceAll(/[“‘(][^”’)]*[”’)]/g, 'it'))
  })
  expect(wrong).toEqual([])
})
