import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EarlierDatabase, openEarlierDatabase } from '../../test/database/earlier-database.ts'
import { migrate } from './migrate.ts'

let earlier: EarlierDatabase
beforeAll(async () => {
  earlier = await openEarlierDatabase(34)
})
afterAll(() => earlier.close())

it('people who were renamed before get the slug of their name, and the former one leads on where nobody has it', async () => {
  const { db } = earlier.database
  await db.execute(sql`insert into users (id, email, first_name, first_name_folded, last_name, last_name_folded, slug, password_hash, role)
    select id, 'p' || id || '@portal.test', first, lower(first), last, lower(last), slug, 'x', 'default'
    from (values
      (1, 'Olena', 'Bondar', 'olena-bondar'),
      (2, 'Olena', 'Bondar', 'olena-bondar-2'),
      (3, 'Iryna', 'Koval', 'iryna-melnyk'),
      (4, 'Ivan', 'Bondar', 'ivan-koval'),
      (5, 'Ivan', 'Koval', 'ivan-koval-2'),
      (6, 'Mary-Ann', 'O''Neil', 'mary-ann-o-neil'),
      (7, 'Olena', 'Bondar', 'olena-tkach'),
      (8, 'Petro', 'Tkach', 'olena-franko'),
      (9, 'Дарина', 'Ткач', '-'),
      (10, 'Olena', 'Franko', 'olena-shevchenko')
    ) people (id, first, last, slug)`)
  await db.execute(
    sql`insert into former_slugs (slug, user_id) values ('iryna-koval', 5), ('iryna-bondar', 3)`,
  )

  await migrate(earlier.database)

  const people = await db.execute(sql`select id, slug from users order by id`)
  expect(people.rows.map(({ slug }) => slug)).toEqual([
    'olena-bondar',
    'olena-bondar-2',
    'iryna-koval',
    'ivan-bondar',
    'ivan-koval-2',
    'mary-ann-o-neil',
    'olena-bondar-3',
    'petro-tkach',
    '-',
    'olena-franko',
  ])
  const former = await db.execute(sql`select slug, user_id from former_slugs order by slug`)
  expect(former.rows).toEqual([
    { slug: 'iryna-bondar', user_id: 3 },
    { slug: 'iryna-melnyk', user_id: 3 },
    { slug: 'ivan-koval', user_id: 4 },
    { slug: 'olena-shevchenko', user_id: 10 },
    { slug: 'olena-tkach', user_id: 7 },
  ])
})
