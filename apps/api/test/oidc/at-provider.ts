/** A browser that keeps the cookies of the provider. */
class Cookies {
  readonly #kept = new Map<string, string>()

  keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      this.#kept.set(name, value.join('='))
    }
  }

  get header(): string {
    return [...this.#kept].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}

const mostSteps = 10

/**
 * Signs in at the provider as a person does who was sent to the address, and returns the address of the portal to which the
 * provider sends the browser back. An unknown subject cancels.
 */
export async function signInAtProvider(address: string, subject: string): Promise<URL> {
  const cookies = new Cookies()
  const { origin } = new URL(address)
  let url = new URL(address)
  for (let step = 0; step < mostSteps; step++) {
    const isForm = url.pathname.startsWith('/interaction/')
    const response = await fetch(url, {
      method: isForm ? 'POST' : 'GET',
      ...(isForm ? { body: new URLSearchParams({ subject }) } : {}),
      headers: { cookie: cookies.header },
      redirect: 'manual',
    })
    cookies.keep(response)
    const location = response.headers.get('location')
    if (location === null)
      throw new Error(`The provider answers ${response.status}: ${await response.text()}`)
    url = new URL(location, url)
    if (url.origin !== origin) return url
  }
  throw new Error(`The provider led through more than ${mostSteps} addresses`)
}
