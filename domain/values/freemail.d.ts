declare module 'freemail' {
  /** Whether the address is at a free mail provider, or at a disposable one. */
  export function isFree(email: string): boolean
}
