import type { VacancyLevel } from '../../schema/vacancies.ts'
import type { TechnologyName } from '../company/catalogues.ts'

type Vacancy = {
  title: string
  level: VacancyLevel
  salary: readonly [number, number]
  stack: readonly TechnologyName[]
}

export const demoVacancies: readonly [Vacancy, ...Vacancy[]] = [
  {
    title: 'React developer',
    level: 'middle',
    salary: [1800, 2800],
    stack: ['React', 'TypeScript', 'Next.js'],
  },
  { title: 'Senior Java developer', level: 'senior', salary: [3500, 5000], stack: ['Java', 'Spring', 'AWS'] },
  { title: 'Trainee QA engineer', level: 'junior', salary: [400, 700], stack: ['Playwright'] },
  {
    title: 'Python developer',
    level: 'middle',
    salary: [2000, 3200],
    stack: ['Python', 'Django', 'FastAPI'],
  },
  {
    title: 'DevOps engineer',
    level: 'senior',
    salary: [3800, 5200],
    stack: ['Kubernetes', 'Terraform', 'AWS'],
  },
  { title: 'Flutter developer', level: 'middle', salary: [1700, 2600], stack: ['Flutter', 'Kotlin'] },
]

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
]
