import { describe, expect, it } from 'vitest'
import { fromJsonResume } from './from-json-resume.ts'

const basics = { name: 'Ivan', label: 'Developer' }

describe('skills without keywords', () => {
  it('become one group, and are counted as far as it holds them', () => {
    const skills = Array.from({ length: 300 }, (_, index) => ({ name: `Skill ${index}` }))
    const { contents, report } = fromJsonResume({ basics, skills })
    expect(contents.skills.map((group) => group.skills.length)).toEqual([50])
    expect(report.taken).toContainEqual({ section: 'skills', count: 50 })
  })

  it('have no place after 100 other groups', () => {
    const groups = Array.from({ length: 100 }, (_, index) => ({ name: `Group ${index}`, keywords: ['SQL'] }))
    const { contents, report } = fromJsonResume({ basics, skills: [{ name: 'Alone' }, ...groups] })
    expect(contents.skills).toHaveLength(100)
    expect(report.left_out).toMatchObject([{ section: 'skills', reason: 'Only the first 100 are taken' }])
  })
})
