import { describe, expect, it } from 'vitest'
import { refusalOf } from '../../test/processes/refused-settings.ts'
import { readConfig } from './config.ts'

describe('PUBLIC_URL', () => {
  it('PUBLIC_URL is the address that the portal listens on unless another one is set', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
    expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000')
  })

  it('PUBLIC_URL is read without the slashes at its end', () => {
    expect(readConfig({ PUBLIC_URL: 'https://portal.example//' }).publicUrl).toBe('https://portal.example')
  })

  it('PUBLIC_URL is read as the origin that browsers make of it', () => {
    expect(readConfig({ PUBLIC_URL: 'HTTPS://Portal.Example:443/' }).publicUrl).toBe('https://portal.example')
    expect(readConfig({ PUBLIC_URL: 'http://портал.example:8080' }).publicUrl).toBe(
      'http://xn--80awhdgm.example:8080',
    )
  })

  it.each([
    'https://portal.example/portal',
    'https://portal.example/portal/',
    'https://portal.example/?from=mail',
    'https://portal.example/#/',
    'https://portal.example#top',
    'https://ann:secret@portal.example',
  ])("PUBLIC_URL cannot be '%s', with which every link would be dead", (text) => {
    expect(refusalOf({ PUBLIC_URL: text })).toBe(
      'PUBLIC_URL must be an address without a path, a query, a fragment or a name before the host, such as https://portal.example.',
    )
  })

  it.each(['0.0.0.0:80', 'http://localhost', 'my host', 'localhost/portal'])(
    "HOST cannot be '%s'",
    (host) => {
      expect(refusalOf({ HOST: host })).toBe(
        `HOST must be an address or a name of this machine, not '${host}'.`,
      )
    },
  )

  it.each(['http://0.0.0.0:3000', 'http://0', 'https://[::]', 'http://portal.example:0'])(
    "PUBLIC_URL cannot be '%s', which opens from nowhere else",
    (text) => {
      expect(refusalOf({ PUBLIC_URL: text })).toBe(
        `PUBLIC_URL must be the address that people open, and nobody else's browser can open ${new URL(text).origin}.`,
      )
    },
  )

  it('PUBLIC_URL must be set where mails are sent and HOST is all addresses', () => {
    const everywhere = { HOST: '0.0.0.0', SMTP_URL: 'smtp://localhost' }
    expect(readConfig({ HOST: '0.0.0.0' }).publicUrl).toBe('http://0.0.0.0:3000')
    expect(readConfig({ ...everywhere, PUBLIC_URL: 'https://portal.example' }).publicUrl).toBe(
      'https://portal.example',
    )
    expect(refusalOf(everywhere)).toBe(
      'PUBLIC_URL is missing, without which the links of mails would lead to http://0.0.0.0:3000.',
    )
  })

  it.each(['portal', 'portal.example', 'ftp://portal.example'])("PUBLIC_URL cannot be '%s'", (text) => {
    expect(refusalOf({ PUBLIC_URL: text })).toBe(
      `PUBLIC_URL must be an http or https address, not '${text}'.`,
    )
  })
})
