// Light or dark: as the system has it, until the visitor says otherwise.
const system = matchMedia('(prefers-color-scheme: dark)')
const button = document.querySelector('#scheme')
let chosen = sessionStorage.getItem('scheme')

function dress() {
  const scheme = chosen ?? (system.matches ? 'dark' : 'light')
  document.documentElement.dataset.scheme = scheme
  document.documentElement.classList.toggle('dark-mode', scheme === 'dark')
  button?.setAttribute('aria-pressed', String(scheme === 'dark'))
  for (const chat of document.querySelectorAll('parley-chat')) chat.setAttribute('theme', scheme)
}

button?.addEventListener('click', () => {
  chosen = document.documentElement.dataset.scheme === 'dark' ? 'light' : 'dark'
  sessionStorage.setItem('scheme', chosen)
  dress()
})
system.addEventListener('change', dress)
dress()

for (const place of document.querySelectorAll('[data-origin]')) place.textContent = location.origin

const chat = document.querySelector('parley-chat')
if (chat !== null && chat.getAttribute('key') === '') {
  chat.hidden = true
  document.querySelector('[data-without-key]').hidden = false
}
