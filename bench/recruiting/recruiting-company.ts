import type { Client } from 'pg'

/**
 * Fills a portal that has technologies with 200 vacancies, one of 2,000 candidates and the others of ten; answers its id.
 * Each of the first ten has the same contacts in every vacancy; the others have contacts of their own.
 */
export async function fillRecruiting(client: Client): Promise<number> {
  await client.query(`
    insert into vacancies (title, title_folded, where_published, url, level, min_salary, max_salary)
      select 'Vacancy ' || n, 'vacancy ' || n, 'DOU', 'https://jobs.test/' || n, (array['junior', 'middle', 'senior'])[n % 3 + 1],
             1000 + n, 2000 + n
      from generate_series(1, 200) n;
    insert into candidates (vacancy_id, full_name, full_name_folded, position, position_folded, phone, email, linkedin, salary, english, location, company,
        experience, significate, ping_again, ping_again_on, recruiter_note, tech_lead_note,
        email_key, phone_keys, linkedin_key)
      select vacancies.id, 'Candidate ' || n || ' of ' || title, 'candidate ' || n || ' of ' || title_folded,
             (array['Backend developer', 'QA engineer', 'Designer', 'DevOps'])[n % 4 + 1],
             (array['backend developer', 'qa engineer', 'designer', 'devops'])[n % 4 + 1],
             '+38067' || lpad(n::text, 7, '0'), 'candidate' || n || '@mail.test', 'https://linkedin.com/in/candidate-' || n, 1000 + n % 3000,
             (array['elementary', 'intermediate', 'upper_intermediate', 'advanced'])[n % 4 + 1], 'Lviv', 'Company ' || n % 50,
             n % 15, (array['rejected', 'interviewing', 'test_task', 'preoffer', 'hired'])[n % 5 + 1], n % 7 = 0,
             case when n % 7 = 0 and n % 2 = 0 then current_date + n % 60 - 30 end, repeat('Knows much. ', 40),
             repeat('Solid basics. ', 20),
             'candidate' || n || '@mail.test', array['+38067' || lpad(n::text, 7, '0')], 'in/candidate-' || n
      from vacancies
      cross join lateral generate_series(1, case when title = 'Vacancy 100' then 2000 else 10 end) n;
    insert into candidate_technologies (candidate_id, technology_id)
      select candidates.id, technologies.id from candidates, technologies
      where (candidates.id + technologies.id) % 15 = 0;`)
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ id: number }>(`select id from vacancies where title = 'Vacancy 100'`)
  if (rows[0] === undefined) throw new Error('The vacancy of 2,000 candidates is missing')
  return rows[0].id
}
