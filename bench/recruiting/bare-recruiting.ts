// The same rows and counts by SQL that is written by hand, prepared by name like the portal's.

import { createHash } from 'node:crypto'
import type { Statement } from '../statements.ts'

const technologies = `(select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name)), '[]')
    from candidate_technologies ct join technologies t on t.id = ct.technology_id where ct.candidate_id = c.id) as technologies`
const dueFirst = `case when ping_again_on <= current_date then ping_again_on end, id desc`

const statement = (text: string, ...values: (string | number)[]): Statement => ({
  name: `by_hand_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`,
  text,
  values: values.map(String),
})

/** A page of ten with what each row shows, and the count. `condition` is SQL on candidates with the vacancy as $1. */
export const candidatePage = (vacancyId: number, page: number, condition = 'true'): Statement[] => [
  statement(
    `with page as (select id from candidates where vacancy_id = $1 and ${condition}
        order by ${dueFirst} limit 10 offset $2)
      select c.*, v.title as vacancy_title, ${technologies}
      from page join candidates c using (id) join vacancies v on v.id = c.vacancy_id
      order by case when c.ping_again_on <= current_date then c.ping_again_on end, c.id desc`,
    vacancyId,
    (page - 1) * 10,
  ),
  statement(`select count(*) from candidates where vacancy_id = $1 and ${condition}`, vacancyId),
]

/** A page of ten of the candidates of all vacancies whom a word finds, and the count. */
export function foundCandidates(word: string): Statement[] {
  const found = `(full_name_folded like $1 or email_key like $1 or id in (select candidate_id from candidate_technologies
      join technologies t on t.id = technology_id where t.name_folded like $1))`
  const pattern = `%${word}%`
  return [
    statement(
      `with page as (select id from candidates where ${found} order by ${dueFirst} limit 10)
        select c.*, v.title as vacancy_title, ${technologies}
        from page join candidates c using (id) join vacancies v on v.id = c.vacancy_id
        order by case when c.ping_again_on <= current_date then c.ping_again_on end, c.id desc`,
      pattern,
    ),
    statement(`select count(*) from candidates where ${found}`, pattern),
  ]
}

/** Twenty candidates of each significate with what a card shows, and the counts. */
export const candidateBoard = (vacancyId: number): Statement[] => [
  statement(
    `with placed as (select id, significate,
          row_number() over (partition by significate order by ${dueFirst}) as place
        from candidates where vacancy_id = $1)
      select c.id, c.version, c.full_name, c.position, c.salary, c.english, c.experience, c.significate, c.ping_again,
        c.ping_again_on, c.user_id, ${technologies}
      from placed join candidates c using (id) where place <= 20 order by c.significate, place`,
    vacancyId,
  ),
  statement(
    'select significate, count(*) from candidates where vacancy_id = $1 group by significate',
    vacancyId,
  ),
]

/** A page of ten vacancies with their candidates counted, and the number of all vacancies. */
export const vacancyPage = (page: number): Statement[] => [
  statement(
    `with page as (select * from vacancies order by id desc limit 10 offset $1)
      select page.*, counted.* from page cross join lateral (
        select count(*) as all_of_it, count(*) filter (where ping_again_on <= current_date) as due
        from candidates where vacancy_id = page.id) counted
      order by page.id desc`,
    (page - 1) * 10,
  ),
  statement('select count(*) from vacancies'),
]

/**
 * The newest twenty candidates with one of the contacts. The sum (`+ 0`) keeps PostgreSQL from reading all candidates
 * by their ids.
 */
export const sameContacts = (email: string, phone: string, linkedin: string): Statement[] => [
  statement(
    `select c.id, c.full_name, c.vacancy_id, v.title, c.significate, c.email_key, c.phone_keys, c.linkedin_key
      from candidates c join vacancies v on v.id = c.vacancy_id
      where c.email_key = $1 or c.phone_keys && $2 or c.linkedin_key = $3
      order by c.id + 0 desc limit 20`,
    email,
    `{${phone}}`,
    linkedin,
  ),
]
