// The SQL of bare-portal.ts: one statement for the session, one for each answer.

export const session = `select users.id, users.role, users.full_name, sessions.id as session_id, sessions.last_used_at,
    array(select key from user_sub_roles join sub_roles on sub_roles.id = sub_role_id where user_id = users.id) as keys
  from sessions join users on users.id = user_id where token_hash = $1 and expires_at > $2 and active`

export const day = `select records.id, records.version, records.user_id, users.full_name as user, project_id, projects.name as project, category_id,
    categories.name as category, records.description, hours::float8, date::text, job_status_id, record_type,
    paid_leave_type, managers.full_name as manager, request_id,
    count(*) over ()::int as count, (sum(hours) over ())::float8 as sum
  from records join users on users.id = user_id left join projects on projects.id = project_id
    left join categories on categories.id = category_id left join users managers on managers.id = manager_id
  where user_id = $1 and date = $2 order by date desc, records.id desc limit 10`

export const person = `select id, version, slug, role, full_name, first_name, last_name, email, active, status, null as avatar,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'key', key) order by position), '[]')
      from user_sub_roles join sub_roles on sub_roles.id = sub_role_id where user_id = users.id) as sub_roles,
    (select coalesce(json_agg(json_build_object('id', contracts.id, 'project_id', project_id, 'project', projects.name,
      'job_status_id', job_status_id, 'job_status', job_statuses.name, 'tag', tag, 'manager_id', manager_id,
      'manager', managers.full_name, 'manager_avatar', null) order by lower(projects.name)), '[]') from contracts
      join projects on projects.id = project_id join job_statuses on job_statuses.id = job_status_id
      left join users managers on managers.id = manager_id
      where user_id = users.id and start_date <= $2 and (end_date is null or end_date >= $2)) as available_contracts
  from users where id = $1`

export const categories = `select id, version, name, description, exists (select from records where category_id = categories.id) as has_records
  from categories order by lower(name)`
