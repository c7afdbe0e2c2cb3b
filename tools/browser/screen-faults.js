// Runs in the pages that `tools/browser/measure-screens.ts` opens, before their own scripts.

const leastTarget = 44
/** Pixels of difference that rounding can cause. */
const tolerance = 1

/** Sum of the shifts, and what moved. */
let layoutShift = 0
const moved = new Set()
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue
    layoutShift += entry.value
    for (const { node } of entry.sources) if (node instanceof Element) moved.add(nameOf(node))
  }
}).observe({ type: 'layout-shift', buffered: true })

const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="option"]'

const isSeen = (element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
  !element.closest('[aria-hidden="true"]') &&
  getComputedStyle(element).clipPath === 'none'

const ownText = (element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')

const nameOf = (element) => {
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
  return `${element.localName}.${String(element.className?.baseVal ?? element.className)
    .split(' ')
    .at(-1)} “${name}”`
}

/** True for an element that is cut or scrolled on purpose. */
const isClipped = (element) => {
  for (
    let around = element.parentElement;
    around && around !== document.body;
    around = around.parentElement
  ) {
    if (getComputedStyle(around).overflowX !== 'visible') return true
  }
  return false
}

function sideways(width) {
  const over = document.documentElement.scrollWidth - width
  if (over <= 0) return []
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.getBoundingClientRect().right > width + tolerance && isSeen(element) && !isClipped(element),
  )
  const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
  return [`${over} px wider than the screen: ${inner.slice(0, 4).map(nameOf).join(', ')}`]
}

/** Texts that overflow their box, or are cut without an ellipsis. */
function spilled() {
  return [...document.body.querySelectorAll('*')].filter((element) => {
    if (!ownText(element) || !isSeen(element) || element.clientWidth <= 2) return false
    const style = getComputedStyle(element)
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false
    const isCutBelow =
      style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2 * tolerance
    return element.scrollWidth > element.clientWidth + tolerance || isCutBelow
  })
}

/** Elements with a word that is broken in two for want of width. Words as long as addresses may be. */
function broken() {
  // What does not fit into a line that is cut is not seen.
  const isOneLine = (element) =>
    [element, element.parentElement, element.parentElement?.parentElement].some(
      (around) => around && getComputedStyle(around).webkitLineClamp === '1',
    )
  const range = document.createRange()
  const isBroken = (node, { index, 0: word }) => {
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
  }
  return [...document.body.querySelectorAll('*')].filter((element) => {
    if (!ownText(element) || !isSeen(element) || isOneLine(element) || element.clientWidth === 1) return false
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    return texts.some((node) =>
      [...node.data.matchAll(/(?<![^\s])\p{L}{2,16}(?![^\s])/gu)].some((word) => isBroken(node, word)),
    )
  })
}

/** The area that reacts to a touch: a control with its label, or the frame of a field. */
function touched(control) {
  const frame = control.closest('.mantine-Input-wrapper') ?? control
  const isTick = control.matches('input[type="checkbox"], input[type="radio"]')
  const boxes = [frame, ...(isTick ? (control.labels ?? []) : [])].map((part) => part.getBoundingClientRect())
  const side = (start, end) =>
    Math.max(...boxes.map((box) => box[end])) - Math.min(...boxes.map((box) => box[start]))
  const isOwn = control.matches('a, button, input, select, textarea')
  const own = control.getBoundingClientRect()
  return isOwn && control.matches('input, select, textarea')
    ? { width: side('left', 'right'), height: side('top', 'bottom') }
    : { width: own.width, height: own.height }
}

const isInSentence = (link) => link.localName === 'a' && ownText(link.parentElement)

function small() {
  return [...document.body.querySelectorAll(controls)].flatMap((control) => {
    if (!isSeen(control) || isInSentence(control)) return []
    const { width, height } = touched(control)
    if (width === 0 || height === 0) return []
    return width >= leastTarget - tolerance && height >= leastTarget - tolerance
      ? []
      : [`${nameOf(control)} is ${Math.round(width)} x ${Math.round(height)} px`]
  })
}

window.portalFaults = ({ width, isTouch, hasRoom }) => [
  ...sideways(width),
  ...spilled().map((element) => `text out of its box: ${nameOf(element)}`),
  ...(!hasRoom ? [] : broken().map((element) => `a word is broken: ${nameOf(element)}`)),
  ...(isTouch ? small() : []),
]
window.portalShift = () => ({ sum: layoutShift, moved: [...moved] })

/** Sets the text size as the browser's setting does. */
window.portalTextSize = (size) => {
  document.addEventListener('readystatechange', () => {
    document.documentElement.style.fontSize = size
  })
}
