import type { PageStorage } from './storage.ts'
import type { Settings } from './settings.ts'

/** When the window opens by itself. `pages`: paths that the other rules hold on, or that are a rule by themselves. */
type Rules = { after: number; atScroll: number; onExit: boolean; pages: readonly string[] }

export type Opening = {
  settings: Settings
  /** Where it is kept that the window has been opened; none: it opens on each page. */
  memory: PageStorage | undefined
  key: string
  open: () => void
}

/**
 * Opens the window when a rule says so, unless it has been open before. Returns what ends it;
 * undefined without rules.
 */
export function openByRules({ settings, memory, key, open }: Opening): (() => void) | undefined {
  const rules: Rules = {
    after: settings.number('open-after', 'start/open_after'),
    atScroll: settings.number('open-at-scroll', 'start/open_at_scroll'),
    onExit: settings.flag('open-on-exit', 'start/open_on_exit'),
    pages: settings.list('open-on-pages', 'start/open_on_pages'),
  }
  const { after, atScroll, onExit, pages } = rules
  if (after <= 0 && atScroll <= 0 && !onExit && pages.length === 0) return undefined
  const ending = new AbortController()
  const fire = (): void => {
    if (ending.signal.aborted || isMarked(memory, key) || !isAmong(rules.pages, location.pathname)) return
    ending.abort()
    open()
  }
  if (!isMarked(memory, key)) watch(rules, fire, ending.signal)
  return () => ending.abort()
}

/** Whoever has seen the window open is not shown it again. */
export function markOpened(memory: PageStorage | undefined, key: string): void {
  try {
    memory?.setItem(key, '1')
  } catch {
    // A full storage: it may open once more.
  }
}

function isMarked(memory: PageStorage | undefined, key: string): boolean {
  return memory?.getItem(key) != null
}

function watch({ after, atScroll, onExit, pages }: Rules, fire: () => void, signal: AbortSignal): void {
  if (after > 0) {
    const timer = setTimeout(fire, after * 1000)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  if (atScroll > 0) {
    const measure = (): void => {
      const { scrollHeight } = document.documentElement
      if (scrollY >= ((scrollHeight - innerHeight) * atScroll) / 100) fire()
    }
    addEventListener('scroll', measure, { passive: true, signal })
  }
  if (onExit) {
    const leave = ({ clientY }: MouseEvent): void => {
      if (clientY <= 0) fire()
    }
    document.documentElement.addEventListener('mouseleave', leave, { signal })
  }
  if (pages.length === 0 || after > 0 || atScroll > 0 || onExit) return
  // A page that shows another address without being loaded.
  addEventListener('popstate', fire, { signal })
  const { navigation } = globalThis as { navigation?: EventTarget }
  navigation?.addEventListener('currententrychange', fire, { signal })
  fire()
}

/** `*` stands for any characters. */
function isAmong(patterns: readonly string[], path: string): boolean {
  const expressions = patterns.map(pattern => pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*'))
  return patterns.length === 0 || expressions.some(expression => new RegExp(`^${expression}$`).test(path))
}
