import sharp from 'sharp'

const side = 512

const drawing = (shapes: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${shapes}</svg>`,
    ),
  )
    .jpeg({ quality: 85 })
    .toBuffer()

/** A drawn portrait, as a square JPEG. */
export const drawPortrait = (): Promise<Buffer> =>
  drawing(`
    <rect width="512" height="512" fill="#dfe9f3"/>
    <circle cx="256" cy="560" r="300" fill="#cddbea"/>
    <path d="M64 512c0-104 78-156 192-156s192 52 192 156z" fill="#2f4a6b"/>
    <path d="M206 352h100v36c0 34-22 54-50 54s-50-20-50-54z" fill="#d9a583"/>
    <path d="M206 368q50 44 100 0v22c0 32-22 52-50 52s-50-20-50-52z" fill="#c48f6c"/>
    <ellipse cx="256" cy="250" rx="94" ry="116" fill="#ecbd9a"/>
    <ellipse cx="160" cy="262" rx="17" ry="27" fill="#e0ac88"/>
    <ellipse cx="352" cy="262" rx="17" ry="27" fill="#e0ac88"/>
    <path d="M152 244c-14-104 44-152 108-152 70 0 118 52 100 152-8-40-26-62-48-72-44 22-92 20-124 4-20 18-32 40-36 68z" fill="#4a3327"/>
    <path d="M190 222q22-14 44 0M278 222q22-14 44 0" stroke="#4a3327" stroke-width="8" fill="none" stroke-linecap="round"/>
    <circle cx="213" cy="254" r="9" fill="#33231b"/><circle cx="299" cy="254" r="9" fill="#33231b"/>
    <path d="M256 260q-14 36 4 40" stroke="#cf9872" stroke-width="7" fill="none" stroke-linecap="round"/>
    <path d="M216 322q40 30 80 0" stroke="#9d4f43" stroke-width="9" fill="none" stroke-linecap="round"/>
    <path d="M196 392l60 66 60-66 34 12-62 108h-64l-62-108z" fill="#f4f7fa"/>`)

const covers = [
  `<rect width="512" height="512" fill="#14344b"/>
   <g fill="none" stroke="#5fb3c4" stroke-width="10"><ellipse cx="256" cy="150" rx="130" ry="40"/>
   <path d="M126 150v212c0 22 58 40 130 40s130-18 130-40V150"/><path d="M126 220c0 22 58 40 130 40s130-18 130-40M126 291c0 22 58 40 130 40s130-18 130-40"/></g>
   <rect y="446" width="512" height="66" fill="#e2b04a"/>`,
  `<rect width="512" height="512" fill="#7a1f2b"/><rect x="56" y="56" width="400" height="400" fill="none" stroke="#f1d9b5" stroke-width="6"/>
   <path d="M140 380l150-220 40 28-150 220-62 26z" fill="#f1d9b5"/><path d="M290 160l22-32q14-18 34-4t6 36l-22 28z" fill="#e08e45"/>`,
  `<rect width="512" height="512" fill="#f3efe6"/><rect width="96" height="512" fill="#2d5d4b"/>
   <g fill="#2d5d4b"><rect x="170" y="120" width="120" height="120" rx="8"/><rect x="330" y="120" width="120" height="120" rx="8" opacity=".55"/>
   <rect x="170" y="280" width="120" height="120" rx="8" opacity=".55"/><path d="M390 290l70 110H320z"/></g>`,
]

/** As many covers of books as asked for, one drawing after the other, as square JPEGs. */
export const drawCovers = (count: number): Promise<Buffer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => drawing(covers[index % covers.length] ?? '')))
