/** A pattern for `ilike` that means "contains this text, literally". */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
