import type { ErrorComponentProps } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { NoPermission, SignedOut } from '../session/access-guard.ts'
import { DeniedPage } from './denied-page.tsx'
import { ErrorScreen } from './screens/error-screen.tsx'
import { UnauthorizedScreen } from './screens/unauthorized-screen.tsx'
import { Shell } from './shell.tsx'

/** Shown in place of the frame when no page in it can be. */
export function FrameError(props: ErrorComponentProps) {
  const { error } = props
  if (error instanceof SignedOut) return <UnauthorizedScreen />
  if (!(error instanceof NoPermission)) return <ErrorScreen {...props} />
  return (
    <Shell>
      <DeniedPage title={t.errors.noPermissionTitle} text={t.errors.noPermission} access={error.access} />
    </Shell>
  )
}
