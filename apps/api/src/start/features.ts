import { apiPrefix } from '@portal/contract/shared/route'
import type { Reads } from '../db/replica/replica-reads.ts'
import { DocumentWorkers } from '../documents/document-workers.ts'
import { accessTokensRoutes } from '../features/access-tokens/access-tokens.routes.ts'
import { accountLinksRoutes } from '../features/account-links/account-links.routes.ts'
import { makeInvitation, makeInvitations } from '../features/account-links/invitations.ts'
import { auditRoutes } from '../features/audit/audit.routes.ts'
import { awayRoutes } from '../features/away/away.routes.ts'
import { calendarFeedRoutes } from '../features/calendar-feed/calendar-feed.routes.ts'
import { candidatesRoutes } from '../features/candidates/candidates.routes.ts'
import { candidateCvFilesRoutes } from '../features/candidates/cv-file/cv-file.routes.ts'
import { candidatesImport } from '../features/candidates/import/import-candidates.ts'
import { showCandidate } from '../features/candidates/show-candidate.ts'
import { undoMove } from '../features/candidates/undo/candidate-undo.ts'
import { categoriesRoutes } from '../features/categories/categories.routes.ts'
import { getCategory } from '../features/categories/categories.ts'
import { madeCategories } from '../features/categories/import/made-categories.ts'
import { contractsRoutes } from '../features/contracts/contracts.routes.ts'
import { endOpenContracts } from '../features/contracts/end-open-contracts.ts'
import { contractsImport } from '../features/contracts/import/import-contracts.ts'
import { findReadableContract } from '../features/contracts/show-contract.ts'
import { customersRoutes } from '../features/customers/customers.routes.ts'
import { findCustomer, getCustomer } from '../features/customers/find-customer.ts'
import { customersOfRows } from '../features/customers/import/customers-of-rows.ts'
import { dashboardsRoutes } from '../features/dashboards/dashboards.routes.ts'
import type { Deps } from '../features/deps.ts'
import { holidaysRoutes } from '../features/holidays/holidays.routes.ts'
import { adminHoursRoutes, copyRoutes, hoursRoutes } from '../features/hours/hours.routes.ts'
import { hoursImport } from '../features/hours/import/import-hours.ts'
import { missingHoursRoutes } from '../features/hours/missing/missing-hours.routes.ts'
import { findReadableRecord } from '../features/hours/show-record.ts'
import { undoRecordChanges } from '../features/hours/undo/record-undo.ts'
import type { ImportParts } from '../features/imports/import-deps.ts'
import { importsRoutes } from '../features/imports/imports.routes.ts'
import { leaveBalancesRoutes } from '../features/leave-balances/leave-balances.routes.ts'
import { leaveImport } from '../features/leave-requests/import/import-leave.ts'
import { leaveRequestsRoutes } from '../features/leave-requests/leave-requests.routes.ts'
import { recordLeave } from '../features/leave-requests/record-leave-days.ts'
import { findReadableRequest } from '../features/leave-requests/show-leave-request.ts'
import { undoDecisions } from '../features/leave-requests/undo/request-undo.ts'
import { mailsRoutes } from '../features/mails/mails.routes.ts'
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts'
import { portalRoutes } from '../features/portal/portal.routes.ts'
import { equipmentImport } from '../features/profiles/inventories/import/import-equipment.ts'
import { inventoriesRoutes } from '../features/profiles/inventories/inventories.routes.ts'
import { leavingRoutes } from '../features/profiles/leaving/leaving.routes.ts'
import { profilesRoutes } from '../features/profiles/profiles.routes.ts'
import { projectsImport } from '../features/projects/import/import-projects.ts'
import { projectsRoutes } from '../features/projects/projects.routes.ts'
import { showProject } from '../features/projects/show-project.ts'
import { referenceRoutes } from '../features/reference/reference.routes.ts'
import { hoursOfProject } from '../features/reports/list-user-hours.ts'
import { reportsRoutes } from '../features/reports/reports.routes.ts'
import { resumeDocumentsRoutes } from '../features/resumes/documents/documents.routes.ts'
import { jsonResumesRoutes } from '../features/resumes/json-resume/json-resume.routes.ts'
import { resumeLinksRoutes } from '../features/resumes/links/links.routes.ts'
import { booksRoutes, publicResumesRoutes, resumesRoutes } from '../features/resumes/resumes.routes.ts'
import { orderedSectionsRoutes } from '../features/resumes/sections/ordered-sections.routes.ts'
import { plainSectionsRoutes } from '../features/resumes/sections/plain-sections.routes.ts'
import { showResume } from '../features/resumes/show-resume.ts'
import { secondFactorsRoutes } from '../features/second-factors/second-factors.routes.ts'
import { deviceLifeMs } from '../features/session/device-cookie.ts'
import { findActor } from '../features/session/find-actor.ts'
import { openSession } from '../features/session/open-session.ts'
import { beginSecondFactor } from '../features/session/second-step.ts'
import { sessionRoutes } from '../features/session/session.routes.ts'
import { sessionsRoutes } from '../features/session/sessions.routes.ts'
import { OidcProvider, providerTimeoutMs } from '../features/single-sign-on/provider/oidc-provider.ts'
import { singleSignOnRoutes } from '../features/single-sign-on/single-sign-on.routes.ts'
import { attemptLifeMs } from '../features/single-sign-on/single-sign-on.store.ts'
import { madeTechnologies } from '../features/technologies/import/made-technologies.ts'
import { technologiesRoutes } from '../features/technologies/technologies.routes.ts'
import { undoRoutes } from '../features/undo/undo.routes.ts'
import { saveAvatar } from '../features/users/avatar.ts'
import { createUserOfAccount } from '../features/users/create/create-user-of-account.ts'
import { peopleImport } from '../features/users/import/import-people.ts'
import { findVisibleUser, showUser } from '../features/users/show-user.ts'
import { presentUser } from '../features/users/users.presenter.ts'
import { usersRoutes } from '../features/users/users.routes.ts'
import { vacanciesRoutes } from '../features/vacancies/vacancies.routes.ts'
import { type Resolve, resolveHost } from '../features/webhooks/check-address.ts'
import { webhooksRoutes } from '../features/webhooks/webhooks.routes.ts'
import { type PortalCookie, portalCookie } from '../http/access/portal-cookie.ts'
import { filesOfLists } from '../http/list-files.ts'
import type { PortalApp } from '../http/portal-app.ts'

