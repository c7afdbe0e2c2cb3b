import { importReportInWords } from '@portal/words/import-report'
import { describe, expect, it } from 'vitest'
import { fromJsonResume } from './from-json-resume.ts'

const choices = { today: '2025-03-12', skill_set: 'Skills' }
const basics = { name: 'Ivan', label: 'Developer' }

describe('skills without keywords', () => {
  it('skills without keywords become one group, and the report counts those that it holds', () => {
    const skills = Array.from({ length: 300 }, (_, index) => ({ name: `Skill ${index}` }))
    const { contents, report } = fromJsonResume({ basics, skills }, choices)
    expect(contents.skills.map((group) => group.skills.length)).toEqual([50])
    expect(report.taken).toContainEqual({ section: 'skills', count: 50 })
  })

  it('skills without keywords have no place after 100 other groups', () => {
    const groups = Array.from({ length: 100 }, (_, index) => ({ name: `Group ${index}`, keywords: ['SQL'] }))
    const { contents, report } = fromJsonResume({ basics, skills: [{ name: 'Alone' }, ...groups] }, choices)
    expect(contents.skills).toHaveLength(100)
    expect(importReportInWords(report, 'en').left_out).toMatchObject([
      { section: 'skills', reason: 'Only the first 100 are taken' },
    ])
  })
})

it('a course that is completed after today is left out', () => {
  const courses = [
    { name: 'Raft', date: '2025-04', keywords: ['Go'] },
    { name: 'Paxos', date: '2025-03', keywords: ['Go'] },
  ]
  const { contents, report } = fromJsonResume({ basics, courses }, choices)
  expect(contents.courses.map(({ name }) => name)).toEqual(['Paxos'])
  expect(importReportInWords(report, 'en').left_out).toContainEqual({
    section: 'courses',
    reason: '“Raft” is left out: its date is in the future',
  })
})
