export const COLUMNS = 80

/** Lines of at most that many columns where words allow it; all but the first are indented. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line.length + 1 + word.length > columns) {
      lines.push(line)
      line = `    ${word}`
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

/** A text wrapped for a terminal; output to a file or a program is unchanged. */
export function forTerminal(text: string, { isTTY, columns = COLUMNS }: { isTTY?: boolean; columns?: number }): string {
  if (isTTY !== true) return text
  const lines = text.split('\n')
  return lines.flatMap(line => (line.length > columns ? wrapped(line, columns) : [line])).join('\n')
}
