export const applicationTypes = ['web', 'mobile', 'desktop'] as const
export type ApplicationType = (typeof applicationTypes)[number]
