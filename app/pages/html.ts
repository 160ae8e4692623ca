/** A text as the value of an attribute. */
export function attribute(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
