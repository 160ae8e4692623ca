import { fileSize } from '../../domain/file-size.ts'

/** Whether a message has no text of its own: of files alone it has their names. */
export function saysOnlyFiles(text: string | null, files: readonly { name: string }[]): boolean {
  return files.length > 0 && text === files.map(({ name }) => name).join(', ')
}

/** Name and size of a file, as in `receipt.pdf, 48 kB`. */
export function fileLabel({ name, size }: { name: string; size: number }): string {
  return `${name}, ${fileSize(size, 'en')}`
}
