/** The colour as red, green and blue from 0 to 255, as a canvas paints it. */
function painted(color: string): [number, number, number] {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.backgroundColor = color
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  context.fillStyle = getComputedStyle(probe).backgroundColor
  context.fillRect(0, 0, 1, 1)
  probe.remove()
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

/** The relative luminance of WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = painted(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two CSS colours by WCAG, as the page shows them now. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
