import { passwords } from '@portal/contract/accounts/passwords'
import { secondFactors } from '@portal/contract/accounts/second-factors'
import { singleSignOn } from '@portal/contract/accounts/single-sign-on'
import { userFiles } from '@portal/contract/accounts/user-files'
import { users } from '@portal/contract/users'
import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import { smallSidePixels } from '../../files/encode-picture.ts'
import { SmallPictures } from '../../files/small-pictures.ts'
import { actorOf } from '../../http/access/access.ts'
import type { PortalCookie } from '../../http/access/portal-cookie.ts'
import { sessionTokensOf } from '../../http/access/session-token.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { sendPrivateFile } from '../../http/private-file.ts'
import { targetOf } from '../../http/versions/row-versions.ts'
import type { AddListFiles, Deps } from '../deps.ts'
import { findAvatar, openAvatar, readSmallAvatar } from './avatar.ts'
import { changePassword } from './change-password.ts'
import { createUser, type MakeInvitation } from './create/create-user.ts'
import { listUserProjects } from './list/list-user-projects.ts'
import { listUsers } from './list/list-users.ts'
import { usersTable } from './list/users-table.ts'
import { resetFactors } from './reset-factors.ts'
import { findVisibleUser } from './show-user.ts'
import { unlinkAccount } from './unlink-account.ts'
import { type EndOpenContracts, updateUser } from './update/update-user.ts'
import { listUserNames } from './users.store.ts'

type Options = {
  endOpenContracts: EndOpenContracts
  makeInvitation: MakeInvitation
  addListFiles: AddListFiles
  sessionCookie: PortalCookie
}

export function usersRoutes(app: PortalApp, deps: Deps, options: Options): void {
  const { endOpenContracts, makeInvitation, addListFiles, sessionCookie } = options
  addListFiles(userFiles, usersTable)
  const small = new SmallPictures()
  app.route({
    ...users.list,
    handler: (request) => listUsers(deps, actorOf(request), request.query),
  })
  app.route({
    ...users.names,
    handler: (request) => listUserNames(deps.db, request.query),
  })
  app.route({
    ...users.show,
    handler: (request) => findVisibleUser(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...users.projects,
    handler: (request) => listUserProjects(deps, actorOf(request), request.params.id, request.query.date),
  })
  app.route({
    ...passwords.change,
    handler: async (request, reply) => {
      const actor = actorOf(request)
      const { password } = request.body.user
      // A browser gets a new token, because somebody else may have the present one. A client that sends the token
      // itself keeps it.
      const isBrowsers = sessionTokensOf(request, sessionCookie).bearer === undefined
      const token = isBrowsers && request.params.id === actor.id ? newSecretToken() : undefined
      const newTokenHash = token && hashSecretToken(token)
      const user = await changePassword(deps, actor, targetOf(request), { password, newTokenHash })
      if (token !== undefined) sessionCookie.set(reply, token)
      return user
    },
  })
  app.route({
    ...users.create,
    handler: (request) =>
      createUser(deps, actorOf(request), request.body.user, {
        picture: request.uploadedFile?.bytes,
        makeInvitation,
      }),
  })
  app.route({
    ...users.update,
    handler: (request) =>
      updateUser(deps, actorOf(request), targetOf(request), request.body.user, request.uploadedFile?.bytes, {
        endOpenContracts,
        makeInvitation,
      }),
  })
  app.route({
    ...secondFactors.reset,
    handler: (request) => resetFactors(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...singleSignOn.unlink,
    handler: (request) => unlinkAccount(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...users.avatar,
    handler: async (request, reply) => {
      const fileId = await findAvatar(deps, request.params.id)
      const isSmall = request.query.size === 'small'
      return sendPrivateFile(request, reply, {
        version: isSmall ? `${fileId}-${smallSidePixels}` : String(fileId),
        read: () => (isSmall ? readSmallAvatar(deps, small, fileId) : openAvatar(deps, fileId)),
      })
    },
  })
}
