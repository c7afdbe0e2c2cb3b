import { addDays, addMonths, type Day, firstDayOf, monthOf } from '@portal/domain/days'
import { ownCompany } from '../company/customers.ts'
import type { TellingResume } from './telling-resume.ts'

/** The developer account's CV in Ukrainian. */
export function ukrainianResume(today: Day, startedOn: Day): TellingResume {
  const monthsAgo = (months: number) => addMonths(monthOf(today), -months)
  return {
    contacts: {
      name: 'Тарас',
      role: 'Розробник повного стеку',
      summary:
        'Розробник із восьмирічним досвідом у системах бронювання, логістики та виставлення рахунків. Веде функцію від першої розмови із замовником до показників після випуску. Цінує чіткі вимоги, невеликі випуски та код, який легко прочитає наступна людина.',
      github_url: 'https://github.com/taras-shevchuk',
      city: 'Дніпро',
      country: 'Україна',
      label: 'for tenders',
      link_ends_on: addDays(today, 30),
    },
    experiences: [
      {
        job_title: 'Розробник повного стеку',
        company: ownCompany,
        location: 'Дніпро, Україна',
        job_started_on: startedOn,
        job_ended_on: null,
        ongoing: true,
        description: 'Вебпродукти для замовників у готельній справі та фінансах.',
        responsibilities: [
          'Спроєктував календар бронювання одинадцяти готелів',
          'Перевів оплату на другого постачальника без простою',
          'Щодня переглядав код команди',
        ],
      },
      {
        job_title: 'Розробник інтерфейсів',
        company: 'Blue Poppy Apps',
        location: 'Київ, Україна',
        job_started_on: firstDayOf(monthsAgo(66)),
        job_ended_on: firstDayOf(monthsAgo(33)),
        description: 'Панелі керування та портали для клієнтів.',
        responsibilities: [
          'Створив спільну бібліотеку компонентів',
          'Удвічі прискорив завантаження сторінок',
        ],
      },
    ],
    educations: [
      {
        university_name: 'Дніпровський національний університет імені Олеся Гончара',
        level: 'Магістр комп’ютерних наук',
        location: 'Дніпро, Україна',
        start_date: '2012-09-01',
        end_date: '2018-06-30',
      },
    ],
    resumeProjects: [
      {
        title: 'Harbor Booking',
        role: 'Розробник повного стеку',
        url: 'https://harbor-booking.example',
        stack: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
        description: 'Пошук, бронювання та оплата номерів для мережі з одинадцяти готелів.',
        responsibilities: 'Календар бронювання, правила скасування, оплата гостей.',
        team: '7 осіб',
      },
    ],
    skillSets: [
      { skill_set: 'Мови програмування', skills: ['TypeScript', 'JavaScript', 'SQL'] },
      { skill_set: 'Бібліотеки', skills: ['React', 'Node.js', 'NestJS', 'Fastify'] },
      { skill_set: 'Інструменти', skills: ['Docker', 'GitHub Actions', 'Figma'] },
    ],
    languages: [
      { name: 'Українська', level: 'native' },
      { name: 'Англійська', level: 'advanced' },
    ],
    certificates: [{ name: 'Professional Scrum Master I', url: 'https://www.scrum.org/' }],
    courses: [
      {
        name: 'PostgreSQL для розробників',
        license: 'Prometheus',
        acquire_date: monthsAgo(29),
        stack: ['PostgreSQL'],
      },
    ],
    books: [{ title: 'Чистий код', author: 'Роберт Мартін' }],
  }
}
