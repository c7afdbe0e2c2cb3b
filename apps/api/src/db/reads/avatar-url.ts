import { apiPrefix } from '@portal/contract/shared/route'

/** The address holds the file's id, so a new picture has a new address and is shown at once. */
export const avatarUrl = (userId: number, fileId: number | null): string | null =>
  fileId === null ? null : `${apiPrefix}/users/${userId}/avatar?v=${fileId}`
