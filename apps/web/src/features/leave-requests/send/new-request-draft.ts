/** The name of the form's draft, by which the form opens again. */
export const newRequestDraft = 'requests.create'
