import { isRightToLeft } from '@portal/domain/resumes/printable-text'

const paragraph = /<w:p(?: [^>]*)?>(?:(?!<w:p[ >]).)*?<\/w:p>/gs
const run = /<w:r>(\s*<w:rPr>)?(?:(?!<w:r>).)*?<\/w:r>/gs
const texts = /<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g
/** The properties that the schema wants behind the direction. */
const afterBidi =
  /<w:(?:adjustRightInd|snapToGrid|spacing|ind|contextualSpacing|jc|outlineLvl|rPr)\b|<\/w:pPr>/
const afterRtl = /<w:(?:cs|em|lang)\b|<\/w:rPr>/

/**
 * The XML of a Word file in which the paragraphs that begin with a Hebrew letter run from right to left. Word turns only the
 * letters by itself: brackets, dots and bullets follow the paragraph and the run.
 */
export const withDirections = (xml: string): string =>
  xml.replaceAll(paragraph, (whole) => {
    if (!isRightToLeft(textIn(whole))) return whole
    const turned = whole.includes('<w:pPr>')
      ? whole.replace(afterBidi, '<w:bidi/>$&')
      : whole.replace(/^<w:p[^>]*>/, '$&<w:pPr><w:bidi/></w:pPr>')
    return turned.replaceAll(run, turnedRun)
  })

/** Words in other letters, such as addresses, keep their own direction. */
function turnedRun(whole: string, properties: string | undefined): string {
  const text = textIn(whole)
  if (/\p{L}/u.test(text) && !/\p{Script=Hebrew}/u.test(text)) return whole
  return properties === undefined
    ? whole.replace('<w:r>', '<w:r><w:rPr><w:rtl/></w:rPr>')
    : whole.replace(afterRtl, '<w:rtl/>$&')
}

const textIn = (xml: string) => Array.from(xml.matchAll(texts), ([, text = '']) => text).join('')
