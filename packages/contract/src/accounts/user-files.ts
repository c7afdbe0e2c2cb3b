import * as z from 'zod/mini'
import { listFiles } from '../shared/list-files.ts'
import { userFilters } from '../users.ts'

const fileQuery = z.object(userFilters)
export type UserFilters = z.output<typeof fileQuery>

export const userFiles = listFiles({ url: '/users', access: 'managerLevel', list: 'users', query: fileQuery })
