import { TextInput, type TextInputProps } from '@mantine/core'
import { t } from '../../../messages/messages.ts'

type Contact = 'skype' | 'telegram' | 'github' | 'phone_number'
type Props = {
  propsOf: (field: Contact) => TextInputProps
  /** The form begins with these fields. */
  areFirst?: boolean
}

/** The accounts and the phone in the forms of a profile. */
export const ContactFields = ({ propsOf, areFirst = false }: Props) => (
  <>
    <TextInput label={t.profiles.skype} data-autofocus={areFirst || undefined} {...propsOf('skype')} />
    <TextInput label={t.profiles.telegram} placeholder={t.profiles.contactHint} {...propsOf('telegram')} />
    <TextInput label={t.profiles.github} placeholder={t.profiles.contactHint} {...propsOf('github')} />
    <TextInput label={t.profiles.phone} type="tel" {...propsOf('phone_number')} />
  </>
)
