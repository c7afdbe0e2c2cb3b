import { type GeneralRole, isManagerLevel } from './roles.ts'

export const applicationTypes = ['web', 'mobile', 'desktop'] as const
export type ApplicationType = (typeof applicationTypes)[number]

/** Longest texts of a project, in characters: the contract, the form and the table's constraints share them. */
export const projectLimits = { name: 200, description: 5000, industry: 100 } as const

/** Who may become a project's manager: active manager-level people (docs/product-rules.md#projects-and-customers). */
export const mayManageProjects = (person: { active: boolean; role: GeneralRole }): boolean =>
  person.active && isManagerLevel(person)
