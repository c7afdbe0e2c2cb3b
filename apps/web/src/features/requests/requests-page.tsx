import { getRouteApi } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { useMayReadRequestsOfAll } from '../../session/use-permissions.ts'
import { RequestsView } from './requests-view.tsx'

const route = getRouteApi('/_app/requests')

/** Everyone's requests for those who may read them, otherwise the person's own. */
export function RequestsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const isEveryones = useMayReadRequestsOfAll()
  return (
    <RequestsView
      title={t.requests.title}
      isEveryones={isEveryones}
      search={search}
      onSearch={(next, options) => void navigate({ search: next, ...options })}
    />
  )
}
