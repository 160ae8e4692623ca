import { Link } from 'wouter'

export function NoSuchPage() {
  return (
    <main className="page notice">
      <h1>No such page</h1>
      <p>The console has no page at this address.</p>
      <p>
        <Link href="/">Go to the first page</Link>
      </p>
    </main>
  )
}
