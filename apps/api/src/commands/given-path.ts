import { resolve } from 'node:path'

/**
 * The path of a file as whoever typed it means it: npm runs commands in the folder of the project, and keeps the one in which it was
 * called in INIT_CWD.
 */
export const givenPath = (path: string): string => resolve(process.env.INIT_CWD || process.cwd(), path)
