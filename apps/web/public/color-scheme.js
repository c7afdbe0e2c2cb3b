// Runs before the first paint. Inside the shell the component library reads the same key (src/theme/color-scheme.ts);
// on the screens before signing in only this script applies the scheme.
{
  const root = document.documentElement
  const attribute = 'data-mantine-color-scheme'
  // These colours are those of --portal-surface in src/theme/tokens.css, on which the bar at the top stands.
  const barColors = { light: '#ffffff', dark: '#1f1e1c' }
  const system = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    let chosen = null
    try {
      chosen = localStorage.getItem('portal.color-scheme')
    } catch {
      // Storage may be blocked; the system's scheme is used then.
    }
    const isChosen = chosen === 'dark' || chosen === 'light'
    const scheme = isChosen ? chosen : system.matches ? 'dark' : 'light'
    root.setAttribute(attribute, scheme)
  }
  const colorBrowser = () => {
    const color = barColors[root.getAttribute(attribute)]
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
  }
  new MutationObserver(colorBrowser).observe(root, { attributeFilter: [attribute] })
  apply()
  system.addEventListener('change', apply)
}
