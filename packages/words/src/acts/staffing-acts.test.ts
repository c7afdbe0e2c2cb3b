import type { Act, ChangedValue, FieldChange, ObjectType } from '@portal/domain/trail/acts'
import { expect, it } from 'vitest'
import { actInWords } from './acts.ts'

const change = (field: string, before: ChangedValue, after: ChangedValue): FieldChange => ({
  field,
  before,
  after,
  hidden: false,
})
const hidden = (field: string): FieldChange => ({ field, before: null, after: null, hidden: true })
const ofItem = (section: string, item: string) => [
  change('section', null, section),
  change('item', null, item),
]

type Row = readonly [
  act: Act,
  object: readonly [ObjectType, string],
  changes: readonly FieldChange[],
  words: string,
]

const anna = ['candidate', 'Anna Koval'] as const
const resume = ['resume', 'QA, for Harbor'] as const
const holiday = ['holiday', '24.08.2027 · Independence Day'] as const

const rows: readonly Row[] = [
  ['categories.create', ['category', 'Estimates'], [], 'added the category Estimates'],
  [
    'customers.update',
    ['customer', 'Harbor'],
    [change('full_legal_name', 'Iryna Koval', 'Ivan Melnyk')],
    'changed the representative of the customer Harbor from Iryna Koval to Ivan Melnyk',
  ],
  [
    'projects.update',
    ['project', 'Alpha'],
    [change('from_scratch', false, true)],
    "changed the mark 'from scratch' of the project Alpha from no to yes",
  ],
  ['technologies.create', ['technology', 'Rust'], [], 'added the technology Rust'],
  ['holidays.delete', holiday, [], 'deleted the holiday 24.08.2027 · Independence Day'],
  [
    'holidays.restore',
    holiday,
    [change('date', null, '2027-08-24'), change('title', null, 'Independence Day')],
    "added the holiday 24.08.2027 · Independence Day by the company's rule",
  ],
  [
    'holidays.restore',
    holiday,
    [change('date', '2027-08-24', null), change('title', 'Independence Day', null)],
    "deleted the holiday 24.08.2027 · Independence Day by the company's rule",
  ],
  [
    'holidays.restore',
    holiday,
    [change('title', 'Our day', 'Independence Day')],
    "renamed the holiday 24.08.2027 · Independence Day by the company's rule",
  ],
  [
    'vacancies.update',
    ['vacancy', 'Developer'],
    [change('level', 'junior', 'senior')],
    'changed the level of the vacancy Developer from junior to senior',
  ],
  [
    'candidates.update',
    anna,
    [change('significate', 'test_task', 'hired')],
    'changed the significate of the candidate Anna Koval from Test Task to Hired',
  ],
  [
    'candidates.update',
    anna,
    [change('english', 'elementary', 'upper_intermediate')],
    'changed the level of English of the candidate Anna Koval from Elementary to Upper Intermediate',
  ],
  ['candidates.update', anna, [hidden('salary')], 'changed the salary of the candidate Anna Koval'],
  [
    'candidates.update',
    anna,
    [change('ping_again', false, true), change('ping_again_on', null, '2027-01-11')],
    "changed the mark 'ping again' and the day of the next ping of the candidate Anna Koval",
  ],
  [
    'candidates.undo',
    anna,
    [change('significate', 'hired', 'test_task')],
    'moved the candidate Anna Koval back to Test Task',
  ],
  ['candidates.put_cv_file', anna, [], 'saved the CV file of the candidate Anna Koval'],
  ['candidates.delete_cv_file', anna, [], 'deleted the CV file of the candidate Anna Koval'],
  ['resumes.update', resume, [hidden('avatar')], 'changed the picture of the CV QA, for Harbor'],
  ['resumes.copy', resume, [], 'added the CV QA, for Harbor as a copy'],
  ['resumes.import', resume, [], 'imported the CV QA, for Harbor'],
  ['resumes.renew_link', resume, [], 'renewed the link of the CV QA, for Harbor'],
  ['resumes.change_link', resume, [change('state', 'on', 'off')], 'ended the link of the CV QA, for Harbor'],
  [
    'resumes.change_link',
    resume,
    [change('state', 'off', 'on')],
    'switched the link of the CV QA, for Harbor on',
  ],
  [
    'resumes.change_link',
    resume,
    [change('ends_on', null, '2027-01-31')],
    'set the last day of the link of the CV QA, for Harbor to 31.01.2027',
  ],
  [
    'resumes.change_link',
    resume,
    [change('ends_on', '2027-01-31', null)],
    'removed the last day of the link of the CV QA, for Harbor',
  ],
  [
    'sections.create',
    resume,
    [...ofItem('experiences', 'Softworks'), change('company', null, 'Softworks')],
    'added the job Softworks in the CV QA, for Harbor',
  ],
  [
    'sections.update',
    resume,
    [...ofItem('experiences', 'Softworks'), change('company', 'Softworks', 'Portal')],
    'changed the company of the job Softworks in the CV QA, for Harbor from Softworks to Portal',
  ],
  [
    'sections.update',
    resume,
    [...ofItem('languages', 'English'), change('level', 'upper_intermediate', 'native')],
    'changed the level of the language English in the CV QA, for Harbor from Upper Intermediate to Native',
  ],
  [
    'sections.delete',
    resume,
    [...ofItem('skill_sets', 'Databases'), change('skills', 'SQL', null)],
    'deleted the skill group Databases in the CV QA, for Harbor',
  ],
  [
    'sections.reorder',
    resume,
    [change('section', null, 'educations')],
    'changed the order of the education of the CV QA, for Harbor',
  ],
  [
    'books.update',
    resume,
    [...ofItem('books', 'Refactoring'), hidden('image')],
    'changed the cover of the book Refactoring in the CV QA, for Harbor',
  ],
]

it.each(rows)('%s of %j with %j is told in words', (act, [object_type, object], changes, words) => {
  const actor = { full_name: 'Olena Bondar' }
  const told = {
    actor,
    via: { kind: 'browser', name: null },
    act,
    object_type,
    object,
    person: null,
    changes,
  } as const
  expect(actInWords(told, { named: true })).toBe(`Olena Bondar ${words}`)
})
