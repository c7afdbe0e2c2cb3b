import { said } from './said.ts'

export const lists = {
  'lists.too_many_rows': said(
    { max: 50_000 },
    ({ max }) => `A workbook takes at most ${max} rows. Choose narrower filters, or the CSV`,
  ),
}
