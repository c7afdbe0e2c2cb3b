import { type SQL, sql } from 'drizzle-orm'

/** A field as the trail keeps it; both are SQL values. */
const change = (field: string, before: SQL, after: SQL) =>
  sql`jsonb_build_object('field', ${field}::text, 'before', to_jsonb(${before}), 'after', to_jsonb(${after}), 'hidden', false)`
const none = sql`null::text`
const came = (field: string, after: SQL) => change(field, none, after)
const list = (...changes: SQL[]) => sql`jsonb_build_array(${sql.join(changes, sql`, `)})`

const dayText = (day: SQL) => sql`to_char(${day}, 'DD.MM.YYYY')`
const requestName = sql`${dayText(sql`start_date`)} || ' – ' || ${dayText(sql`end_date`)}`
/** Some minute of the working day in Kyiv; the same row has the same one. */
const momentOn = (day: SQL, number: SQL) =>
  sql`(${day}::timestamp + interval '7 hours' + (${number} * 37 % 540) * interval '1 minute') at time zone 'UTC'`

const recordName = sql`${dayText(sql`r.date`)} || ' · ' || p.name`
const workedRecords = sql`records r join projects p on p.id = r.project_id join categories c on c.id = r.category_id`

/** Hours are logged on the evening of their day, and a manager corrects some of them on the next. */
const ofHours = [
  sql`select ${momentOn(sql`r.date`, sql`(r.id % 9 + 480)`)} as at, r.user_id as actor_id, 'records.create' as act,
    'record' as object_type, r.id as object_id, ${recordName} as object, r.user_id as person_id,
    ${list(
      came('project_id', sql`p.name`),
      came('category_id', sql`c.name`),
      came('description', sql`r.description`),
      came('hours', sql`r.hours`),
      came('date', sql`r.date::text`),
    )} as changes
    from ${workedRecords} where r.record_type = 'regular'`,
  sql`select ${momentOn(sql`(r.date + 1)`, sql`r.id`)}, p.manager_id, 'records.update', 'record', r.id, ${recordName}, r.user_id,
    ${list(change('hours', sql`r.hours - 0.5`, sql`r.hours`))}
    from ${workedRecords} where r.record_type = 'regular' and r.id % 61 = 0 and p.manager_id <> r.user_id
      and r.hours > 1 and r.hours * 2 = trunc(r.hours * 2)`,
]

const ofLeave = [
  sql`select created_at, user_id, 'requests.create', 'request', id, ${requestName}, user_id,
    ${list(
      came('request_type', sql`request_type`),
      came('start_date', sql`start_date::text`),
      came('end_date', sql`end_date::text`),
      came('note', sql`note`),
    )} from leave_requests`,
  sql`select decided_at, decided_by_id, case status when 'approved' then 'requests.approve' else 'requests.decline' end,
    'request', id, ${requestName}, user_id,
    ${list(change('status', sql`'pending'::text`, sql`status`), came('decision_note', sql`decision_note`))}
    from leave_requests where decided_by_id is not null`,
]

const contractsOfProjects = sql`contracts k join projects p on p.id = k.project_id and not p.is_bench
  join job_statuses j on j.id = k.job_status_id`
/** Those without a last day had one before, and half of them lost it within the month. */
const ofContracts = (since: SQL, today: SQL) => [
  sql`select ${momentOn(sql`k.start_date`, sql`k.id`)}, k.admin_id, 'contracts.create', 'contract', k.id, p.name, k.user_id,
    ${list(
      came('project_id', sql`p.name`),
      came('job_status_id', sql`j.name`),
      came('start_date', sql`k.start_date::text`),
    )} from ${contractsOfProjects}`,
  sql`select ${momentOn(sql`(k.end_date - 14)`, sql`k.id`)}, k.admin_id, 'contracts.update', 'contract', k.id, p.name, k.user_id,
    ${list(came('end_date', sql`k.end_date::text`))} from ${contractsOfProjects} where k.end_date - 14 >= k.start_date`,
  sql`select ${momentOn(sql`(${since} + k.id % 28)`, sql`k.id`)}, k.admin_id, 'contracts.update', 'contract', k.id, p.name, k.user_id,
    ${list(change('end_date', sql`(${today} + k.id % 60)::text`, none))}
    from ${contractsOfProjects} where k.end_date is null and k.id % 2 = 0 and k.start_date < ${since}`,
]

/** Some have a new number of the telephone. */
const ofProfiles = (since: SQL) =>
  sql`select ${momentOn(sql`(${since} + u.id % 28)`, sql`u.id`)}, u.id, 'profiles.update', 'user', u.id, u.full_name, u.id,
    ${list(change('phone_number', sql`left(profile.phone_number, -2) || lpad((u.id % 100)::text, 2, '0')`, sql`profile.phone_number`))}
    from users u join profiles profile on profile.id = u.id where u.active and profile.phone_number is not null and u.id % 3 = 0`

const ofCandidates = [
  sql`select s.changed_at, s.changed_by_id, case when s.from_significate is null then 'candidates.create' else 'candidates.update' end,
    'candidate', c.id, c.full_name, null::int,
    ${list(change('significate', sql`s.from_significate`, sql`s.to_significate`))}
    from significate_changes s join candidates c on c.id = s.candidate_id where s.changed_by_id is not null`,
]

/** Everyone signs in on Mondays; salaries and the report are taken on the first of a month. */
const ofAccounts = (since: SQL, today: SQL) => [
  sql`select ${momentOn(sql`d.day`, sql`(u.id % 3)`)}, u.id, 'session.sign_in', 'session', null::int, u.full_name, u.id,
    ${list(came('way', sql`'password'::text`))}
    from users u, generate_series(${since}::date, ${today}::date, '1 day') d(day) where u.active and extract(isodow from d.day) = 1`,
  sql`select ${momentOn(sql`d.day`, sql`(u.id + 4)`)}, u.id, 'reports.export', 'report', null::int,
    to_char(d.day - interval '1 month', 'YYYY-MM') || f.file, null::int,
    ${list(
      came('year_month', sql`to_char(d.day - interval '1 month', 'YYYY-MM')`),
      came('rows', sql`(select count(*) from users where active)`),
    )}
    from users u, generate_series(${since}::date, ${today}::date, '1 day') d(day),
      (values ('cfo@demo.test', '-monthly-salary-report.csv'), ('manager@demo.test', '-monthly-report.xlsx')) f(email, file)
    where u.email = f.email and extract(day from d.day) = 1`,
]

/** What the trail of the demo company tells, as one query of all acts. */
export const toldActs = (since: SQL, today: SQL): SQL =>
  sql.join(
    [
      ...ofHours,
      ...ofLeave,
      ...ofContracts(since, today),
      ...ofCandidates,
      ofProfiles(since),
      ...ofAccounts(since, today),
    ],
    sql` union all `,
  )
