import { accessTokens } from './refusals/access-tokens.ts'
import { accountLinks } from './refusals/account-links.ts'
import { audit } from './refusals/audit.ts'
import { categories, holidays, missingHours, records, reports } from './refusals/hours.ts'
import { importCells, importFiles, imports } from './refusals/imports.ts'
import { input } from './refusals/input.ts'
import { calendarFeed, leaves, newLeave, requests } from './refusals/leave.ts'
import { lists } from './refusals/lists.ts'
import { mails } from './refusals/mails.ts'
import { inventories, notifications, profiles, users } from './refusals/people.ts'
import { pictures } from './refusals/pictures.ts'
import { contracts, customers, projects, technologies } from './refusals/projects.ts'
import { candidates, vacancies } from './refusals/recruiting.ts'
import { request } from './refusals/request.ts'
import { books, jsonResume, resumes, sections } from './refusals/resumes.ts'
import { secondFactors } from './refusals/second-factors.ts'
import { session } from './refusals/session.ts'
import { singleSignOn } from './refusals/single-sign-on.ts'
import { webhooks } from './refusals/webhooks.ts'

/**
 * The English sentence of every refusal, by code (`feature.reason`), made of its facts. Facts have their names on the
 * wire, days as `YYYY-MM-DD`.
 */
export const englishRefusals = {
  ...accessTokens,
  ...accountLinks,
  ...audit,
  ...books,
  ...calendarFeed,
  ...candidates,
  ...categories,
  ...contracts,
  ...customers,
  ...holidays,
  ...importCells,
  ...importFiles,
  ...imports,
  ...input,
  ...inventories,
  ...jsonResume,
  ...leaves,
  ...lists,
  ...mails,
  ...missingHours,
  ...newLeave,
  ...notifications,
  ...pictures,
  ...profiles,
  ...projects,
  ...records,
  ...reports,
  ...request,
  ...requests,
  ...resumes,
  ...sections,
  ...secondFactors,
  ...session,
  ...singleSignOn,
  ...technologies,
  ...users,
  ...vacancies,
  ...webhooks,
}
