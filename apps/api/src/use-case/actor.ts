import type { RoleHolder } from '@portal/domain/roles'

/** The signed-in user who sent a request. Every use case that changes data takes one. */
export type Actor = RoleHolder & { id: number; full_name: string; session_id: number; proven_at: Date }
