/** The name of the draft of a new request, by which its form opens again. */
export const newRequestDraft = 'requests.create'
