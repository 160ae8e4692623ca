import { fileSize } from '../domain/file-size.ts'
import { el, icon, icons, mediaUrl, picture } from './dom.ts'
import type { SessionCalls } from './session-calls.ts'
import type { SentFile } from './stored.ts'

/** Name and size of a file, as in `receipt.pdf, 48 kB`. */
export function labelOf({ name, size }: { name: string; size: number }): string {
  return `${name}, ${fileSize(size, undefined)}`
}

/** What a message says that is nothing but files. */
export function namesOf(files: readonly { name: string }[] = []): string {
  return files.map(({ name }) => name).join(', ')
}

/** `base`: of relative addresses; no `fileUrl` where there is no service. */
type FileContext = { base: string; fileUrl: SessionCalls['fileUrl'] | undefined }

/** The files of a message. A link is asked for when one is opened, or when a picture comes into view: links expire. */
export function renderFiles(files: readonly SentFile[], { base, fileUrl }: FileContext): HTMLElement | undefined {
  if (files.length === 0) return undefined
  const urlOf = async ({ id }: SentFile): Promise<string | undefined> => {
    const url = await fileUrl?.(id).catch(() => undefined)
    return url === undefined ? undefined : mediaUrl(url, base)
  }
  const open = async (file: SentFile): Promise<void> => {
    const href = await urlOf(file)
    // The answer is a download: the page stays.
    if (href !== undefined) el('a', { href, target: '_blank', rel: 'noopener noreferrer', download: file.name }).click()
  }
  const draw = (file: SentFile, element: HTMLElement): void => {
    const seen = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      void urlOf(file).then(url => {
        if (url !== undefined) element.prepend(picture(url))
      })
    })
    seen.observe(element)
  }
  const item = (file: SentFile): HTMLElement => {
    const button = el(
      'button',
      { type: 'button', class: 'file', onclick: () => void open(file) },
      icon(icons.file),
      el('span', { dir: 'auto' }, labelOf(file)),
    )
    const element = el('li', { class: 'media' }, button)
    if (file.mime.startsWith('image/')) draw(file, element)
    return element
  }
  return el('ul', { class: 'sent-files' }, files.map(item))
}
