import type { Locator, Page } from 'playwright-core'

/**
 * A newcomer at a page, whose actions are counted: a click, a pressed key (with those held down), a text typed in one
 * go. `pages`: how often the address became that of another page.
 */
export class Hands {
  readonly page: Page
  actions = 0
  pages = 0
  constructor(page: Page) {
    this.page = page
    let path = new URL(page.url()).pathname
    page.on('framenavigated', frame => {
      const { pathname } = new URL(frame.url())
      if (frame !== page.mainFrame() || pathname === path) return
      path = pathname
      this.pages++
    })
  }
  async click(at: Locator): Promise<void> {
    this.actions++
    await at.click()
  }
  async press(key: string): Promise<void> {
    this.actions++
    await this.page.keyboard.press(key)
  }
  /** Where the focus is. */
  async type(text: string): Promise<void> {
    this.actions++
    await this.page.keyboard.type(text)
  }
  /** A click into the field, and the text. */
  async fill(at: Locator, text: string): Promise<void> {
    await this.click(at)
    await this.type(text)
  }
  /** A click opens the list, another one chooses. */
  async choose(at: Locator, label: string): Promise<void> {
    this.actions += 2
    await at.selectOption({ label })
  }
}
