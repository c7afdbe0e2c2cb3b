/** In place of Mantine's groups of buttons that the portal does not use, in the build. */
export const ActionIconGroup = undefined
export const ActionIconGroupSection = undefined
export const ButtonGroupSection = undefined
