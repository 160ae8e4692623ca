// What the components for React and Vue have in common: they create the element, so that its properties are set before
// it is on the page.

/** Names of the element by those of the components, from `custom-elements.json`; put in by the build. */
declare const NAMES: {
  attributes: Readonly<Record<string, string>>
  properties: readonly string[]
  methods: readonly string[]
  events: Readonly<Record<string, string>>
}

export type Props = Readonly<Record<string, unknown>>
type Element = HTMLElement & Record<string, unknown>

export const { attributes: ATTRIBUTES, properties: PROPERTIES, methods: METHODS, events: EVENTS } = NAMES

/** Puts an element into `host`. `emit` gets each of its events by the component's name for it. */
export function attach(host: HTMLElement, props: Props, emit: (name: string, event: Event) => void): HTMLElement {
  loadScript(props['baseUrl'])
  const element = document.createElement('parley-chat')
  update(element, props, {})
  for (const [name, type] of Object.entries(EVENTS)) element.addEventListener(type, event => emit(name, event))
  host.append(element)
  return element
}

/** Changes what differs from before: what the element has changed itself, such as `open`, stays otherwise. */
export function update(element: HTMLElement, props: Props, before: Props): void {
  for (const [name, attribute] of Object.entries(ATTRIBUTES)) {
    const value = props[name] as string | number | boolean | null | undefined
    if (value === before[name]) continue
    if (value === undefined || value === null || value === false) element.removeAttribute(attribute)
    else element.setAttribute(attribute, value === true ? '' : String(value))
  }
  const properties: Record<string, unknown> = element as Element
  for (const name of PROPERTIES) {
    // A new object with the same content is no change: other texts empty a form that is being filled in.
    if (JSON.stringify(props[name]) !== JSON.stringify(before[name])) properties[name] = props[name]
  }
}

/** Without an address the page has the script itself. */
function loadScript(baseUrl: unknown): void {
  if (typeof baseUrl !== 'string' || customElements.get('parley-chat') !== undefined) return
  const src = new URL(`${baseUrl.replace(/\/+$/, '')}/widget/parley-chat.js`, document.baseURI).href
  if ([...document.scripts].some(script => script.src === src)) return
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
}
