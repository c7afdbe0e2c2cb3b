import type { RoleHolder } from '@portal/domain/roles'

/** The signed-in user behind a request. Every change of data names one. */
export type Actor = RoleHolder & { id: number; fullName: string; sessionId: number }
