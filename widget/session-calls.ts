import type { Session } from '../sdk/session.ts'

/** What the window asks the service for beside messages, once those on their way have arrived. */
export type SessionCalls = {
  /** A fresh link to a file of a message. */
  fileUrl: (id: string) => Promise<string>
  mailTranscript: (email: string) => Promise<void>
}

type Asked = { session: () => Session; underWay: () => Promise<void>[] }

export function sessionCalls({ session, underWay }: Asked): SessionCalls {
  const settled = async (): Promise<Session> => await Promise.all(underWay()).then(session)
  return {
    fileUrl: async id => (await (await settled()).file(id)).url,
    mailTranscript: async email => await (await settled()).mailTranscript(email),
  }
}
