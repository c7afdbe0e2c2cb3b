import { getRouteApi } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { RequestsView } from './requests-view.tsx'

const route = getRouteApi('/_app/my-requests')

/** The person's own requests. */
export function MyRequestsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <RequestsView
      title={t.requests.ownTitle}
      isEveryones={false}
      search={search}
      onSearch={(next, options) => void navigate({ search: next, ...options })}
    />
  )
}
