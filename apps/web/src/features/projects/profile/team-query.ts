import { projectTeams } from '@portal/contract/projects/project-team'
import { q } from '../../../api/query.ts'

/** The query of who works on a project now, and of its hours. */
export const teamOf = (id: number) => q(projectTeams.show, { params: { id } })
