import type { PublicResume } from '@portal/contract/resumes/resumes'
import { oddTexts } from './sample-texts.ts'

/** CVs for looking at their documents and for measuring them: little text, a usual one, and as long as they get. */

const contacts: PublicResume = {
  id: 1,
  user_full_name: 'Ivan Petrenko',
  name: 'Ivan Petrenko',
  role: 'Developer',
  summary: 'Front-end developer who likes small, well tested pieces.',
  avatar: null,
  github_url: null,
  city: null,
  country: null,
  location: 'Ukraine',
  slug: 'ivan-petrenko-0123456789',
  user_slug: 'ivan-petrenko',
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

const row = (id: number) => ({ id, resume_id: 1 })

export const shortResume: PublicResume = {
  ...contacts,
  skills: [{ ...row(1), skill_set: 'Languages', skills: ['TypeScript', 'CSS'] }],
  experiences: [
    {
      ...row(1),
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
  user_full_name: 'Olena Kovalenko',
  avatar: '/avatar',
  role: 'Senior Full-Stack Developer',
  summary:
    'Full-stack developer with eight years in web products: trading, logistics and health care. Leads small teams, writes code that others read gladly, and measures before optimising. Comfortable with customers, estimates and releases.',
  github_url: 'https://github.com/olena-kovalenko',
  city: 'Dnipro',
  country: 'Ukraine',
  location: 'Dnipro, Ukraine',
  skills: [
    { ...row(1), skill_set: 'Languages', skills: ['TypeScript', 'JavaScript', 'SQL', 'Python'] },
    {
      ...row(2),
      skill_set: 'Front end',
      skills: ['React', 'TanStack Query', 'Mantine', 'Vite', 'Playwright'],
    },
    { ...row(3), skill_set: 'Back end', skills: ['Node.js', 'Fastify', 'PostgreSQL', 'Redis', 'RabbitMQ'] },
    { ...row(4), skill_set: 'Tools', skills: ['Docker', 'GitHub Actions', 'Grafana', 'Figma'] },
  ],
  languages: [
    { ...row(1), name: 'Ukrainian', level: 'native' },
    { ...row(2), name: 'English', level: 'upper_intermediate' },
    { ...row(3), name: 'Polish', level: 'elementary' },
  ],
  certificates: [
    { ...row(1), name: 'AWS Certified Developer – Associate', url: 'https://aws.amazon.com/certification/' },
    { ...row(2), name: 'Professional Scrum Master I', url: null },
  ],
  books: [
    {
      ...row(1),
      title: 'Designing Data-Intensive Applications',
      author: 'Martin Kleppmann',
      cover: '/cover',
    },
    { ...row(2), title: 'Refactoring', author: 'Martin Fowler', cover: null },
  ],
  experiences: [
    {
      ...row(1),
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
      ...row(2),
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
      ...row(1),
      university_name: 'Oles Honchar Dnipro National University',
      level: 'Master of Computer Science',
      location: 'Dnipro',
      start_date: '2012-09-01',
      end_date: '2017-06-30',
    },
  ],
  resume_projects: [
    {
      ...row(1),
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
      ...row(2),
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
      ...row(1),
      name: 'PostgreSQL for developers',
      license: 'Prometheus',
      acquire_date: '2022-05',
      stack: ['PostgreSQL', 'SQL'],
    },
  ],
}

/** About twelve pages with every section, Cyrillic and odd characters. */
export function longResume(): PublicResume {
  const odd = Object.values(oddTexts)
  const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
    Array.from({ length: count }, (_, index) => item(index))
  const oddAt = (index: number) => odd[index % odd.length] ?? ''
  const prose = (index: number) =>
    [
      `Абзац ${index}. Команда супроводжує облік поставок, який щодня обробляє тисячі замовлень; перехід на нову схему відбувся без зупинки.`,
      'The team moved step by step: first reading, then writing, and measured every step under the load of the year before.',
      oddAt(index),
    ].join('\n')
  return {
    ...typicalResume,
    name: 'Олександра Кириленко-Щербаківська',
    user_full_name: 'Олександра Кириленко-Щербаківська',
    role: 'Провідна розробниця / Lead Engineer',
    summary: times(3, prose).join('\n'),
    city: 'Київ',
    location: 'Київ, Україна',
    skills: times(9, (index) => ({
      ...row(index + 1),
      skill_set: `Набір навичок ${index + 1}`,
      skills: times(
        12,
        (skill) =>
          ['TypeScript', 'Аналіз даних', 'C++', '.NET', 'Kubernetes', 'Тестування'][(skill + index) % 6] ??
          '',
      ),
    })),
    languages: times(6, (index) => ({ ...row(index + 1), name: `Мова ${index + 1}`, level: 'advanced' })),
    certificates: times(10, (index) => ({
      ...row(index + 1),
      name: `Сертифікат ${index + 1}: ${oddAt(index)}`,
      url: index % 2 === 0 ? oddTexts.longAddress : null,
    })),
    books: times(12, (index) => ({
      ...row(index + 1),
      title: `Книжка ${index + 1}: ${oddAt(index)}`,
      author: 'Ліна Костенко',
      cover: index % 3 === 0 ? '/cover' : null,
    })),
    experiences: times(12, (index) => ({
      ...row(index + 1),
      job_title: `Розробниця, місце ${index + 1}`,
      company: `Компанія «Приклад ${index + 1}»`,
      location: 'Львів, Україна',
      job_started_on: `${2024 - index}-01-01`,
      job_ended_on: index === 0 ? null : `${2024 - index}-12-31`,
      ongoing: index === 0,
      description: prose(index),
      responsibilities: times(9, (entry) => `Обов’язок ${entry + 1}: ${oddAt(entry + index)}`),
    })),
    educations: times(4, (index) => ({
      ...row(index + 1),
      university_name: `Київський політехнічний інститут імені Ігоря Сікорського, факультет ${index + 1}`,
      level: 'Магістр',
      location: 'Київ',
      start_date: '2001-09-01',
      end_date: index === 0 ? null : '2006-06-30',
    })),
    resume_projects: times(14, (index) => ({
      ...row(index + 1),
      title: `Проєкт ${index + 1}: ${oddAt(index)}`,
      role: 'Техлід',
      url: index % 2 === 0 ? oddTexts.longAddress : null,
      stack: times(
        14,
        (entry) => ['TypeScript', 'PostgreSQL', 'Обробка подій', 'RabbitMQ', 'C#'][entry % 5] ?? '',
      ),
      description: times(2, prose).join('\n'),
      responsibilities: prose(index + 3),
      team: '5 розробників, 2 тестувальниці, дизайнер',
    })),
    courses: times(9, (index) => ({
      ...row(index + 1),
      name: `Курс ${index + 1}: ${oddAt(index)}`,
      license: 'Прометеус',
      acquire_date: '2020-11',
      stack: ['SQL', 'Статистика'],
    })),
  }
}
