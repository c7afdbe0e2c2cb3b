import type { ImportKind, ReferenceType } from './import-kinds.ts'

/** Codes that cells of a column stand for; each may be written as the code or as its word on the screen. */
export const wordLists = [
  'application',
  'availability',
  'device',
  'language_level',
  'leave_status',
  'leave_type',
  'significate',
  'sub_role',
] as const
export type WordList = (typeof wordLists)[number]

/**
 * How a cell is read. A `list` is of texts between commas. `reference` is the id of the row that the text names, `references`
 * the ids of several between commas.
 */
export type FieldType =
  | { type: 'text' | 'list' | 'day' | 'hours' | 'money' | 'number' | 'yes_no' }
  | { type: 'reference' | 'references'; to: ReferenceType }
  | { type: 'word' | 'words'; of: WordList }

/**
 * A column that a kind of import knows. The first heading is that of the portal's own files and of the template. All are
 * compared folded.
 */
export type ImportField = FieldType & {
  headings: readonly [string, ...string[]]
  /** The column must be there, and its cells be filled. An empty cell of a reference may stand for a row too. */
  required?: true
}

type Fields = Readonly<Record<string, ImportField>>

const text = (...headings: [string, ...string[]]) => ({ type: 'text', headings }) as const
const day = (...headings: [string, ...string[]]) => ({ type: 'day', headings }) as const
const named = (to: ReferenceType, ...headings: [string, ...string[]]) =>
  ({ type: 'reference', to, headings }) as const

/** A person is found by the e-mail where there is one, else by the name. */
const person = {
  person: named(
    'person',
    'User',
    'Person',
    'Employee',
    'Full name',
    'Name',
    'Member',
    'Співробітник',
    'Працівник',
    'ПІБ',
    'Користувач',
  ),
  person_email: text('Email', 'E-mail', 'User email', 'Ел. пошта', 'Пошта', 'Електронна пошта', 'Імейл'),
} as const
const project = named('project', 'Project', 'Project name', 'Проєкт', 'Проект')
const technologies = {
  type: 'references',
  to: 'technology',
  headings: ['Technologies', 'Skills', 'Technology', 'Технології', 'Навички'],
} as const
const english = {
  type: 'word',
  of: 'language_level',
  headings: ['English', 'English level', 'Level of English', 'Англійська', 'Рівень англійської'],
} as const
const salary = { type: 'money', headings: ['Salary', 'Зарплата', 'Оклад'] } as const
const position = text('Position', 'Job title', 'Посада')

