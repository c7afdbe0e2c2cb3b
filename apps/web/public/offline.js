// Runs in offline.html: loads the address again that could not be reached.

const again = () => location.reload()
document.querySelector('button').addEventListener('click', again)
addEventListener('online', again)
