import type { PublicResume } from '@portal/contract/resumes/resumes'

/** These CVs serve to look at their documents and to measure them. Some have little text, and others are usual ones. */

const contacts: PublicResume = {
  document_name: 'CV_IvanP',
  name: 'Ivan Petrenko',
  role: 'Developer',
  summary: 'Front-end developer who likes small, well tested pieces.',
  avatar: null,
  github_url: null,
  city: null,
  country: null,
  location: 'Ukraine',
  slug: 'developer-0123456789',
  has_cv: true,
  skills: [],
  languages: [],
  certificates: [],
  books: [],
  experiences: [],
  educations: [],
  resume_projects: [],
  courses: [],
}

export const shortResume: PublicResume = {
  ...contacts,
  skills: [{ skill_set: 'Languages', skills: ['TypeScript', 'CSS'] }],
  experiences: [
    {
      job_title: 'Junior developer',
      company: 'Datamill',
      location: '',
      job_started_on: '2024-09-01',
      job_ended_on: null,
      ongoing: true,
      description: '',
      responsibilities: ['Built forms and lists of the customers’ office'],
    },
  ],
}

export const typicalResume: PublicResume = {
  ...contacts,
  name: 'Olena Kovalenko',
  document_name: 'CV_OlenaK',
  avatar: '/avatar',
  role: 'Senior Full-Stack Developer',
  summary:
    'Full-stack developer with eight years in web products: trading, logistics and health care. Leads small teams, writes code that others read gladly, and measures before optimising. Comfortable with customers, estimates and releases.',
  github_url: 'https://github.com/olena-kovalenko',
  city: 'Dnipro',
  country: 'Ukraine',
  location: 'Dnipro, Ukraine',
  skills: [
    { skill_set: 'Languages', skills: ['TypeScript', 'JavaScript', 'SQL', 'Python'] },
    {
      skill_set: 'Front end',
      skills: ['React', 'TanStack Query', 'Mantine', 'Vite', 'Playwright'],
    },
    { skill_set: 'Back end', skills: ['Node.js', 'Fastify', 'PostgreSQL', 'Redis', 'RabbitMQ'] },
    { skill_set: 'Tools', skills: ['Docker', 'GitHub Actions', 'Grafana', 'Figma'] },
  ],
  languages: [
    { name: 'Ukrainian', level: 'native' },
    { name: 'English', level: 'upper_intermediate' },
    { name: 'Polish', level: 'elementary' },
  ],
  certificates: [
    { name: 'AWS Certified Developer – Associate', url: 'https://aws.amazon.com/certification/' },
    { name: 'Professional Scrum Master I', url: null },
  ],
  books: [
    {
      title: 'Designing Data-Intensive Applications',
      author: 'Martin Kleppmann',
      cover: '/cover',
    },
    { title: 'Refactoring', author: 'Martin Fowler', cover: null },
  ],
  experiences: [
    {
      job_title: 'Senior Full-Stack Developer',
      company: 'Riverbank IT',
      location: 'Dnipro',
      job_started_on: '2021-03-01',
      job_ended_on: null,
      ongoing: true,
      description: 'Product team of seven for a logistics company with warehouses in nine countries.',
      responsibilities: [
        'Designed the service that plans routes of 1,200 lorries a day and answers within two seconds',
        'Cut the loading time of the main page by half',
        'Introduced two junior colleagues to the project and reviewed the code of the team every day',
        'Agreed interfaces with the mobile team',
      ],
    },
    {
      job_title: 'Front-end Developer',
      company: 'Softline Studio',
      location: 'Kyiv',
      job_started_on: '2017-06-01',
      job_ended_on: '2021-02-28',
      ongoing: false,
      description: '',
      responsibilities: [
        'Built features from the first sketch to production',
        'Wrote automated tests for the critical paths',
        'Moved the deployment to containers',
      ],
    },
  ],
  educations: [
    {
      university_name: 'Oles Honchar Dnipro National University',
      level: 'Master of Computer Science',
      location: 'Dnipro',
      start_date: '2012-09-01',
      end_date: '2017-06-30',
    },
  ],
  resume_projects: [
    {
      title: 'Route planner',
      role: 'Tech lead',
      url: 'https://routes.example.com',
      stack: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Redis', 'Docker'],
      description:
        'Plans tours of lorries over night and changes them during the day when orders or roads change.',
      responsibilities: 'Architecture, estimates, most of the planning service, on-call rota.',
      team: '4 developers, 1 QA, 1 designer',
    },
    {
      title: 'Clinic diary',
      role: 'Front-end developer',
      url: null,
      stack: ['React', 'Redux', 'Storybook'],
      description: 'Appointments and records of 40 clinics.',
      responsibilities: 'Calendar, forms, accessibility.',
      team: '6 people',
    },
  ],
  courses: [
    {
      name: 'PostgreSQL for developers',
      license: 'Prometheus',
      acquire_date: '2022-05',
      stack: ['PostgreSQL', 'SQL'],
    },
  ],
}

/** The CV is the usual one as far as it fills one page. */
export const onePageResume: PublicResume = {
  ...typicalResume,
  resume_projects: typicalResume.resume_projects.slice(0, 1),
  courses: [],
}