export const importFields = {
  people: {
    full_name: text('User', 'Name', 'Full name', 'Employee', 'Person', 'ПІБ', 'Співробітник', 'Працівник'),
    first_name: text('First name', 'Given name', "Ім'я", 'Ім’я'),
    last_name: text('Last name', 'Surname', 'Family name', 'Прізвище'),
    email: {
      ...text('Email', 'E-mail', 'Work email', 'Ел. пошта', 'Пошта', 'Електронна пошта', 'Імейл'),
      required: true,
    },
    role_ids: { type: 'words', of: 'sub_role', headings: ['Sub-roles', 'Roles', 'Role', 'Ролі', 'Роль'] },
    position,
    status: { type: 'word', of: 'availability', headings: ['Status', 'Статус'] },
    active: { type: 'yes_no', headings: ['Active', 'Активний', 'Активна'] },
    skype: text('Skype'),
    telegram: text('Telegram'),
    github: text('GitHub'),
    phone_number: text('Phone', 'Phone number', 'Mobile', 'Телефон', 'Номер телефону'),
    english_level: english,
    salary,
    job_started_on: day(
      'First work day',
      'Hire date',
      'Start date',
      'Hired',
      'Перший робочий день',
      'Дата прийому',
      'Прийнято',
    ),
    job_ended_on: day(
      'Last work day',
      'Release date',
      'End date',
      'Останній робочий день',
      'Дата звільнення',
      'Звільнено',
    ),
    date_of_birth: day('Date of birth', 'Birth date', 'Birthday', 'Дата народження', 'День народження'),
    home_address: text('Home address', 'Address', 'Адреса', 'Домашня адреса'),
    technologies,
  },
  contracts: {
    ...person,
    project: { ...project, required: true },
    customer: named('customer', 'Customer', 'Client', 'Клієнт', 'Замовник'),
    job_status: {
      ...named('job_status', 'Status', 'Job status', 'Статус', 'Зайнятість'),
      required: true,
    },
    start_date: { ...day('Start date', 'Start', 'From', 'Початок', 'Дата початку', 'З'), required: true },
    end_date: day('End date', 'End', 'To', 'Кінець', 'Дата завершення', 'По'),
  },
  projects: {
    name: text('Project', 'Project name', 'Name', 'Проєкт', 'Проект', 'Назва'),
    manager: named('person', 'Manager', 'Project manager', 'Lead', 'Менеджер', 'Керівник'),
    technologies,
    app: {
      type: 'words',
      of: 'application',
      headings: ['Applications', 'Application', 'Платформи', 'Застосунки'],
    },
    from_scratch: { type: 'yes_no', headings: ['From scratch', 'З нуля'] },
    payment_integration: { type: 'yes_no', headings: ['Payment integration', 'Платежі'] },
    description: text('Description', 'Опис'),
    industry: text('Industry', 'Галузь'),
    designs: text('Designs', 'Design', 'Дизайни'),
    milestones: text('Milestones', 'Етапи'),
    specs: text('Specs', 'Специфікації'),
    url: text('URL', 'Project URL', 'Website', 'Сайт'),
    company_name: text('Customer', 'Client', 'Company', 'Клієнт', 'Замовник', 'Компанія'),
    full_legal_name: text('Legal name', 'Full legal name', 'Юридична назва', 'Повна назва'),
    title: text('Title', 'Contact title', 'Посада контакту'),
    email: text('Email', 'Customer email', 'E-mail', 'Ел. пошта', 'Пошта'),
    company_address: text('Address', 'Company address', 'Адреса'),
  },
  leave: {
    ...person,
    request_type: {
      type: 'word',
      of: 'leave_type',
      headings: ['Type', 'Leave', 'Leave type', 'Тип', 'Вид відпустки', 'Відсутність'],
      required: true,
    },
    start_date: { ...day('From', 'Start date', 'Start', 'Date', 'З', 'Початок', 'Дата'), required: true },
    end_date: day('To', 'End date', 'End', 'По', 'Кінець'),
    note: text('Note', 'Comment', 'Примітка', 'Коментар'),
    paid_leave_type: text('Reason of paid leave', 'Reason', 'Paid leave', 'Причина'),
    status: { type: 'word', of: 'leave_status', headings: ['Status', 'Статус'] },
  },
  hours: {
    ...person,
    date: { ...day('Date', 'Start date', 'Start Date', 'Day', 'Дата', 'День'), required: true },
    project: { ...project, required: true },
    category: {
      ...named('category', 'Category', 'Activity', 'Task', 'Tags', 'Категорія', 'Вид робіт', 'Діяльність'),
      required: true,
    },
    hours: {
      type: 'hours',
      headings: [
        'Hours',
        'Duration',
        'Duration (h)',
        'Duration (decimal)',
        'Time',
        'Години',
        'Тривалість',
        'Час',
      ],
      required: true,
    },
    description: text('Description', 'Comment', 'Notes', 'Опис', 'Коментар'),
  },
  equipment: {
    ...person,
    device: { type: 'word', of: 'device', headings: ['Device', 'Type', 'Kind', 'Пристрій', 'Тип'] },
    name: { ...text('Name', 'Model', 'Item', 'Назва', 'Модель'), required: true },
    serial_number: text('Serial number', 'Serial', 'S/N', 'Серійний номер'),
  },
  candidates: {
    full_name: { ...text('Name', 'Full name', 'Candidate', 'ПІБ', 'Кандидат'), required: true },
    vacancy: { ...named('vacancy', 'Vacancy', 'Job', 'Opening', 'Вакансія'), required: true },
    phone: text('Phone', 'Phone number', 'Телефон'),
    email: text('Email', 'E-mail', 'Ел. пошта', 'Пошта'),
    telegram: text('Telegram'),
    linkedin: text('LinkedIn'),
    resource_url: text('Resource', 'Source', 'Джерело'),
    cv_url: text('CV', 'Resume', 'Резюме'),
    salary: { ...salary, headings: ['Salary', 'Expected salary', 'Зарплата', 'Очікувана зарплата'] },
    english,
    location: text('Location', 'City', 'Місто', 'Локація'),
    company: text('Company', 'Current company', 'Компанія'),
    experience: { type: 'number', headings: ['Experience', 'Years of experience', 'Досвід'] },
    significate: {
      type: 'word',
      of: 'significate',
      headings: ['Significate', 'Status', 'Stage', 'Статус', 'Етап'],
    },
    first_interview: day('First interview', 'First contact', 'Перший контакт', 'Перша співбесіда'),
    position,
    technologies,
    stack: text('Stack', 'Old stack', 'Стек'),
    ping_again_on: day('Ping again on', 'Нагадати'),
    first_additional_link: text('First additional link', 'Link 1'),
    second_additional_link: text('Second additional link', 'Link 2'),
    recruiter_note: text('Recruiter note', "Recruiter's note", 'Notes', 'Нотатка рекрутера'),
    tech_lead_note: text('Tech lead note', 'Нотатка техліда'),
    final_decision: text('Final decision', 'Рішення'),
  },
} as const satisfies Record<ImportKind, Fields>

export type FieldOf<Kind extends ImportKind> = keyof (typeof importFields)[Kind] & string

export const fieldsOf = (kind: ImportKind): Fields => importFields[kind]
