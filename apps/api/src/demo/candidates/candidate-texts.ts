import type { VacancyLevel } from '@portal/domain/vacancies'
import type { TechnologyName } from '../company/catalogues.ts'

export type DemoVacancy = {
  title: string
  level: VacancyLevel
  salary: { min?: number; max?: number }
  published?: { site: string; url?: string }
  stack: readonly TechnologyName[]
}

export const demoVacancies: readonly [DemoVacancy, ...DemoVacancy[]] = [
  {
    title: 'React developer',
    level: 'middle',
    salary: { min: 1800, max: 2800 },
    published: { site: 'Djinni', url: 'https://djinni.co/jobs/51200' },
    stack: ['React', 'TypeScript', 'Next.js'],
  },
  {
    title: 'Senior Java developer',
    level: 'senior',
    salary: { min: 3500, max: 5000 },
    published: { site: 'DOU', url: 'https://jobs.dou.ua/411' },
    stack: ['Java', 'Spring', 'AWS'],
  },
  {
    title: 'Trainee QA engineer',
    level: 'junior',
    salary: { max: 700 },
    published: { site: 'Faculty notice board' },
    stack: ['Playwright'],
  },
  {
    title: 'Python developer',
    level: 'middle',
    salary: { min: 2000, max: 3200 },
    published: { site: 'DOU', url: 'https://jobs.dou.ua/413' },
    stack: ['Python', 'Django', 'FastAPI'],
  },
  {
    title: 'DevOps engineer',
    level: 'senior',
    salary: { min: 3800 },
    stack: ['Kubernetes', 'Terraform', 'AWS'],
  },
  {
    title: 'Flutter developer',
    level: 'middle',
    salary: {},
    published: { site: 'LinkedIn', url: 'https://www.linkedin.com/jobs/view/41500' },
    stack: ['Flutter', 'Kotlin'],
  },
]

export const recruiterNotes = [
  'Friendly, asks good questions.',
  'Wants to work remotely.',
  'Notice period: one month.',
]

export const techLeadNotes = [
  'Solid basics, little experience with tests.',
  'Very good at design of data.',
  'Slow start, good end.',
]

export const finalDecisions = {
  hired: 'Offer accepted.',
  rejected: 'Not enough experience for the team.',
}

export const candidateNames = [
  'Yaroslav Hnatiuk',
  'Mariana Kostenko',
  'Illia Verbytskyi',
  'Olha Semeniuk',
  'Danylo Pavlenko',
  'Nina Haidai',
  'Zakhar Mazur',
  'Lesia Kurylenko',
  'Markiian Dovzhenko',
  'Svitlana Hrabar',
  'Tymur Zaitsev',
  'Uliana Diachenko',
  'Fedir Onyshchenko',
  'Yana Kryvonos',
  'Anton Bezruk',
  'Diana Melnychenko',
  'Hryhorii Stus',
  'Ivanna Pylypenko',
  'Kostiantyn Ryabko',
  'Lilia Shapoval',
  'Myroslav Tarasenko',
  'Orysia Fedchuk',
  'Platon Yavorskyi',
  'Renata Chumak',
  'Sviatoslav Lutsenko',
  'Tamara Voloshyna',
  'Vasyl Hrynko',
  'Yeva Kobylianska',
  'Zenovii Palii',
  'Ostap Kulish',
  'Nadiia Yatsenko',
  'Leonid Korniienko',
  'Solomiia Bilyk',
  'Artur Moroz',
  'Zlata Verhun',
  'Nestor Hlushko',
  // The name is in the list twice: this is the same person in another vacancy.
  'Mariana Kostenko',
]
