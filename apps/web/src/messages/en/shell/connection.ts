export const connection = {
  offline: 'You are offline. What you type stays in its form; save it when you are connected again.',
  silent:
    'The server cannot be reached. What you type stays in its form; save it when the server answers again.',
}
