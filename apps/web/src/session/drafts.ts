import { forgetAllStored } from '../shared/browser-storage.ts'

/** Begins every key of the tab's storage under which something unsaved is kept. */
export const draftPrefix = 'portal.draft.'

/** Forgets what is unsaved in this tab, whoever typed it. */
export const forgetAllDrafts = () => forgetAllStored(draftPrefix, 'tab')
