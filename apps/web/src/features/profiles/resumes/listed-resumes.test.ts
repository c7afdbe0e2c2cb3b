import type { ResumeItem } from '@portal/contract/resumes/resumes'
import { expect, test } from 'vitest'
import { listedResumes } from './listed-resumes.ts'

const cv = (id: number, role: string): ResumeItem => ({
  id,
  version: 1,
  name: 'Ivan',
  role,
  slug: `ivan-petrenko-x7k2m9qa0wer${1000 + id}`,
  label: null,
  link: { slug: 'developer-1', url: 'https://portal.test/cv/developer-1', state: 'on', ends_on: null },
  has_cv: true,
  english_level: null,
  updated_at: '2026-11-20T10:00:00.000Z',
})

test('CVs of one name and role show the ends of their links, others do not', () => {
  const rows = listedResumes([cv(1, 'Tester'), cv(2, 'Developer'), cv(3, 'Tester')])
  expect(rows.map(({ linkEnd }) => linkEnd)).toEqual(['Link …1001', '', 'Link …1003'])
})
