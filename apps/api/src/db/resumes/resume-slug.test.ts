import { expect, it } from 'vitest'
import { resumeSlug } from './resume-slug.ts'

it.each([
  ['Senior Full-Stack Developer', 'senior-full-stack-developer-1a2b'],
  ['DevOps', 'devops-1a2b'],
  ['Провідна розробниця / Ґаджети', 'providna-rozrobnitsya-gadzheti-1a2b'],
  ['x'.repeat(100), `${'x'.repeat(40)}-1a2b`],
  [`${'x'.repeat(39)} y`, `${'x'.repeat(39)}-1a2b`],
  ['日本語 🙂', 'cv-1a2b'],
  ['', 'cv-1a2b'],
  ['../../etc?x=%2F', 'etc-x-2f-1a2b'],
])('the slug of a CV with the role %j is %s', (role, slug) => {
  expect(resumeSlug(role, '1a2b')).toBe(slug)
})
