import sharp from 'sharp'

const side = 512

type Look = {
  name: string
  ground: string
  clothes: string
  hair: string
  skin: Skin
  cut: keyof typeof cuts
  hasGlasses?: boolean
  hasBeard?: boolean
}
type Skin = { light: string; shade: string }

const fair: Skin = { light: '#f2c9a8', shade: '#d9a583' }
const tan: Skin = { light: '#dba67c', shade: '#bd8459' }

/** What is behind the head, and what is above the forehead. */
const cuts = {
  short: {
    behind: '',
    above: 'M152 244c-14-104 44-152 108-152 70 0 118 52 100 152-8-40-26-62-48-72-60 22-128 12-160 72z',
  },
  long: {
    behind: 'M136 250c-14-110 46-166 120-166s136 56 122 166c-4 70 10 130 24 176H112c16-50 28-108 24-176z',
    above: 'M156 246c0-80 40-118 104-118 60 0 98 40 96 118-30-14-60-44-76-78-24 40-72 66-124 78z',
  },
  bob: {
    behind: 'M132 250c-12-110 48-164 124-164s138 54 124 164c-2 40-4 66 2 96H130c6-30 4-56 2-96z',
    above: 'M156 250c-2-82 38-122 100-122s102 40 100 122c-10-40-30-58-50-62-50 10-110 6-150 62z',
  },
  bun: {
    behind: 'M206 72c0-30 22-48 50-48s50 18 50 48-22 46-50 46-50-16-50-46z',
    above: 'M154 244c-10-98 42-146 104-146 66 0 110 50 100 146-16-52-50-84-100-84s-86 34-104 84z',
  },
} as const

const looks: readonly Look[] = [
  {
    name: 'Taras Shevchuk',
    ground: '#dfe9f3',
    clothes: '#2f4a6b',
    hair: '#4a3327',
    skin: fair,
    cut: 'short',
  },
  {
    name: 'Iryna Bondarenko',
    ground: '#f3e6d8',
    clothes: '#7b3f52',
    hair: '#6b3f22',
    skin: fair,
    cut: 'long',
  },
  {
    name: 'Oleh Kravchenko',
    ground: '#dcefe6',
    clothes: '#2d5d4b',
    hair: '#26201c',
    skin: tan,
    cut: 'short',
    hasBeard: true,
  },
  {
    name: 'Yuliia Savchenko',
    ground: '#ece4f5',
    clothes: '#54457f',
    hair: '#c99b4f',
    skin: fair,
    cut: 'bob',
  },
  {
    name: 'Dmytro Honchar',
    ground: '#fbe9dd',
    clothes: '#39424e',
    hair: '#1d1a19',
    skin: tan,
    cut: 'short',
    hasGlasses: true,
  },
  {
    name: 'Solomiia Hrytsenko',
    ground: '#e3edda',
    clothes: '#c0603f',
    hair: '#8b2f1c',
    skin: fair,
    cut: 'bun',
    hasGlasses: true,
  },
  {
    name: 'Halyna Moroz',
    ground: '#e6ecf2',
    clothes: '#7d4a7a',
    hair: '#9a958f',
    skin: fair,
    cut: 'bob',
    hasGlasses: true,
  },
  {
    name: 'Olena Kovalenko',
    ground: '#f5e1e6',
    clothes: '#35617a',
    hair: '#2a1d18',
    skin: fair,
    cut: 'long',
  },
  {
    name: 'Bohdan Marchenko',
    ground: '#e8e6df',
    clothes: '#4d6b3c',
    hair: '#b98a4b',
    skin: fair,
    cut: 'short',
    hasBeard: true,
  },
  { name: 'Khrystyna Boiko', ground: '#efe3cf', clothes: '#3c4f86', hair: '#5a3a28', skin: tan, cut: 'bun' },
  {
    name: 'Roman Tymoshenko',
    ground: '#dbe7ee',
    clothes: '#8a6d3b',
    hair: '#6f5238',
    skin: fair,
    cut: 'short',
    hasBeard: true,
    hasGlasses: true,
  },
  { name: 'Anna Litvinova', ground: '#d9ecec', clothes: '#a3473f', hair: '#191615', skin: fair, cut: 'bob' },
  {
    name: 'Kateryna Polishchuk',
    ground: '#f6ecd9',
    clothes: '#2f6a5e',
    hair: '#7a4a2b',
    skin: fair,
    cut: 'long',
    hasGlasses: true,
  },
  {
    name: 'Vladyslav Oliinyk',
    ground: '#e1e4f2',
    clothes: '#26323f',
    hair: '#8a6a45',
    skin: fair,
    cut: 'short',
  },
  {
    name: 'Stepan Kushnir',
    ground: '#f0e5e0',
    clothes: '#5b6c2f',
    hair: '#a7a29b',
    skin: tan,
    cut: 'short',
    hasGlasses: true,
  },
  { name: 'Emiliia Vovk', ground: '#e2f0ea', clothes: '#93456b', hair: '#d0a55c', skin: fair, cut: 'long' },
]

const glasses =
  '<g fill="none" stroke="#2b2b2f" stroke-width="7"><circle cx="212" cy="256" r="32"/><circle cx="300" cy="256" r="32"/><path d="M244 252h24"/></g>'

function shapesOf({ ground, clothes, hair, skin, cut, hasGlasses, hasBeard }: Look): string {
  const { behind, above } = cuts[cut]
  return `
    <rect width="512" height="512" fill="${ground}"/>
    <path d="${behind}" fill="${hair}"/>
    <path d="M56 512c0-104 84-150 200-150s200 46 200 150z" fill="${clothes}"/>
    <path d="M206 340h100v48c0 34-22 54-50 54s-50-20-50-54z" fill="${skin.shade}"/>
    <ellipse cx="256" cy="250" rx="98" ry="118" fill="${skin.light}"/>
    ${hasBeard ? `<path d="M160 268c6 92 48 112 96 112s90-20 96-112c-22 40-46 48-96 48s-74-8-96-48z" fill="${hair}"/>` : ''}
    <path d="${above}" fill="${hair}"/>
    <circle cx="213" cy="256" r="9" fill="#33231b"/><circle cx="299" cy="256" r="9" fill="#33231b"/>
    <path d="M256 262q-12 34 4 38" stroke="${skin.shade}" stroke-width="7" fill="none" stroke-linecap="round"/>
    <path d="M220 328q36 26 72 0" stroke="#9d4f43" stroke-width="9" fill="none" stroke-linecap="round"/>
    ${hasGlasses ? glasses : ''}`
}

type Portrait = { name: string; bytes: Buffer }

/** Drawn portraits of people of the demo company by their full names, as square JPEGs. Everybody else has none. */
export const drawPortraits = (): Promise<Portrait[]> =>
  Promise.all(looks.map(async (look) => ({ name: look.name, bytes: await draw(look) })))

const draw = (look: Look): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${shapesOf(look)}</svg>`,
    ),
  )
    .jpeg({ quality: 85 })
    .toBuffer()
