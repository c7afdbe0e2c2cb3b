import { reports } from '@portal/contract/reports'
import { accessAllows } from '@portal/domain/access'
import { type GeneralRole, mayActOnRole, mayReadOf, type RoleHolder } from '@portal/domain/roles'
import type { Actor } from '../../use-case/actor.ts'
import type { Policy, Verdict } from '../../use-case/authorized.ts'
import { forbidden } from '../../use-case/errors.ts'

type Owner = { id: number; role: GeneralRole }

/** The tokens of a person are seen and ended by whoever may set the person's password. */
export const tokenOwnerPolicy: Policy<Owner, 'end_tokens'> = (actor, row) => ({
  end_tokens: row.id === actor.id || mayActOnRole(actor, row.role) ? undefined : notAllowed,
})

/** Others get the same 403 for people who do not exist. */
export const knowOwnerVerdict = (actor: Actor, id: number): Verdict =>
  mayReadOf(actor, id) ? undefined : notAllowed

/** Whether the person may read the files of salaries, and so let a token read them. */
export const mayReadSalaryFiles = (person: RoleHolder): boolean =>
  accessAllows(reports.salaryXlsx.access, person)

const notAllowed = () => forbidden('users.forbidden')
