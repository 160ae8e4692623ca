/* global SwaggerUIBundle */
const links = [...document.querySelectorAll('.surfaces a')]
const surfaces = links.map(link => new URLSearchParams(link.search).get('surface'))
const asked = new URLSearchParams(location.search).get('surface')
const surface = surfaces.includes(asked) ? asked : surfaces[0]
const url = `/docs/openapi/${surface}.json`

links[surfaces.indexOf(surface)].setAttribute('aria-current', 'page')
document.querySelector('[data-document]').href = url
document.title = `Parley: ${links[surfaces.indexOf(surface)].textContent} API`

SwaggerUIBundle({
  url,
  dom_id: '#reference',
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  // Its badge would send the document to a service elsewhere.
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelRendering: 'model',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
})
