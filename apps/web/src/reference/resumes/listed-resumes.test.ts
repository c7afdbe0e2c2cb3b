import { expect, test } from 'vitest'
import { listedResumes } from './listed-resumes.ts'

const cv = (id: number, role: string, label: string | null = null) => ({
  id,
  name: 'Ivan',
  role,
  slug: `ivan-petrenko-x7k2m9qa0wer${1000 + id}`,
  label,
})

test('a CV is called by its role and language, then by its name and label', () => {
  const [row] = listedResumes([{ ...cv(1, 'Розробник', 'for Harbor'), name: 'Іван' }])
  expect(row).toMatchObject({
    kind: 'Розробник, Ukrainian',
    mark: 'for Harbor',
    title: 'Розробник, Ukrainian, Іван, for Harbor',
  })
})

test('CVs of one name, role and label show the ends of their links, others do not', () => {
  const rows = listedResumes([
    cv(1, 'Tester'),
    cv(2, 'Developer'),
    cv(3, 'Tester'),
    cv(4, 'Tester', 'for Harbor'),
  ])
  expect(rows.map(({ mark }) => mark)).toEqual(['Link …1001', '', 'Link …1003', 'for Harbor'])
  expect(new Set(rows.map(({ title }) => title)).size).toBe(4)
})
