// The names of the drafts of a profile's dialogs; each person's profile has its own.

export const generalDraft = (userId: number) => `profile.${userId}.general`
export const personalDraft = (profileId: number) => `profile.${profileId}.personal`
export const ownDraft = 'profile.own'
export const newItemDraft = (profileId: number) => `profile.${profileId}.item.create`
export const itemDraft = (profileId: number) => `profile.${profileId}.item.edit`
export const newContractDraft = (userId: number) => `profile.${userId}.contract.create`
export const contractDraft = (userId: number) => `profile.${userId}.contract.edit`
