import type { Node } from '../../../generated/schemas/flow.ts'
import type { Step } from '../../conversion/conversion.ts'
import type { BlockImport } from '../block-import.ts'
import { bubbleText } from '../rich-text.ts'
import { isOn, textIn, within } from '../../conversion/settings.ts'

export function textBubble(block: BlockImport): Node[] {
  const written = bubbleText(block.block.content, block.variables, block.approximate)
  block.said = written?.text
  return written === undefined ? block.pass() : block.chain([(id, next) => ({ id, type: 'message', ...written, next })])
}

export function imageBubble(block: BlockImport): Node[] {
  const url = textIn(block.content, 'url')
  if (url === undefined) return block.pass()
  const address = block.template(url)
  block.said = address
  const link = within(block.content, 'clickLink')
  const target = textIn(link, 'url')
  const alt = textIn(link, 'alt')
  if (target !== undefined) block.approximate('The link behind the picture stands below it as its caption.')
  const texts = {
    ...(alt === undefined ? {} : { alt: block.template(alt) }),
    ...(target === undefined ? {} : { caption: block.template(target) }),
  }
  return block.chain([(id, next) => ({ id, type: 'media', kind: 'image', url: address, ...texts, next })])
}

/** Addresses of the pages for videos that the export names only by id. */
const VIDEO_PAGES: Readonly<Record<string, (id: string) => string>> = {
  youtube: id => `https://www.youtube.com/watch?v=${id}`,
  vimeo: id => `https://vimeo.com/${id}`,
  tiktok: id => `https://www.tiktok.com/embed/v2/${id}`,
  gumlet: id => `https://play.gumlet.io/embed/${id}`,
}

export function videoBubble(block: BlockImport): Node[] {
  const kind = textIn(block.content, 'type') ?? 'url'
  const video = textIn(block.content, 'id')
  const page = Object.hasOwn(VIDEO_PAGES, kind) ? VIDEO_PAGES[kind] : undefined
  const url = textIn(block.content, 'url') ?? (video === undefined ? undefined : page?.(video))
  if (url === undefined) return block.pass()
  const address = block.template(url)
  block.said = address
  if (page === undefined) return block.chain([(id, next) => ({ id, type: 'media', kind: 'video', url: address, next })])
  block.approximate(`The video on ${kind} is shown as a card with a link.`)
  return block.chain([linkCard('Video', 'Watch', address)])
}

export function audioBubble(block: BlockImport): Node[] {
  const url = textIn(block.content, 'url')
  if (url === undefined) return block.pass()
  const address = block.template(url)
  block.said = address
  return block.chain([(id, next) => ({ id, type: 'media', kind: 'audio', url: address, next })])
}

export function embedBubble(block: BlockImport): Node[] {
  const url = textIn(block.content, 'url')
  if (url === undefined) return block.pass()
  block.approximate('The page is not shown inside the conversation but as a card with a link.')
  if (isOn(within(block.content, 'waitForEvent'), 'isEnabled'))
    block.approximate('The conversation does not wait for the embedded page.')
  return block.chain([linkCard(url.includes('{{') ? 'Link' : hostOf(url), 'Open', block.template(url))])
}

/** A step that shows a card with one link. */
export function linkCard(title: string, label: string, url: string): Step {
  return (id, next) => ({ id, type: 'card', title, actions: [{ label, url }], next })
}

function hostOf(url: string): string {
  return URL.canParse(url) && new URL(url).hostname !== '' ? new URL(url).hostname : 'Link'
}
