/** The DOM id of the control of a place. */
export function domIdOf(pointer: string): string {
  return `field${pointer.replaceAll(/[^\w-]/g, letter => `_${letter.charCodeAt(0)}_`)}`
}
