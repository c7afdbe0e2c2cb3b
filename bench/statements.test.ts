import { expect, test } from 'vitest'
import { parseLog } from './statements.ts'

test('statements are read from a PostgreSQL log with their parameters', () => {
  const log = [
    '@@entry@@LOG:  execute <unnamed>: select "id" from "sessions"\n\twhere "token_hash" = $1 and "ends" > $2',
    "@@entry@@DETAIL:  parameters: $1 = 'it''s, $3 = NULL', $2 = NULL",
    '@@entry@@LOG:  statement: begin',
    '@@entry@@LOG:  execute drizzle_1: insert into "records" values ($1)',
    "@@entry@@DETAIL:  Parameters: $1 = '2.5'",
    '',
  ].join('\n')
  expect(parseLog(log)).toEqual([
    {
      name: undefined,
      text: 'select "id" from "sessions"\nwhere "token_hash" = $1 and "ends" > $2',
      values: ["it's, $3 = NULL", null],
    },
    { name: undefined, text: 'begin', values: [] },
    { name: 'drizzle_1', text: 'insert into "records" values ($1)', values: ['2.5'] },
  ])
})
