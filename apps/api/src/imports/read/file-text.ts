/** Bytes at which the encoding is recognised. */
const sample = 64 * 1024
/** Of a text hardly a control character is no blank or line end. */
const mostControls = 0.01

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251'

/** The text of a file; undefined where it is none. Excel in Ukrainian writes windows-1251, in which any bytes are a text. */
export function textOf(bytes: Uint8Array): string | undefined {
  const encoding = wideEncodingOf(bytes)
  if (encoding === undefined && bytes.subarray(0, sample).includes(0)) return undefined
  const text = encoding === undefined ? narrowTextOf(bytes) : decoded(encoding, bytes)
  return text !== undefined && looksLikeText(text) ? text : undefined
}

const narrowTextOf = (bytes: Uint8Array) => decoded('utf-8', bytes) ?? decoded('windows-1251', bytes)

function decoded(encoding: Encoding, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** UTF-16 by its mark, or by the zero bytes of digits and commas, which all stand at one side. */
function wideEncodingOf(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [place, byte] of bytes.subarray(0, sample).entries())
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > 0 && even === 0) return 'utf-16le'
  return even > 0 && odd === 0 ? 'utf-16be' : undefined
}

function looksLikeText(text: string): boolean {
  const start = text.slice(0, sample)
  // PDF, RTF, and the HTML and XML that some programs call a workbook.
  if (/^\s*(?:%PDF-|\{\\rtf|<)/.test(start)) return false
  const controls = start.match(/[^\P{Cc}\s]/gu)?.length ?? 0
  return controls <= start.length * mostControls && !start.includes('\0')
}
