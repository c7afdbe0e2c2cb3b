/** The refusals of chosen files that cannot be used, by field. */
export const refusedFiles = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const refusal =
        typeof value === 'object' && value !== null && 'refusal' in value ? value.refusal : undefined
      return typeof refusal === 'string' ? [[field, refusal]] : []
    }),
  )