/** How long a stop waits for documents: main.ts ends the process after 9 s, and the database is closed before. */
const maxRenderMsAtStop = 5_000

type Parts = {
  sessionCookie: PortalCookie
  readReports: Reads
  /** The module that makes documents; the usual one when absent. */
  documentModule: string | undefined
  /** How long the provider of single sign-on has to answer; as usual when absent. */
  oidcTimeoutMs: number | undefined
  /** What tells the addresses of webhooks; the system when absent. */
  resolveWebhook: Resolve | undefined
  /** The kinds of imports; those of the features when absent. */
  importKinds: ImportParts['kinds'] | undefined
}

/** Registers the features, and hands to each what it needs of another one. */
export function addFeatures(
  api: PortalApp,
  deps: Deps,
  {
    sessionCookie,
    readReports,
    documentModule,
    oidcTimeoutMs,
    resolveWebhook = resolveHost,
    importKinds,
  }: Parts,
): void {
  const addListFiles = filesOfLists(api, deps, readReports)
  const provider = providerOf(api, deps, oidcTimeoutMs)
  portalRoutes(api, deps, { signOutUrl: () => provider?.signOutUrl() ?? null })
  const deviceCookie = portalCookie(deps.config.publicUrl, 'portal_device', deviceLifeMs / 1000)
  sessionRoutes(api, deps, { showUser, sessionCookie, deviceCookie })
  sessionsRoutes(api, deps, { deviceCookie })
  secondFactorsRoutes(api, deps)
  accessTokensRoutes(api, deps)
  accountLinksRoutes(api, deps, { openSession, findActor, showUser, sessionCookie, deviceCookie })
  singleSignOnRoutes(api, deps, {
    provider,
    openSession,
    beginSecondFactor,
    createPerson: createUserOfAccount,
    sessionCookie,
    deviceCookie,
    attemptCookie: portalCookie(deps.config.publicUrl, 'portal_oidc', attemptLifeMs / 1000),
  })
  usersRoutes(api, deps, { endOpenContracts, makeInvitation, addListFiles, sessionCookie })
  referenceRoutes(api, deps)
  technologiesRoutes(api, deps, addListFiles)
  categoriesRoutes(api, deps, addListFiles)
  holidaysRoutes(api, deps, addListFiles)
  customersRoutes(api, deps, addListFiles)
  projectsRoutes(api, deps, { findCustomer, hoursOfProject, addListFiles })
  contractsRoutes(api, deps, addListFiles)
  profilesRoutes(api, deps, { saveAvatar })
  inventoriesRoutes(api, deps, addListFiles)
  hoursRoutes(api, deps)
  copyRoutes(api, deps)
  adminHoursRoutes(api, deps, { recordLeave })
  missingHoursRoutes(api, deps)
  leaveRequestsRoutes(api, deps, addListFiles)
  undoRoutes(api, deps, {
    records: undoRecordChanges(deps),
    requests: undoDecisions(deps),
    candidates: undoMove(deps),
  })
  leaveBalancesRoutes(api, deps, addListFiles)
  leavingRoutes(api, deps)
  reportsRoutes(api, deps, readReports)
  notificationsRoutes(api, deps)
  mailsRoutes(api, deps)
  awayRoutes(api, deps, addListFiles)
  dashboardsRoutes(api, deps, { presentUser })
  candidatesRoutes(api, deps, addListFiles)
  candidateCvFilesRoutes(api, deps)
  resumesRoutes(api, deps)
  publicResumesRoutes(api, deps)
  booksRoutes(api, deps)
  orderedSectionsRoutes(api, deps)
  plainSectionsRoutes(api, deps)
  jsonResumesRoutes(api, deps)
  resumeLinksRoutes(api, deps)
  const documentWorkers = new DocumentWorkers({
    filename: documentModule,
    onFailure: (error) => api.log.error({ err: error }, 'A thread for documents failed'),
  })
  api.addHook('preClose', async () => documentWorkers.closeAfter(maxRenderMsAtStop))
  api.addHook('onClose', () => documentWorkers.close())
  resumeDocumentsRoutes(api, deps, documentWorkers)
  vacanciesRoutes(api, deps, addListFiles)
  calendarFeedRoutes(api, deps)
  webhooksRoutes(api, deps, { resolve: resolveWebhook, allowsPrivate: deps.config.webhookPrivate })
  importsRoutes(api, deps, {
    kinds: importKinds ?? kindsOfImport(deps),
    makers: { category: madeCategories, technology: madeTechnologies },
  })
  auditRoutes(api, deps, {
    readFiles: readReports,
    rowReaders: {
      user: (all, actor, id) => findVisibleUser(all, actor, String(id)),
      project: (all, actor, id) => showProject(all, actor, id, findCustomer),
      customer: getCustomer,
      contract: findReadableContract,
      request: findReadableRequest,
      candidate: showCandidate,
      category: getCategory,
      resume: (all, _actor, id) => showResume(all, id),
      record: findReadableRecord,
    },
  })
}

/** How files of each kind are checked and written. */
const kindsOfImport = (deps: Deps): ImportParts['kinds'] => ({
  people: peopleImport(deps, { makeInvitations }),
  contracts: contractsImport,
  projects: projectsImport(customersOfRows),
  leave: leaveImport,
  hours: hoursImport,
  equipment: equipmentImport,
  candidates: candidatesImport,
})

/** The provider of single sign-on; undefined where none is set. */
function providerOf(api: PortalApp, { config, clock }: Deps, timeoutMs = providerTimeoutMs) {
  if (config.oidc === undefined) return undefined
  return new OidcProvider({
    settings: config.oidc,
    clock,
    redirectUri: `${config.publicUrl}${apiPrefix}/auth/oidc/callback`,
    timeoutMs,
    onFailure: (error) => api.log.warn({ err: error }, 'The provider of single sign-on does not answer'),
  })
}
