import type { TimeRecord } from '@portal/contract/hours'
import { accessAllows } from '@portal/domain/access'
import { useRouter } from '@tanstack/react-router'
import { roleHolderOf } from '../../../session/role-holder.ts'
import { useUser } from '../../../session/use-user.ts'
import { RowLink } from '../../../shared/cells.tsx'
import { LeaveBadge } from './leave-badge.tsx'

/** The project of worked hours, a link for those who may open its profile; or the kind of leave. */
export function ProjectName({ record }: { record: TimeRecord }) {
  const mayOpenProfile = useMayOpenProfile()
  const { record_type, project_id: id, project } = record
  if (record_type !== 'regular') return <LeaveBadge record={record} />
  if (id === null || !mayOpenProfile) return project
  return (
    <RowLink to="/projects/$id" params={{ id }}>
      {project}
    </RowLink>
  )
}

/** The page itself says whom it lets in. */
function useMayOpenProfile(): boolean {
  const router = useRouter()
  const user = useUser()
  return accessAllows(router.routesByPath['/projects/$id'].options.staticData.access, roleHolderOf(user))
}
