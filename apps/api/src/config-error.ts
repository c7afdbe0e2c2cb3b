/** A variable has an invalid value. The message is for the person who starts the portal. */
export class ConfigError extends Error {}
