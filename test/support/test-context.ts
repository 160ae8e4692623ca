import asyncHooks, { AsyncLocalStorage, AsyncResource, type HookCallbacks } from 'node:async_hooks'

/*
 * Loaded before Node's test runner in a process that runs test files. The runner finds the test to which a call of `it`
 * or a thrown error belongs by an asynchronous hook, which is called for each promise of the service. An
 * AsyncLocalStorage provides the same information at no cost per promise.
 */

const { createHook, executionAsyncId } = asyncHooks
// eslint-disable-next-line @typescript-eslint/unbound-method -- it is called on the resource that runs
const { runInAsyncScope } = AsyncResource.prototype
const running = new AsyncLocalStorage<number>()
let register: HookCallbacks['init']

Object.assign(asyncHooks, {
  createHook(callbacks: HookCallbacks) {
    // The first is the runner's, which creates it with the first test. It is not enabled.
    if (register !== undefined) return createHook(callbacks)
    register = callbacks.init?.bind(callbacks)
    return createHook({})
  },
  executionAsyncId: () => running.getStore() ?? executionAsyncId(),
})

/** Tests, suites and their hooks are resources that run in their own scope. */
AsyncResource.prototype.runInAsyncScope = function <This, Result>(
  work: (this: This, ...given: unknown[]) => Result,
  thisArg?: This,
  ...args: unknown[]
): Result {
  const run = () => work.apply(thisArg as This, args)
  const runIn = (inside: () => Result) =>
    Reflect.apply<AsyncResource, [() => Result], Result>(runInAsyncScope, this, [inside])
  if (!('subtests' in this)) return runIn(run)
  const id = this.asyncId()
  register?.(id, 'Test', 0, this)
  return runIn(() => running.run(id, run))
}
