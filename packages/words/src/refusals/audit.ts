import { said } from './said.ts'

export const audit = {
  'audit.too_many_rows': said(
    { max: 50_000 },
    ({ max }) => `A workbook takes at most ${max} rows. Choose a shorter period, or the CSV`,
  ),
}
