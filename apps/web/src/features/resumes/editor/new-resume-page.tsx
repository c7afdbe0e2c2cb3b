import { skipToken, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ApiError } from '../../../api/api-errors.ts'
import { t } from '../../../messages/messages.ts'
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { NewContacts } from './contacts/new-contacts.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { ownerOf, profileOfOwner } from './resume-queries.ts'
import { SectionActions } from './section-actions.tsx'
import { Unknown } from './unknown.tsx'

const route = getRouteApi('/_app/resumes/contacts')

/** The contacts of a CV that is not saved yet; all other sections are blocked. */
export function NewResumePage() {
  const { userId } = route.useSearch()
  const isKnown = userId !== undefined
  const owner = useQuery({ ...ownerOf(userId ?? 0), ...(isKnown ? {} : { queryFn: skipToken }) })
  const profile = useQuery({ ...profileOfOwner(userId ?? 0), ...(isKnown ? {} : { queryFn: skipToken }) })
  if (owner.data && profile.data) {
    return (
      <EditorFrame
        person={{ name: owner.data.full_name, slug: owner.data.slug }}
        section="contacts"
        resume={undefined}
      >
        <NewContacts owner={owner.data} profile={profile.data} />
        <SectionActions section="contacts" userId={owner.data.id} resume={undefined} />
      </EditorFrame>
    )
  }
  const error = owner.error ?? profile.error
  if (!isKnown || (error instanceof ApiError && error.status === 404))
    return <Unknown title={t.resumeEditor.unknownPerson} />
  if (!error) return <ListSkeleton label={t.app.loading} isCards />
  return (
    <ErrorNotice
      title={t.resumeEditor.ownerFailed}
      error={error}
      onRetry={() => void (owner.error ? owner.refetch() : profile.refetch())}
    />
  )
}
