const ENTITIES: Readonly<Record<string, string>> = {
  'amp': '&',
  'lt': '<',
  'gt': '>',
  'quot': '"',
  '#39': "'",
  '#x27': "'",
  'nbsp': ' ',
}

/** The text of HTML, without its formatting: a line for each paragraph, a dash before each item of a list. */
export function textOfHtml(html: string): string {
  const text = html
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6])\s*\/?>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '- ')
    .replace(/<[^<>]*>/g, '')
  return text.replace(/&(amp|lt|gt|quot|#39|#x27|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
}
