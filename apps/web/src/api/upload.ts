/**
 * `fetch` for an upload whose progress is shown, which fetch does not report. `onProgress` gets the share that is sent,
 * from 0 to 1. Rejects like fetch when no answer comes or the signal aborts.
 */
export function upload(
  url: string,
  { method, headers, body, signal }: UploadInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  request.open(method, url)
  for (const [name, value] of headers) request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  request.onload = () =>
    resolve(
      new Response(mayHaveBody(request.status) ? request.responseText : null, {
        status: request.status,
        headers: headersIn(request.getAllResponseHeaders()),
      }),
    )
  request.onerror = () => reject(new TypeError('The upload got no answer'))
  request.onabort = () => reject(signal.reason)
  signal.addEventListener('abort', () => request.abort(), { once: true })
  if (signal.aborted) reject(signal.reason)
  else request.send(body)
  return promise
}

type UploadInit = { method: string; headers: Headers; body: FormData; signal: AbortSignal }

/** Whether an answer with this status may have a body: a Response with these refuses even an empty one. */
const mayHaveBody = (status: number) => ![204, 205, 304].includes(status)

function headersIn(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}
