import { TextInput } from '@mantine/core'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { type CreatedUser, type UserInput, userInput, users } from '@portal/contract/users'
import { IconUser } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../api/api-errors.ts'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { refreshPortraits } from '../../reference/people/portraits.ts'
import { RoleField } from '../../reference/role-field.tsx'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { FieldGrid } from '../../shared/forms/field-grid.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { AccountOfPassword } from '../../shared/passwords/account-of-password.tsx'
import { NewPasswordField } from '../../shared/passwords/new-password-field.tsx'
import { cutSquare } from '../../shared/pictures/picked-picture.ts'
import { type PictureChoice, PictureField } from '../../shared/pictures/picture-field.tsx'
import { SegmentedControl } from '../../shared/segments/segmented-control.tsx'
import { accountOf } from './candidate-account.ts'
import styles from './create-user-modal.module.css'

const root = getRouteApi(rootRouteId)
const invitedInput = z.omit(userInput, { password: true })

type Access = keyof typeof t.users.accessChoices
type Chosen = { role_ids: number[]; avatar: PictureChoice }
/** The values of the form: what is chosen, and a text for every other field of the contract. */
type Fields = Chosen & Record<Exclude<keyof UserInput, keyof Chosen>, string>

const nobodyYet: Fields = {
  email: '',
  first_name: '',
  last_name: '',
  password: '',
  role_ids: [],
  avatar: undefined,
}

type Props = {
  /** The hired candidate whose account it becomes; the server copies the rest to the profile. */
  candidate?: Pick<Candidate, 'id' | 'full_name' | 'email'>
  onCreated: (user: CreatedUser) => void
  onClose: () => void
}

export function CreateUserModal({ candidate, onCreated, onClose }: Props) {
  const queryClient = useQueryClient()
  const { mail: hasMail, password_sign_in, oidc } = root.useRouteContext({ select: ({ portal }) => portal })
  const [access, setAccess] = useState<Access>(hasMail || !password_sign_in ? 'invitation' : 'password')
  const isInvited = access === 'invitation'
  const create = useApiMutation(users.create, { onSuccess: () => void refreshPortraits(queryClient) })
  const { form, failure, submitWith } = useSchemaForm({
    schema: isInvited ? invitedInput : userInput,
    initialValues: candidate ? { ...nobodyYet, ...accountOf(candidate) } : nobodyYet,
    draft: candidate ? { name: 'users.hire', row: { id: candidate.id } } : { name: 'users.create' },
    toastOf: refusalInWords,
  })
  const { avatar } = form.values

  const submit = submitWith(async (user) => {
    const file = avatar ? await cutSquare(avatar) : undefined
    const whole = {
      ...user,
      ...(isInvited && { invite: true }),
      ...(candidate && { candidate_id: candidate.id }),
    }
    onCreated(await create.mutateAsync({ body: { user: whole }, file }))
    onClose()
  })
  // A candidate's name may have letters that an account's name cannot have.
  const checkNames = useEffectEvent(() => {
    for (const name of ['first_name', 'last_name'] as const) {
      if (form.values[name] !== '') form.validateField(name)
    }
  })
  useEffect(() => checkNames(), [])

  return (
    <FormModal
      title={t.users.createTitle}
      size="lg"
      form={form}
      failure={failure}
      submitLabel={t.actions.create}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className={styles.note}>
        {candidate && `${t.users.candidateNote(candidate.full_name)} `}
        {t.users.benchNote}
      </p>
      <TextInput
        label={t.users.email}
        type="email"
        required
        data-autofocus
        {...form.getInputProps('email')}
      />
      <FieldGrid>
        <TextInput label={t.users.firstName} required {...form.getInputProps('first_name')} />
        <TextInput label={t.users.lastName} required {...form.getInputProps('last_name')} />
      </FieldGrid>
      <div className={styles.access}>
        {password_sign_in && (
          <SegmentedControl
            isWide
            aria-label={t.users.access}
            options={(['invitation', 'password'] as const).map((value) => ({
              value,
              label: value === 'invitation' && !hasMail ? t.users.linkChoice : t.users.accessChoices[value],
            }))}
            value={access}
            onChange={setAccess}
          />
        )}
        {isInvited ? (
          <p className={styles.hint}>
            {password_sign_in ? t.users.invitationHint : t.users.providerHint(oidc?.label)}
          </p>
        ) : (
          <>
            <AccountOfPassword email={form.values.email} />
            <NewPasswordField
              label={t.users.password}
              password={form.values.password}
              description={form.errors.password ? undefined : t.users.passwordHint}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              {...form.getInputProps('password')}
            />
          </>
        )}
      </div>
      <RoleField required {...form.getInputProps('role_ids')} value={form.values.role_ids} />
      <PictureField
        label={t.users.picture}
        current={null}
        placeholder={<IconUser size={28} aria-hidden />}
        {...form.getInputProps('avatar')}
        value={avatar}
      />
    </FormModal>
  )
}

/**
 * The sentence of a refusal in a toast, which puts the field's name before it; the field shows the server's own
 * sentence.
 */
function refusalInWords(refusal: Error) {
  const [ofEmail] = (refusal instanceof ApiError && refusal.errors.email) || []
  return ofEmail === undefined ? refusal.message : t.users.emailRefused(ofEmail)
}
