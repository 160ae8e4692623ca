import { newId } from '../../../adapters/ids.ts'

/** An unused code. */
export function uniqueCode(): string {
  return `c${newId().replaceAll('-', '')}`
}
