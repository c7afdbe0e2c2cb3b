import sharp from 'sharp'

/** Side in pixels: enough for 11 cm on paper. */
const avatarPixels = 1040
const coverPixels = 300

/** A head and shoulders, for a CV without a picture. */
export const defaultAvatar = () =>
  drawn(
    avatarPixels,
    `<rect width="100" height="100" fill="#ffe1dd"/>
    <circle cx="50" cy="40" r="17" fill="#f09a93"/>
    <path d="M16 100c0-22 15-34 34-34s34 12 34 34z" fill="#f09a93"/>`,
  )

/** A closed book, for one without a cover. */
export const defaultCover = () =>
  drawn(
    coverPixels,
    `<rect width="100" height="100" fill="#ffe1dd"/>
    <rect x="28" y="20" width="44" height="60" rx="4" fill="#f09a93"/>
    <path d="M36 20v60M45 36h20M45 47h13" stroke="#ffe1dd" stroke-width="3.5"/>`,
  )

const drawn = (pixels: number, shapes: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 100 100">${shapes}</svg>`,
    ),
  )
    .png({ palette: true })
    .toBuffer()
