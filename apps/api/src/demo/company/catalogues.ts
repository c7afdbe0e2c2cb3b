import type { categories } from '../../db/schema/categories.ts'

export const technologyNames = [
  'TypeScript',
  'JavaScript',
  'React',
  'Vue',
  'Angular',
  'Next.js',
  'Node.js',
  'NestJS',
  'PHP',
  'Laravel',
  'Python',
  'Django',
  'FastAPI',
  'Ruby on Rails',
  'Go',
  'Java',
  'Spring',
  'C#',
  '.NET',
  'Swift',
  'Kotlin',
  'Flutter',
  'React Native',
  'PostgreSQL',
  'MongoDB',
  'Redis',
  'Docker',
  'Kubernetes',
  'AWS',
  'Terraform',
  'Playwright',
  'Figma',
] as const
export type TechnologyName = (typeof technologyNames)[number]

/** Some have no description, so that lists show both cases. */
export const demoCategories = [
  {
    name: 'Development',
    description: 'Writing code for a ticket, with its tests and the fixes after review',
  },
  { name: 'Code review', description: 'Reading the merge requests of others and talking them through' },
  { name: 'Testing', description: 'Test plans, manual and automated checks, reports of what was found' },
  {
    name: 'Meeting',
    description: 'Calls with the client or the team: stand-ups, plannings, demos, retrospectives',
  },
  { name: 'Design', description: 'Sketches, prototypes and screens, up to handing them over' },
  { name: 'DevOps', description: 'Pipelines, servers, releases and what keeps them running' },
  { name: 'Documentation' },
  {
    name: 'Learning',
    description: 'Courses, conferences and reading; agree on more than four hours a week with your manager',
  },
  { name: 'Support', description: 'Questions and incidents of people who use what is already in production' },
  { name: 'Management' },
  { name: 'Recruiting', description: 'Interviews, test tasks and talks with candidates' },
] as const satisfies readonly Pick<typeof categories.$inferInsert, 'name' | 'description'>[]
export type CategoryName = (typeof demoCategories)[number]['name']
