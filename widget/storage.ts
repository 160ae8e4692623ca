/** Where a page lets the element keep things. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** For the page alone; a conversation survives that its element is moved there. */
const memory = memoryStorage()

/** `local`: for all tabs, until the site's data are deleted; `session`: for the tab; `none`: for the page alone. */
export function storageOf(choice: string | null): PageStorage {
  try {
    return choice === 'none' ? memory : choice === 'local' ? localStorage : sessionStorage
  } catch {
    // A sandboxed page has none.
    return memory
  }
}

/** Where it is kept that the window has opened by itself; undefined where it may do so on each page. */
export function storageOfOpening(choice: string | null, repeat: string): PageStorage | undefined {
  if (repeat === 'page') return undefined
  return storageOf(repeat === 'session' && choice !== 'none' ? 'session' : (choice ?? 'local'))
}

function memoryStorage(): PageStorage {
  const values = new Map<string, string>()
  return {
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
  }
}
