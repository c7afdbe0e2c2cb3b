import type { UserName } from '@portal/contract/users'
import { t } from '../messages/messages.ts'
import type { Choice } from '../shared/fields/choices.ts'

/** A person as selects offer them: marked when inactive, with the face, and the e-mail for namesakes. */
export const choiceOfPerson = ({ id, full_name, email, active, avatar }: UserName): Choice => ({
  id,
  name: active ? full_name : t.fields.inactive(full_name),
  hint: email,
  face: { id, portrait: avatar },
})
