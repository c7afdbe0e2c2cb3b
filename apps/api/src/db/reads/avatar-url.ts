import { apiPrefix } from '@portal/contract/route'

/** Names the picture by its file, so that a new one has a new address and shows at once. */
export const avatarUrl = (userId: number, fileId: number | null): string | null =>
  fileId === null ? null : `${apiPrefix}/users/${userId}/avatar?v=${fileId}`
