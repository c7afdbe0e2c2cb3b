// Runs before the first paint. Mantine takes over with the same key (src/theme/color-scheme.ts).
{
  let chosen = null
  try {
    chosen = localStorage.getItem('portal.color-scheme')
  } catch {
    // Storage may be blocked; the system's scheme is used then.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const scheme = chosen === 'dark' || chosen === 'light' ? chosen : dark ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
}
