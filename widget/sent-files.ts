import { el, icon, icons, mediaUrl, picture } from './dom.ts'
import type { SessionCalls } from './session-calls.ts'
import type { SentFile } from './stored.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte']

/** Name and size of a file, as in `receipt.pdf, 48 kB`. */
export function labelOf({ name, size }: { name: string; size: number }): string {
  const step = size < 1_000 ? 0 : size < 1_000_000 ? 1 : 2
  const unitDisplay = step === 0 ? 'long' : 'short'
  const style = { style: 'unit', unit: UNITS[step], unitDisplay, maximumFractionDigits: step === 2 ? 1 : 0 } as const
  return `${name}, ${new Intl.NumberFormat(undefined, style).format(size / 1_000 ** step)}`
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
  const draw = (file: SentFile, place: HTMLElement): void => {
    const seen = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      void urlOf(file).then(url => {
        if (url !== undefined) place.prepend(picture(url))
      })
    })
    seen.observe(place)
  }
  const item = (file: SentFile): HTMLElement => {
    const button = el(
      'button',
      { type: 'button', class: 'file', onclick: () => void open(file) },
      icon(icons.file),
      el('span', { dir: 'auto' }, labelOf(file)),
    )
    const place = el('li', { class: 'media' }, button)
    if (file.mime.startsWith('image/')) draw(file, place)
    return place
  }
  return el('ul', { class: 'sent-files' }, files.map(item))
}
