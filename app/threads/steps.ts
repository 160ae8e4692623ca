import type { Progress } from '../../services/admin/caller.ts'

// How far a call in a thread is, in memory that both threads have: nothing waits in a queue where it goes fast.

const DONE = 0
const TOTAL = 1

export function newSteps(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
}

/** In the thread: writes down what it is told. */
export function countedIn(steps: Int32Array): Progress {
  return (done, total) => {
    Atomics.store(steps, TOTAL, total)
    Atomics.store(steps, DONE, done)
    Atomics.notify(steps, DONE)
  }
}

/** On the event loop: passes on what the thread writes down, until the function that it returns is called. */
export function passStepsOn(steps: Int32Array, progress: Progress): () => void {
  let passed = 0
  let isOver = false
  const pass = () => {
    const done = Atomics.load(steps, DONE)
    if (done > passed) progress(done, Atomics.load(steps, TOTAL))
    passed = done
  }
  const follow = async () => {
    while (!isOver) {
      pass()
      await Atomics.waitAsync(steps, DONE, passed).value
    }
  }
  void follow()
  return () => {
    pass()
    isOver = true
    Atomics.notify(steps, DONE)
  }
}
