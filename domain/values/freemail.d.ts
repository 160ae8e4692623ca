declare module 'freemail' {
  /** Whether the address is at a provider that gives addresses away, or at one that throws them away. */
  export function isFree(email: string): boolean
}
