import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

/** Presses of one key that lead somewhere at most. */
const STOPS = 150

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
  /** Through the links of these names, one after the other. */
  async follow(...names: string[]): Promise<void> {
    for (const name of names) await this.click(this.page.getByRole('link', { name }))
  }
  /** A node on the canvas. */
  async select(node: string): Promise<void> {
    await this.click(this.page.locator(`.react-flow__node[data-id="${node}"]`))
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
  /** A node of this type behind what is selected on the canvas. */
  async append(type: string): Promise<void> {
    await this.press('a')
    await this.type(type)
    await this.press('Enter')
  }
  /** An item of the node that is selected on the canvas, such as a choice. */
  async addItem(name: string): Promise<void> {
    await this.click(this.page.getByRole('button', { name, exact: true }))
  }
  /** From the draft, by its review. */
  async publish(version: number): Promise<void> {
    await this.click(this.page.getByRole('button', { name: 'Publish…' }))
    await this.click(this.page.getByRole('button', { name: `Publish version ${version}` }))
  }
  /** A click into the field, and the text. */
  async fill(at: Locator, text: string): Promise<void> {
    await this.click(at)
    await this.type(text)
  }
}

/** What is needed of the DOM. 2 says that the other element comes before. */
type PageElement = { compareDocumentPosition(other: unknown): number; name?: string; type?: string }

/** Without a mouse: by the keys that the editor lists, else to each element by the tab key, and every press counts. */
export class Keys extends Hands {
  override async click(at: Locator): Promise<void> {
    await this.#reach(at)
    const type = await at.getAttribute('type')
    if (type === 'radio') return
    await this.press(type === 'checkbox' ? 'Space' : 'Enter')
  }
  override async select(node: string): Promise<void> {
    const canvas = this.page.locator('[aria-roledescription="canvas"]')
    await this.#reach(canvas)
    await this.press('Home')
    const isThere = async () => (await canvas.getAttribute('aria-activedescendant')) === `node-${node}`
    await this.#pressUntil(isThere, async () => await Promise.resolve('ArrowRight'))
  }
  override async addItem(): Promise<void> {
    await this.press('i')
  }
  override async publish(version: number): Promise<void> {
    await this.press('Control+Enter')
    await this.page.getByRole('button', { name: `Publish version ${version}`, disabled: false }).waitFor()
    await this.press('Control+Enter')
  }
  /** No click: the tab key has selected what the field holds. */
  override async fill(at: Locator, text: string): Promise<void> {
    await this.#reach(at)
    await this.type(text)
  }
  async #reach(at: Locator): Promise<void> {
    await at.waitFor()
    const wayTo = async () =>
      await at.evaluate((element: unknown) => {
        const { document } = globalThis as unknown as { document: { activeElement: PageElement } }
        const active = document.activeElement
        const { name, type } = element as PageElement
        if (active === element) return ''
        const isBefore = (active.compareDocumentPosition(element) & 2) !== 0
        // The tab key leaves a group of radio buttons, inside of which the arrow keys lead.
        if (type === 'radio' && active.type === 'radio' && active.name === name)
          return isBefore ? 'ArrowUp' : 'ArrowDown'
        return isBefore ? 'Shift+Tab' : 'Tab'
      })
    await this.#pressUntil(async () => (await wayTo()) === '', wayTo)
  }
  async #pressUntil(isThere: () => Promise<boolean>, next: () => Promise<string>): Promise<void> {
    for (let stops = 0; stops < STOPS; stops++) {
      if (await isThere()) return
      await this.press(await next())
    }
    assert.fail(`${STOPS} keys do not lead there`)
  }
}
