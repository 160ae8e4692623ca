import type { SessionOptions } from '../sdk/session.ts'

const PARAMETER = 'parley-resume'

/** A fragment of its own: the page may use the fragment as well, but a link of a mail has no other. */
const parametersOf = (hash: string): URLSearchParams => new URLSearchParams(hash.replace(/^#/, ''))

/** The token of a mailed link that has led to this page. */
export function resumeTokenOfPage(): Pick<SessionOptions, 'resumeToken'> {
  const resumeToken = parametersOf(location.hash).get(PARAMETER)
  return resumeToken === null ? {} : { resumeToken }
}

/** Takes the token out of the address: who copies that would give the conversation away. */
export function forgetResumeToken(): void {
  if (parametersOf(location.hash).has(PARAMETER))
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}

/** The page without its fragment, as a browser sends it: that may hold a token, of ours or of the site. */
export function pageOfVisitor(): { url: string } {
  return { url: (location.href.split('#', 1)[0] ?? '').slice(0, 2000) }
}
