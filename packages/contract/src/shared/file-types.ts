/** Media types of tables as files. */
export const csvType = 'text/csv'
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
