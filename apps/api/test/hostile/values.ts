/** These texts have broken other servers: in addresses, forms, headers and JSON. */
export const hostileTexts: readonly string[] = [
  '',
  'null',
  '-1',
  '1e400',
  // The number is above PostgreSQL's integer or bigint.
  '2147483648',
  '9223372036854775808',
  // PostgreSQL's text cannot hold the first of these characters, and UTF-8 cannot hold the second.
  'zero\u0000byte',
  'half \ud800 of a pair',
  'Z̸a̷l̶g̵o̴ 𝒳😀\u202Etxt.exe',
  '\r\nX-Injected: yes',
  "'; DROP TABLE users; --",
  '%_\\',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '$' + '{7*7}{{7*7}}',
  '__proto__',
  '2025-02-30',
  '0000-00-00',
  '275760-09-14',
  'a'.repeat(300),
  `${'a'.repeat(250)}@example.com`,
  'ж'.repeat(3000),
  'https://linkedin.com/in/a%00b',
]

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : [nested(depth - 1)])

/** JSON can hold these values besides texts. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  -1,
  0.1 + 0.2,
  1e308,
  [],
  {},
  [null],
  { $ne: null },
  JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'),
  Array.from({ length: 500 }, (_, index) => index),
  nested(200),
  'a'.repeat(20_000),
]

/** Each entry is a whole body with its media type. */
export const hostileBodies: readonly (readonly [mediaType: string, body: string])[] = [
  ['application/json', ''],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"text"'],
  ['application/json', '{'],
  ['application/json', '{"a":1'],
  ['application/json', '\uFEFF{}'],
  ['application/json', '{"__proto__":{"a":1}}'],
  ['application/json', '['.repeat(20_000)],
  ['application/json', `{"a":"${'a'.repeat(1_100_000)}"}`],
  ['application/json; charset=utf-16', '{}'],
  ['text/plain', 'text'],
  ['application/x-www-form-urlencoded', 'a=1&a[b]=2'],
  ['application/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=b', '--b\r\n\r\n\r\n--b--'],
  ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\ncut off'],
  ['not a media type', '{}'],
]

/** Endpoints read these headers. They are tried with `headerTexts`. */
export const endpointHeaders: readonly string[] = ['if-match', 'idempotency-key']

/** These headers are read before or after the endpoint, in one way for all. They are tried with `headerTexts`. */
export const sharedHeaders: readonly string[] = [
  'if-none-match',
  'authorization',
  'cookie',
  'origin',
  'content-type',
  'accept-encoding',
  'range',
  'x-forwarded-for',
  'x-forwarded-proto',
]

export const headerTexts: readonly string[] = [
  '',
  '*',
  '"1", W/"2"',
  'null',
  '{}',
  'é'.repeat(300),
  'a=b; '.repeat(800),
]
