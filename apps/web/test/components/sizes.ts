export const desktop = [1280, 800] as const
export const phone = [390, 844] as const
