import { ApiError } from '../../api/api-errors.ts'
import { t } from '../../messages/messages.ts'

/** A refusal as a sentence. The server's sentence about the title does not name the field, so the name is added. */
export function refusalInWords(refusal: Error) {
  const [ofTitle] = (refusal instanceof ApiError && refusal.errors.title) || []
  return ofTitle === undefined ? refusal.message : t.vacancies.titleError(ofTitle)
}
