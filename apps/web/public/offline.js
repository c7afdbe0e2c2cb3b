// Of offline.html: asks again for the address that could not be reached.

const again = () => location.reload()
document.querySelector('button').addEventListener('click', again)
addEventListener('online', again)
