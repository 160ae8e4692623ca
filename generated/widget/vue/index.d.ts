// Written by `make generate` from widget/custom-elements.json. Do not edit.
import type { ComponentOptionsMixin, DefineComponent } from 'vue'
import type { ParleyChatElement, ParleyChatEvents } from '@parley/sdk/widget'

export type ParleyChatProps = {
  /** The publishable key. */
  publicKey: string
  /** Where Parley is, if not where the script is from. */
  baseUrl?: string | undefined
  /** The window fills the element's box instead of floating in a corner; its height is the element's. */
  inline?: boolean | undefined
  /** The window is open. */
  open?: boolean | undefined
  /** Colours, instead of those of the workspace's theme, or of what the visitor's system asks for. */
  theme?: 'light' | 'dark' | undefined
  /** Language, as a BCP 47 tag, instead of the page's `lang`. */
  locale?: string | undefined
  /** Token with which the site's server proves who the visitor is; removed, the conversations are discarded. */
  identity?: string | undefined
  /** Intent that a conversation begins with, instead of offering a menu; empty: none, whatever the workspace says. */
  intent?: string | undefined
  /** `off`: the visitor chooses among what is offered, and types only answers. */
  typing?: 'off' | undefined
  /** Where conversations are kept: for the tab, for all tabs of the browser, or not beyond the page. */
  storage?: 'session' | 'local' | 'none' | undefined
  /** Heading of the window. */
  heading?: string | undefined
  /** Line below the heading. */
  subtitle?: string | undefined
  /** Text before the first message. */
  welcome?: string | undefined
  /** Colour as `#rrggbb`. */
  accent?: string | undefined
  /** Colour behind the conversation, as `#rrggbb`. */
  background?: string | undefined
  /** Colour of the text on a background that is set, as `#rrggbb`. */
  ink?: string | undefined
  /** Names of fonts as in CSS, or `inherit` for that of the page. */
  font?: string | undefined
  /** Corner of the page. */
  position?: 'bottom_right' | 'bottom_left' | undefined
  /** Name above what flows say. */
  botName?: string | undefined
  /** Address of a square picture, shown in the heading and beside what flows say. */
  avatar?: string | undefined
  /** Seconds on the page after which the window opens by itself; 0 for never. */
  openAfter?: number | undefined
  /** Percentage of the page that the visitor has scrolled through when the window opens; 0 for never. */
  openAtScroll?: number | undefined
  /** The window opens when the pointer leaves the page at its top; `off`: it does not, whatever the workspace says. */
  openOnExit?: boolean | 'off' | undefined
  /** Paths, separated by spaces, on which the other rules hold; without another rule, the window opens on these pages. `*` stands for any characters. */
  openOnPages?: string | undefined
  /** How often the window opens by itself: once for each visitor, once for each visit, or on each page. */
  openRepeat?: 'visitor' | 'session' | 'page' | undefined
  /** The visitor as known to the page: a claim, not a proof. Counts when the session is opened. */
  customer?: ParleyChatElement['customer']
  /** Gets such a token from the site's server, each time a session is opened. Set it before the element is in the page. */
  getIdentity?: ParleyChatElement['getIdentity']
  /** Merged into the conversation's variables when the session is opened. */
  variables?: ParleyChatElement['variables']
  /** Texts in place of the element's own. */
  texts?: ParleyChatElement['texts']
}

export type ParleyChatEmits = {
  /** The window was opened. */
  open: ((event: ParleyChatEvents['parley:open']) => void)
  /** The window was closed. */
  close: ((event: ParleyChatEvents['parley:close']) => void)
  /** A run has a new state. */
  reply: ((event: ParleyChatEvents['parley:reply']) => void)
  /** A block that the page may draw into `place`; it calls `preventDefault` when it does. */
  custom: ((event: ParleyChatEvents['parley:custom']) => void)
}

export type ParleyChatExposed = {
  /** The element, once the component is mounted. */
  element: ParleyChatElement | undefined
  /** Opens the window and moves the focus into it. */
  show: ParleyChatElement['show']
  /** Closes the window. */
  hide: ParleyChatElement['hide']
  /** Discards the conversations of the visitor, for example when another customer signs in. */
  restart: ParleyChatElement['restart']
  /** Opens the window and starts the flow of an intent, as if the visitor had chosen it. */
  start: ParleyChatElement['start']
}

/** `<parley-chat>`. */
export declare const ParleyChat: DefineComponent<
  ParleyChatProps,
  ParleyChatExposed,
  {},
  {},
  {},
  ComponentOptionsMixin,
  ComponentOptionsMixin,
  ParleyChatEmits
>
