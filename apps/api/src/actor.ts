import type { RoleHolder } from '@portal/domain/roles'

/** Who is asking: the signed-in person behind a request. Every change of data names one. */
export type Actor = RoleHolder & { id: number; fullName: string; sessionId: number }
