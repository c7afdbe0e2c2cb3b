import { forgetAllStored } from './browser-storage.ts'

/** The prefix of every key of the tab's storage that holds unsaved input. */
export const draftPrefix = 'portal.draft.'

/** Deletes the unsaved input of all people in this tab. */
export const forgetAllDrafts = () => forgetAllStored(draftPrefix, 'tab')
