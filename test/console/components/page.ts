import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { transformSync } from 'esbuild'
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { setImmediate as endOfIteration } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const LOADED_WITHIN_MS = 30_000

/**
 * A page without a browser, for components and hooks: import the console's modules after it, by `await import`.
 * @returns the function that removes it, and everything that it has changed of the process
 */
export async function openPage(): Promise<() => Promise<void>> {
  // A build of the console in the process that runs the tests leaves "production", of whose React no test can wait.
  process.env['NODE_ENV'] = 'test'
  GlobalRegistrator.register({ url: 'http://localhost/console/' })
  const hooks = registerHooks({
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
  return async () => {
    // What React has scheduled needs the page, also after everything was removed from it.
    await endOfIteration()
    hooks.deregister()
    await GlobalRegistrator.unregister()
  }
}
