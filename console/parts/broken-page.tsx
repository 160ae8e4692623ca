import { Component, type ReactNode } from 'react'
import { css } from './css.ts'

/**
 * Shows a page that failed while it was drawn, or whose code could not be loaded, as broken; the rest of the console
 * stays usable. Code cannot be loaded when the service is away, or was updated since the console was opened.
 */
export class BrokenPage extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <main className={`${css.page} ${css.notice}`}>
        <h1>This page failed</h1>
        <p role="alert">The console may have been updated since you opened it, or the service cannot be reached.</p>
        <p>
          <code>{error.message}</code>
        </p>
        <p>
          <button onClick={() => location.reload()}>Reload</button>
        </p>
      </main>
    )
  }
}
