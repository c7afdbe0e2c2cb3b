import { addDays, addMonths, monthOf } from '@portal/domain/days'
import { lastWeek } from '@portal/domain/hours/missing-hours'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { calendarUpTo } from './demo-days.ts'
import { fillDemoCompany, isEmpty } from './fill-demo-company.ts'
import { demoAccounts } from './people/accounts.ts'

// The first day is a Friday. The second one is a holiday, a Saturday and the first day of a year.
describe.each(['2026-11-20', '2028-01-01'])('the demo company of %s', (today) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase()
    expect(await isEmpty(database.db)).toBe(true)
    await fillDemoCompany(database.db, { today, password_hash: 'the hash' })
  })

  afterAll(() => database.close())

  const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await database.db.execute<Row>(query)).rows

  const countOf = async (query: ReturnType<typeof sql>) =>
    (await rowsOf<{ count: number }>(sql`select count(*) as count from (${query}) as found`))[0]?.count

  it('the demo company fills the empty database', async () => {
    expect(await isEmpty(database.db)).toBe(false)
  })

  it('the demo company has people, projects and customers', async () => {
    const [counts] = await rowsOf(sql`select (select count(*) from customers) as customers,
      (select count(*) from projects where not is_bench) as projects,
      (select count(*) from users where active) as people, (select count(*) from users where not active) as gone`)
    expect(counts).toEqual({ customers: 8, projects: 12, people: 44, gone: 4 })
    const inMonth = (column: string) =>
      countOf(
        sql`select from employments where date_trunc('month', ${sql.raw(column)}) = date_trunc('month', ${today}::date)`,
      )
    expect([await inMonth('first_day'), await inMonth('last_day')]).toEqual([3, 1])
  })

  it('the demo company has the accounts that the login screen offers', async () => {
    const accounts =
      await rowsOf(sql`select email, array_agg(key order by position) as sub_roles, password_hash
      from users join user_sub_roles on user_id = users.id join sub_roles on sub_roles.id = sub_role_id
      where active group by users.id`)
    for (const { email, sub_roles } of demoAccounts) {
      expect(accounts).toContainEqual({ email, sub_roles, password_hash: 'the hash' })
    }
  })

  it('everyone in the demo company has a profile and the general role that their sub-roles confer', async () => {
    expect(
      await countOf(
        sql`select from users where not exists (select from profiles where profiles.id = users.id)`,
      ),
    ).toBe(0)
    expect(
      await countOf(sql`select from users where role <> (
        select case max(case sub_roles.role when 'admin' then 2 when 'manager' then 1 else 0 end)
          when 2 then 'admin' when 1 then 'manager' else 'default' end
        from user_sub_roles join sub_roles on sub_roles.id = sub_role_id where user_id = users.id)`),
    ).toBe(0)
  })

  it('each person of the demo company has a Bench contract for each employment, and one has two of them', async () => {
    expect(
      await countOf(sql`select from users join employments on employments.user_id = users.id where not exists (
        select from contracts join projects on projects.id = project_id join job_statuses on job_statuses.id = job_status_id
        where contracts.user_id = users.id and is_bench and tag = 'bench' and start_date = first_day
          and end_date is not distinct from last_day)`),
    ).toBe(0)
    expect(await countOf(sql`select user_id from employments group by user_id having count(*) > 1`)).toBe(1)
  })

  it('the demo contracts last only while their people are employed, and active managers created them', async () => {
    expect(
      await countOf(sql`select from contracts where not exists (
        select from employments where employments.user_id = contracts.user_id and first_day <= start_date
          and coalesce(end_date, 'infinity') <= coalesce(last_day, 'infinity'))`),
    ).toBe(0)
    expect(
      await countOf(sql`select from projects left join users on users.id = manager_id
        where not is_bench and (role = 'default' or not active or customer_id is null)`),
    ).toBe(0)
  })

  it('the demo company has every kind of contract: of free people, ended, ending, outstaff and inner ones', async () => {
    const free = sql`select from users where active and role = 'default' and not exists (
      select from contracts join projects on projects.id = project_id
      where user_id = users.id and not is_bench and start_date <= ${today} and coalesce(end_date, 'infinity') >= ${today})`
    expect(await countOf(free)).toBeGreaterThanOrEqual(3)
    const tags = await rowsOf(
      sql`select distinct tag from contracts join job_statuses on job_statuses.id = job_status_id order by tag`,
    )
    expect(tags.map(({ tag }) => tag)).toEqual([
      'bench',
      'busy_on_full_time_outstaff',
      'busy_on_outsource',
      'fired',
      'hired',
      'inner',
      'outstaff',
    ])
    expect(await countOf(sql`select from contracts where end_date < ${today}`)).toBeGreaterThan(5)
    expect(await countOf(sql`select from contracts where end_date > ${today}`)).toBeGreaterThan(0)
  })

  it('the demo company has contracts that end within 30 and within 60 days, and people without hours in the last week', async () => {
    const endsIn = (first: number, last: number) =>
      countOf(sql`select from contracts join users on users.id = user_id
        where active and end_date between ${addDays(today, first)} and ${addDays(today, last)}`)
    expect(await endsIn(0, 30)).toBeGreaterThan(0)
    expect(await endsIn(31, 60)).toBeGreaterThan(1)
    const { from, to } = lastWeek(today)
    const without = sql`select from users where active and role = 'default' and not exists (
      select from records where user_id = users.id and date between ${from} and ${to})`
    expect(await countOf(without)).toBeGreaterThan(1)
  })

  it('demo hours are logged within contracts, with the status of the contract', async () => {
    expect(
      await countOf(sql`select from records where record_type = 'regular' and not exists (
        select from contracts where contracts.user_id = records.user_id and contracts.project_id = records.project_id
          and contracts.job_status_id = records.job_status_id and start_date <= date
          and coalesce(end_date, 'infinity') >= date)`),
    ).toBe(0)
  })

  it('demo hours are on working days up to today, at most nine a day, and not on leave', async () => {
    const regular = sql`select user_id, date, sum(hours) as hours from records where record_type = 'regular' group by user_id, date`
    expect(await countOf(sql`select from (${regular}) as days where hours > 9 or date > ${today}`)).toBe(0)
    expect(
      await countOf(sql`select from (${regular}) as days
        where extract(isodow from date) > 5 or date in (select date from holidays)`),
    ).toBe(0)
    expect(
      await countOf(sql`select from (${regular}) as days join leave_requests using (user_id)
        where date between start_date and end_date and status <> 'rejected'
          and (hours > 4 or request_type not like 'half_day%')`),
    ).toBe(0)
  })

  it('the demo company has hours in every month of the last fourteen', async () => {
    const months =
      await rowsOf(sql`select to_char(date, 'YYYY-MM') as month, count(*) > 500 as busy from records
      where record_type = 'regular' and date < ${`${monthOf(today)}-01`} group by 1 order by 1`)
    const expected = Array.from({ length: 14 }, (_, index) => addMonths(monthOf(today), index - 14))
    expect(months).toEqual(expected.map((month) => ({ month, busy: true })))
  })

  it('the demo developer account has no hours today, and hours on each working day before', async () => {
    const current = sql`select from contracts join users on users.id = user_id where email = 'developer@demo.test'
      and start_date <= ${today} and coalesce(end_date, 'infinity') >= ${today}`
    expect(await countOf(current)).toBe(3)
    const days = await rowsOf(sql`select distinct date from records join users on users.id = user_id
      where email = 'developer@demo.test' and record_type = 'regular' and date > ${addDays(today, -12)} order by date`)
    const { isWorkday } = calendarUpTo(today)
    const expected = Array.from({ length: 11 }, (_, index) => addDays(today, index - 11)).filter(isWorkday)
    expect(days.map(({ date }) => date)).toEqual(expected)
  })

  it('demo leave has one record per counted day when approved and none otherwise, and two requests are to be counted again', async () => {
    expect(
      await countOf(sql`select from leave_requests where (
        select count(*) from records where request_id = leave_requests.id and records.user_id = leave_requests.user_id
          and record_type = request_type and date between start_date and end_date
      ) <> case when status <> 'approved' then 0 else (
        select count(*) from generate_series(start_date, end_date, '1 day') as day
        where request_type = 'vacation'
          or (extract(isodow from day) < 6 and day::date not in (select date from holidays))) end`),
    ).toBe(2)
    expect(await countOf(sql`select from records where record_type <> 'regular' and hours <> 0`)).toBe(0)
  })

  it('the demo company has a pending request with no day left, because its day has become a holiday', async () => {
    const found = await rowsOf(sql`select extract(isodow from start_date) < 6 as weekday from leave_requests
      where status = 'pending' and start_date = end_date and start_date in (select date from holidays)`)
    expect(found).toEqual([{ weekday: true }])
  })

  it('demo leave follows the rules of leave', async () => {
    expect(
      await countOf(sql`select from leave_requests where request_type = 'vacation' and status <> 'rejected'
        group by user_id, vacation_type, extract(year from start_date) having count(*) > 1`),
    ).toBe(0)
    expect(
      await countOf(sql`select from leave_requests where start_date = end_date
        and (extract(isodow from start_date) > 5 or status <> 'pending' and start_date in (select date from holidays))`),
    ).toBe(0)
    expect(
      await countOf(sql`select from leave_requests as r left join users on users.id = decided_by_id
        where decided_by_id = user_id or role <> 'admin' or r.created_at > ${today}::date
          or r.created_at::date > start_date or decided_at < r.created_at`),
    ).toBe(0)
    const statuses = await rowsOf(
      sql`select status, count(*) >= 4 as several from leave_requests group by 1 order by 1`,
    )
    expect(statuses).toEqual(['approved', 'pending', 'rejected'].map((status) => ({ status, several: true })))
  })

  it('demo notifications tell users of events but never the actor, and some are unread', async () => {
    expect(
      await countOf(sql`select from notifications where user_id = actor_id or created_at > ${today}::date`),
    ).toBe(0)
    expect(await countOf(sql`select from notifications where read`)).toBeGreaterThan(10)
    expect(await countOf(sql`select from notifications where not read`)).toBeGreaterThan(3)
  })

  it('the demo company has more notifications for an admin than a page holds, and some for every offered account', async () => {
    const counts = await rowsOf<{ email: string; count: number }>(
      sql`select email, count(notifications.id) as count from users left join notifications on user_id = users.id
        group by email`,
    )
    const countFor = (email: string) => counts.find((row) => row.email === email)?.count
    expect(countFor('admin@demo.test')).toBeGreaterThan(50)
    for (const { email } of demoAccounts) expect([email, countFor(email)]).not.toEqual([email, 0])
  })

  it('the demo company has one admin with codes, a passkey and recovery codes, whom the login screen does not offer', async () => {
    const holders = await rowsOf<{ email: string }>(
      sql`select email, role from users where id in (select user_id from totp_secrets where secret is not null)
        and id in (select user_id from passkeys) and id in (select user_id from recovery_codes)`,
    )
    expect(holders).toEqual([{ email: 'viktor.rudenko@demo.test', role: 'admin' }])
    const all = await rowsOf(
      sql`select distinct user_id from (select user_id from totp_secrets union select user_id from passkeys
        union select user_id from recovery_codes) as of_people`,
    )
    expect(all).toHaveLength(1)
    expect(demoAccounts.map(({ email }) => email)).not.toContain(holders[0]?.email)
  })

  it('the demo company has CVs with all their sections, vacancies and candidates', async () => {
    expect(
      await countOf(sql`select from resumes where name = '' or role = ''
        or not exists (select from skill_sets where resume_id = resumes.id)
        or not exists (select from experiences where resume_id = resumes.id)
        or not exists (select from languages where resume_id = resumes.id)`),
    ).toBe(0)
    expect(await countOf(sql`select from resumes`)).toBeGreaterThan(20)
    expect(await countOf(sql`select from resumes where label is not null`)).toBeGreaterThan(3)
    expect(await countOf(sql`select from resumes where not link_on`)).toBe(1)
    expect(await countOf(sql`select from resumes where link_ends_on > ${today}`)).toBe(2)
    expect(
      await countOf(
        sql`select from vacancies where (select count(*) from candidates where vacancy_id = vacancies.id) < 3`,
      ),
    ).toBe(0)
  })

  it('the demo company has candidates of every significate, with pings that are due and later ones', async () => {
    expect(await countOf(sql`select from candidates group by significate`)).toBe(5)
    expect(await countOf(sql`select from candidates where ping_again_on <= ${today}`)).toBeGreaterThan(1)
    expect(await countOf(sql`select from candidates where ping_again_on > ${today}`)).toBeGreaterThan(1)
  })

  it('each demo candidate has a history that leads to the present significate', async () => {
    expect(
      await countOf(sql`select from candidates where significate is distinct from (
        select to_significate from significate_changes where candidate_id = candidates.id order by id desc limit 1)`),
    ).toBe(0)
    expect(
      await countOf(sql`select from (
        select from_significate, lag(to_significate) over (partition by candidate_id order by id) as before
        from significate_changes) as change where from_significate is distinct from before`),
    ).toBe(0)
    expect(
      await countOf(sql`select from significate_changes where changed_by_id is null
        or (changed_at at time zone 'Europe/Kyiv')::date > ${today}::date`),
    ).toBe(0)
  })

  it('the demo company has one person among the candidates of two vacancies', async () => {
    expect(
      await countOf(sql`select from candidates as one join candidates as other using (email_key, linkedin_key)
        where one.id < other.id and one.vacancy_id <> other.vacancy_id`),
    ).toBe(1)
    expect(await countOf(sql`select from candidates where phone_keys = '{}'`)).toBe(0)
  })

  it('the demo company has an import of which two rows are refused', async () => {
    expect(await countOf(sql`select from import_rows where state = 'refuse'`)).toBe(2)
  })

  it('the demo company is the same when it is filled again for the same day', async () => {
    const again = await createTestDatabase()
    try {
      await fillDemoCompany(again.db, { today, password_hash: 'the hash' })
      const digest = sql`select
        (select md5(string_agg(r::text, '|' order by id)) from records as r) as records,
        (select md5(string_agg(n::text, '|' order by id)) from notifications as n) as notifications,
        (select md5(string_agg(p::text, '|' order by id)) from (select id, salary, date_of_birth from profiles) as p) as profiles,
        (select md5(string_agg(slug, '|' order by id)) from resumes) as resumes`
      expect((await again.db.execute(digest)).rows).toEqual(await rowsOf(digest))
    } finally {
      await again.close()
    }
  })
})
