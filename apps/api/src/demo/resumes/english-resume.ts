import { addMonths, type Day, firstDayOf, monthOf } from '@portal/domain/days'
import { ownCompany } from '../company/customers.ts'
import type { TellingResume } from './telling-resume.ts'

/** The developer account's CV: what a customer gets to read, with every section filled. */
export function englishResume(today: Day, startedOn: Day): TellingResume {
  const monthsAgo = (months: number) => addMonths(monthOf(today), -months)
  return {
    contacts: {
      name: 'Taras',
      role: 'Full-stack developer',
      summary:
        'Full-stack developer with eight years of experience in booking, logistics and invoicing systems. Takes a feature from the first talk with the customer to the numbers after its release. Likes clear requirements, small releases and code that the next person can read.',
      github_url: 'https://github.com/taras-shevchuk',
      city: 'Dnipro',
      country: 'Ukraine',
      label: 'for Harbor',
    },
    experiences: [
      {
        job_title: 'Full-stack developer',
        company: ownCompany,
        location: 'Dnipro, Ukraine',
        job_started_on: startedOn,
        job_ended_on: null,
        ongoing: true,
        description:
          'Web products for customers in hospitality and finance, in teams of four to nine people.',
        responsibilities: [
          'Designed the booking calendar of eleven hotels, which answers in 80 ms on a phone',
          'Moved payments to a second provider without an hour of downtime',
          'Agreed interfaces with the mobile team and kept them documented',
          'Introduced two junior colleagues to the project',
        ],
      },
      {
        job_title: 'Front-end developer',
        company: 'Blue Poppy Apps',
        location: 'Kyiv, Ukraine',
        job_started_on: firstDayOf(monthsAgo(66)),
        job_ended_on: firstDayOf(monthsAgo(33)),
        description: 'Admin panels and customer portals of a product studio.',
        responsibilities: [
          'Built the component library that six products share',
          'Cut the loading time of the main page by half',
          'Wrote automated tests for the critical paths',
        ],
      },
      {
        job_title: 'Junior web developer',
        company: 'Softline Studio',
        location: 'Dnipro, Ukraine',
        job_started_on: firstDayOf(monthsAgo(98)),
        job_ended_on: firstDayOf(monthsAgo(67)),
        description: 'Online shops and company sites.',
        responsibilities: ['Built shops from the design to the launch', 'Kept forty sites up to date'],
      },
    ],
    educations,
    resumeProjects,
    skillSets,
    languages: [
      { name: 'Ukrainian', level: 'native' },
      { name: 'English', level: 'advanced' },
      { name: 'Polish', level: 'elementary' },
    ],
    certificates: [
      { name: 'AWS Certified Developer – Associate', url: 'https://aws.amazon.com/certification/' },
      { name: 'Professional Scrum Master I', url: 'https://www.scrum.org/' },
    ],
    courses: [
      {
        name: 'Epic React',
        license: 'Kent C. Dodds',
        acquire_date: monthsAgo(14),
        stack: ['React', 'TypeScript'],
      },
      {
        name: 'PostgreSQL for developers',
        license: 'Prometheus',
        acquire_date: monthsAgo(29),
        stack: ['PostgreSQL'],
      },
    ],
    books: [
      { title: 'Designing Data-Intensive Applications', author: 'Martin Kleppmann' },
      { title: 'The Pragmatic Programmer', author: 'Andrew Hunt, David Thomas' },
      { title: 'Refactoring', author: 'Martin Fowler' },
    ],
  }
}

const educations: TellingResume['educations'] = [
  {
    university_name: 'Oles Honchar Dnipro National University',
    level: 'Master of Computer Science',
    location: 'Dnipro, Ukraine',
    start_date: '2016-09-01',
    end_date: '2018-06-30',
  },
  {
    university_name: 'Oles Honchar Dnipro National University',
    level: 'Bachelor of Applied Mathematics',
    location: 'Dnipro, Ukraine',
    start_date: '2012-09-01',
    end_date: '2016-06-30',
  },
]

const resumeProjects: TellingResume['resumeProjects'] = [
  {
    title: 'Harbor Booking',
    role: 'Full-stack developer',
    url: 'https://harbor-booking.example',
    stack: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Redis'],
    description: 'Room search, booking and payment for a chain of eleven hotels.',
    responsibilities:
      'Designed the availability engine and its tables. Built the booking calendar, cancellation rules and guest payments. Found and fixed slow database queries.',
    team: '7 people: 3 developers, 2 QA engineers, a designer and a manager',
  },
  {
    title: 'Ledgerly Invoicing',
    role: 'Full-stack developer',
    url: 'https://ledgerly.example',
    stack: ['TypeScript', 'React', 'NestJS', 'PostgreSQL', 'Docker'],
    description: 'Invoices, reminders and bank reconciliation for small companies.',
    responsibilities:
      'Built the import of bank statements and the matching of payments. Moved the deployment to containers.',
    team: '5 people',
  },
  {
    title: 'Staff Portal',
    role: 'Developer',
    url: null,
    stack: ['TypeScript', 'React', 'Fastify', 'PostgreSQL'],
    description: 'Hours, leave and CVs of the company itself.',
    responsibilities: 'Built the monthly report and its exports.',
    team: '4 people',
  },
]

const skillSets: TellingResume['skillSets'] = [
  { skill_set: 'Languages', skills: ['TypeScript', 'JavaScript', 'SQL', 'Go'] },
  { skill_set: 'Frameworks', skills: ['React', 'Node.js', 'NestJS', 'Fastify', 'Next.js'] },
  { skill_set: 'Databases', skills: ['PostgreSQL', 'Redis', 'MongoDB'] },
  { skill_set: 'Tools', skills: ['Docker', 'GitHub Actions', 'Playwright', 'Grafana', 'Figma'] },
]
