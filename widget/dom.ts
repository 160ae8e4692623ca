export type Child = Node | string | undefined | false | Child[]
type Properties = Record<string, unknown>

/**
 * Creates an element. Strings become text, never markup; `false` and undefined attributes are left out, `true` ones are
 * empty.
 */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false || value === null) continue
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value as EventListener)
    else element.setAttribute(name, value === true ? '' : typeof value === 'string' ? value : JSON.stringify(value))
  }
  append(element, children)
  return element
}

export function append(parent: Node, children: Child[]): void {
  for (const child of children) {
    if (Array.isArray(child)) append(parent, child)
    else if (child !== undefined && child !== false)
      parent.appendChild(typeof child === 'string' ? document.createTextNode(child) : child)
  }
}

/** A picture beside a text that says the same; one that cannot be loaded leaves no gap. */
export function picture(src: string): HTMLImageElement {
  const image = el('img', { src, alt: '', loading: 'lazy', onerror: () => image.remove() })
  return image
}

/** A line icon on a grid of 24. */
export function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}

export const icons = {
  chat: 'M4 5h16v11H9l-5 4z',
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M4 12l16-7-6 15-3-6z',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
  clip: 'M20 11l-8 8a5 5 0 0 1-7-7l8-8a3 3 0 0 1 5 5l-8 8a1 1 0 0 1-2-2l7-7',
  list: 'M4 6h16M4 12h16M4 18h10',
  down: 'M12 5v14M6 13l6 6 6-6',
  again: 'M5 12a7 7 0 1 0 2-5M5 4v4h4',
}

const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const MEDIA_SCHEMES = new Set(['http:', 'https:'])

/** The absolute address, if following it is harmless; undefined for `javascript:` and similar schemes. */
export function linkUrl(url: string, base: string): string | undefined {
  return parse(url, base, LINK_SCHEMES)
}

export function mediaUrl(url: string, base: string): string | undefined {
  return parse(url, base, MEDIA_SCHEMES)
}

function parse(url: string, base: string, schemes: Set<string>): string | undefined {
  try {
    const parsed = new URL(url, base)
    return schemes.has(parsed.protocol) ? parsed.href : undefined
  } catch {
    return undefined
  }
}
