import { maxSectionItems, resumeLimits } from '../resumes.ts'
import type { ReportNotes } from './import-report.ts'
import type { JsonResume } from './json-resume.ts'
import type { ResumeContents } from './resume-contents.ts'
import { SectionReader } from './section-reader.ts'

const projectFields = [
  'name',
  'title',
  'description',
  'highlights',
  'keywords',
  'roles',
  'url',
  'website',
  'team',
] as const

/** A project that names no role has the role of the CV. */
export function readProjects(
  { projects }: JsonResume,
  cvRole: string,
  notes: ReportNotes,
): ResumeContents['resume_projects'] {
  const reader = new SectionReader('projects', notes)
  return reader.entries(projects, projectFields, (entry) => {
    const title = reader.line('name', entry.name?.trim() || entry.title, resumeLimits.title)
    if (title === '') return reader.leaveOut('no_name')
    const stack = reader.list('keywords', entry.keywords, resumeLimits.skill)
    if (stack.length === 0) return reader.leaveOut('no_stack', title)
    const roles = (entry.roles ?? []).map((role) => role.trim()).filter((role) => role !== '')
    if (roles.length === 0) reader.note({ code: 'role_of_cv', facts: {} })
    return {
      title,
      role: reader.line('roles', roles.join(', '), resumeLimits.role) || cvRole,
      url: reader.address(entry.url?.trim() || entry.website),
      stack,
      description: reader.longText('description', entry.description, resumeLimits.description),
      responsibilities: reader.longText('highlights', entry.highlights ?? [], resumeLimits.description),
      team: reader.text('team', entry.team, resumeLimits.team),
    }
  })
}

/** Skills without keywords become one group, which has the given name. */
export function readSkills(
  { skills }: JsonResume,
  plainSkills: string,
  notes: ReportNotes,
): ResumeContents['skills'] {
  const reader = new SectionReader('skills', notes)
  const alone: string[] = []
  const groups = reader.entries(skills, ['name', 'keywords'], (entry) => {
    const skill_set = reader.line('name', entry.name, resumeLimits.skill_set)
    const keywords = reader.list('keywords', entry.keywords, resumeLimits.skill)
    if (keywords.length > 0) return { skill_set: skill_set || plainSkills, skills: keywords }
    if (skill_set === '') return reader.leaveOut('no_skill')
    alone.push(skill_set)
    return undefined
  })
  if (alone.length === 0) return groups
  if (groups.length === maxSectionItems) {
    reader.tooMany()
    return groups
  }
  const plain = reader.list('skills', alone, resumeLimits.skill)
  reader.take(plain.length)
  return [...groups, { skill_set: plainSkills, skills: plain }]
}
