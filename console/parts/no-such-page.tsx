import { Link } from 'wouter'
import { css } from './css.ts'

export function NoSuchPage() {
  return (
    <main className={`${css.page} ${css.notice}`}>
      <h1>No such page</h1>
      <p>The console has no page at this address.</p>
      <p>
        <Link href="/">Go to the first page</Link>
      </p>
    </main>
  )
}
