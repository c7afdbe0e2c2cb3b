import { ownProfile } from '@portal/contract/profiles/own-profile'
import { profiles } from '@portal/contract/profiles/profiles'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { targetOf } from '../../http/versions/row-versions.ts'
import type { Deps } from '../deps.ts'
import { type SaveAvatar, updateOwnProfile } from './own/update-own-profile.ts'
import { showProfile, showProfileTechnologies } from './show-profile.ts'
import { updateProfile } from './update-profile.ts'

export function profilesRoutes(app: PortalApp, deps: Deps, { saveAvatar }: { saveAvatar: SaveAvatar }): void {
  app.route({
    ...profiles.show,
    handler: (request) => showProfile(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...profiles.technologies,
    handler: (request) => showProfileTechnologies(deps, actorOf(request), request.query.profile_id),
  })
  app.route({
    ...profiles.update,
    handler: (request) => updateProfile(deps, actorOf(request), targetOf(request), request.body.profile),
  })
  app.route({
    ...ownProfile.show,
    handler: (request) => showProfile(deps, actorOf(request), actorOf(request).id),
  })
  app.route({
    ...ownProfile.update,
    handler: (request) => {
      const actor = actorOf(request)
      const target = targetOf({ params: { id: actor.id }, headers: request.headers })
      return updateOwnProfile(deps, actor, target, {
        changes: request.body.profile,
        picture: request.uploadedFile?.bytes,
        saveAvatar,
      })
    },
  })
}
