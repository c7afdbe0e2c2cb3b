// Runs before the first paint. Inside the shell the component library takes over with the same key
// (src/theme/color-scheme.ts); on the screens before it, this is all that follows the system.
{
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
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  }
  apply()
  system.addEventListener('change', apply)
}
