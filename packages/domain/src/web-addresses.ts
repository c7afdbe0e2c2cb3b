/** Characters of the longest address as it is typed. */
export const maxTypedAddress = 2000
/** As it is stored: a bare host gets `https://` before it. */
export const maxStoredAddress = maxTypedAddress + 'https://'.length
