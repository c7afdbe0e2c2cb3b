import { forgetAllStored } from '../browser/browser-storage.ts'

/** The prefix of every key of the browser's storage that holds names of people or projects. */
export const rememberedPrefix = 'portal.remembered.'

/** Deletes the choices of all people in this browser. */
export const forgetRemembered = () => forgetAllStored(rememberedPrefix, 'browser')
