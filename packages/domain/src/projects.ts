import { type GeneralRole, isManagerLevel } from './roles.ts'

export const applicationTypes = ['web', 'mobile', 'desktop'] as const
export type ApplicationType = (typeof applicationTypes)[number]

/** Who may become a project's manager: active manager-level people (docs/product-rules.md#projects-and-customers). */
export const mayManageProjects = (person: { active: boolean; role: GeneralRole }): boolean =>
  person.active && isManagerLevel(person)
