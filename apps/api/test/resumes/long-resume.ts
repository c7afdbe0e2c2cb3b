import type { PublicResume } from '@portal/contract/resumes/resumes'
import { typicalResume } from './sample-resumes.ts'
import { oddTexts } from './sample-texts.ts'

/** Makes a CV of about twelve pages with every section, Cyrillic and odd characters. */
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
    document_name: 'CV_ОлександраК',
    role: 'Провідна розробниця / Lead Engineer',
    summary: times(3, prose).join('\n'),
    city: 'Київ',
    location: 'Київ, Україна',
    skills: times(9, (index) => ({
      skill_set: `Набір навичок ${index + 1}`,
      skills: times(
        12,
        (skill) =>
          ['TypeScript', 'Аналіз даних', 'C++', '.NET', 'Kubernetes', 'Тестування'][(skill + index) % 6] ??
          '',
      ),
    })),
    languages: times(6, (index) => ({ name: `Мова ${index + 1}`, level: 'advanced' })),
    certificates: times(10, (index) => ({
      name: `Сертифікат ${index + 1}: ${oddAt(index)}`,
      url: index % 2 === 0 ? oddTexts.longAddress : null,
    })),
    books: times(12, (index) => ({
      title: `Книжка ${index + 1}: ${oddAt(index)}`,
      author: 'Ліна Костенко',
      cover: index % 3 === 0 ? '/cover' : null,
    })),
    experiences: times(10, (index) => ({
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
      university_name: `Київський політехнічний інститут імені Ігоря Сікорського, факультет ${index + 1}`,
      level: 'Магістр',
      location: 'Київ',
      start_date: '2001-09-01',
      end_date: index === 0 ? null : '2006-06-30',
    })),
    resume_projects: times(11, (index) => ({
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
      name: `Курс ${index + 1}: ${oddAt(index)}`,
      license: 'Прометеус',
      acquire_date: '2020-11',
      stack: ['SQL', 'Статистика'],
    })),
  }
}
