/** The DOM id of the control at a position. */
export function domIdOf(pointer: string): string {
  return `field${pointer.replaceAll(/[^\w-]/g, letter => `_${letter.charCodeAt(0)}_`)}`
}
