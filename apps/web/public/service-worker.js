// Answers a navigation that cannot reach the server with a page of the portal, and nothing else: the files of the app
// are cached by their headers, and the API must not be cached.

// The name must change when one of the files changes.
const cacheName = 'offline-1'
const page = '/offline.html'
const files = [page, '/offline.js', '/color-scheme.js']

self.addEventListener('install', (event) => {
  const store = async () => {
    const cache = await caches.open(cacheName)
    await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))
    await self.skipWaiting()
  }
  event.waitUntil(store())
})

self.addEventListener('activate', (event) => {
  const start = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
    // Without it every navigation would wait until this script has started.
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(start())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const isPage = request.mode === 'navigate'
  const isStored = files.includes(new URL(request.url).pathname)
  if (request.method !== 'GET' || !(isPage || isStored)) return
  const answer = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(request))
    } catch {
      return (await caches.match(isPage ? page : request)) ?? Response.error()
    }
  }
  event.respondWith(answer())
})
