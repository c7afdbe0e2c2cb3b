import type { Resume } from '@portal/contract/resumes/resumes'

/** A CV with contacts and one group of skills, as the server answers it. */
export const filledResume: Resume = {
  id: 5,
  version: 1,
  user_id: 2,
  user_full_name: 'Taras Shevchuk',
  user_slug: 'taras-shevchuk',
  name: 'Taras',
  role: 'Developer',
  summary: null,
  avatar: null,
  github_url: null,
  city: null,
  country: null,
  location: '',
  slug: 'developer-abcdefghijklmnop',
  has_cv: true,
  skills: [{ id: 1, version: 1, resume_id: 5, skill_set: 'Languages', skills: ['SQL'], position: 1 }],
  languages: [],
  certificates: [],
  books: [],
  experiences: [],
  educations: [],
  resume_projects: [],
  courses: [],
}
