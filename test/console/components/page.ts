import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { transformSync } from 'esbuild'
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const PAGE = 'http://localhost/console/'
const LOADED_WITHIN_MS = 30_000

let opened: Promise<void> | undefined
/** Timers that would hold the process, such as those after which data that was read is forgotten. */
const started = new Set<ReturnType<typeof setTimeout>>()

/**
 * A page without a browser, for components and hooks: import the console's modules after it, by `await import`. The
 * test files of a process share it, since React and the testing library keep the page that they were loaded on.
 * @returns the function that empties it
 */
export async function openPage(): Promise<() => Promise<void>> {
  opened ??= registerPage()
  await opened
  return emptyPage
}

async function registerPage(): Promise<void> {
  // A build of the console in the process that runs the tests leaves "production", of whose React no test can wait.
  process.env['NODE_ENV'] = 'test'
  GlobalRegistrator.register({ url: PAGE })
  for (const name of ['setTimeout', 'setInterval'] as const) noteTimersOf(name)
  registerHooks({
    resolve(specifier, context, next) {
      const isClient = `${context.parentURL ?? ''} ${specifier}`.includes('generated/sdk/client/')
      return next(isClient ? specifier.replace(/(?<!\.ts)(?:\.js)?$/, '.ts') : specifier, context)
    },
    load(url, context, next) {
      if (url.endsWith('.css')) return { format: 'module', shortCircuit: true, source: 'export default {}' }
      if (!url.endsWith('.tsx') && !url.includes('/generated/sdk/client/')) return next(url, context)
      const source = readFileSync(fileURLToPath(url), 'utf8')
      const { code } = transformSync(source, { loader: 'tsx', jsx: 'automatic', sourcemap: 'inline', sourcefile: url })
      return { format: 'module', shortCircuit: true, source: code }
    },
  })
  const { configure } = await import('@testing-library/react')
  // A busy machine loads a module of the console later than in the second that `findBy…` waits by itself.
  configure({ asyncUtilTimeout: LOADED_WITHIN_MS })
}

function noteTimersOf(name: 'setTimeout' | 'setInterval'): void {
  const start = globalThis[name] as (...given: unknown[]) => ReturnType<typeof setTimeout>
  const noted = (...given: unknown[]) => {
    const timer = start(...given)
    started.add(timer)
    return timer
  }
  Object.assign(globalThis, { [name]: noted })
}

/** As after a first visit: nothing is shown or stored, and no timer runs. */
async function emptyPage(): Promise<void> {
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', PAGE)
  for (const timer of started) clearTimeout(timer)
  started.clear()
}
