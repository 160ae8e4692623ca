/** A code derived from a name: lower-case letters without marks, digits and hyphens; empty if the name has none. */
export function codeFrom(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 64)
}

/** The intent of a new flow: its code in the way that intents are written. */
export const intentFrom = (code: string): string => code.replaceAll('-', '_')
