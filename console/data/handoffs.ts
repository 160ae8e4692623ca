import { useQuery, type QueryKey } from '@tanstack/react-query'
import type {
  AssignHandoffRequest,
  Handoff,
  HandoffSuggestion,
  ListHandoffsRequest,
  MessageFile,
} from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange } from './change.ts'
import type { KeyedText } from './keyed-draft.ts'
import { useList } from './lists.ts'
import { keyOf, keysOf } from './query-keys.ts'

export const useHandoffs = (filter: Omit<ListHandoffsRequest, 'cursor'>) =>
  useList(keyOf('handoffs', filter), filter, async from => await admin.handoffs.listHandoffs(from))

export const useHandoff = (handoffId: string) =>
  useQuery({
    queryKey: keyOf('handoff', handoffId),
    queryFn: async () => await admin.handoffs.getHandoff({ handoffId }),
  })

/** The outcomes with which conversations of the queue were handed back lately. */
export const useOutcomes = (queue: string) =>
  useQuery({
    queryKey: keyOf('outcomes', queue),
    queryFn: async () => {
      const { items } = await admin.handoffs.listHandoffs({ queue, state: 'handed_back', progress: 'ended' })
      return [...new Set(items.flatMap(({ outcome }) => outcome ?? []))]
    },
  })

/** What an act changes besides the handoff itself. */
const changedWith = ({ id, conversationId }: Handoff): QueryKey[] => [
  keyOf('handoff', id),
  keysOf('handoffs'),
  keysOf('executions'),
  keyOf('messages', { conversationId }),
]

const NOTHING = (): void => undefined

function useAct<Input = void>(handoff: Handoff, act: (input: Input) => Promise<Handoff>, onSuccess = NOTHING) {
  return useChange(act, { stale: changedWith(handoff), known: ({ id }) => keyOf('handoff', id), onSuccess })
}

export const useClaim = (handoff: Handoff) =>
  useAct(handoff, async () => await admin.handoffs.claimHandoff({ handoffId: handoff.id }))

export const useAssignment = (handoff: Handoff, onSuccess: () => void) =>
  useAct(
    handoff,
    async (body: AssignHandoffRequest) => await admin.handoffs.assignHandoff({ handoffId: handoff.id, ...body }),
    onSuccess,
  )

export const useHandBack = (handoff: Handoff, onSuccess: () => void) =>
  useAct(
    handoff,
    async (outcome: string) => await admin.handoffs.handBackHandoff({ handoffId: handoff.id, outcome }),
    onSuccess,
  )

export const useReply = (handoff: Handoff, onSuccess: () => void) =>
  useChange(
    async ({ text, files, key }: KeyedText & { files: string[] }) =>
      await admin.handoffs.replyToHandoff({
        handoffId: handoff.id,
        text,
        files,
        idempotencyKey: key,
      }),
    { stale: changedWith(handoff), onSuccess },
  )

export const useUploadReplyFile = (handoffId: string, onSuccess: (file: MessageFile) => void) =>
  useChange(async (file: File) => await admin.handoffs.uploadReplyFile({ handoffId, file }), { onSuccess })

export const announceReplyTyping = async (handoffId: string) => await admin.handoffs.announceReplyTyping({ handoffId })

/** A reply that a model suggests. It is shown to the person alone. */
export const useSuggestion = (handoffId: string, onSuccess: (suggestion: HandoffSuggestion) => void) =>
  useChange(async () => await admin.handoffs.suggestReply({ handoffId }), { onSuccess })

/** Mails what was said; to the visitor where no address is given. */
export const useTranscript = (handoffId: string, onSuccess: () => void) =>
  useChange(
    async (email: string) => await admin.handoffs.mailTranscript({ handoffId, ...(email === '' ? {} : { email }) }),
    { onSuccess },
  )

export const useNotes = (handoffId: string) =>
  useList(
    keyOf('handoff notes', handoffId),
    { handoffId },
    async from => await admin.handoffs.listHandoffNotes({ ...from, limit: 200 }),
  )

export const useNewNote = (handoffId: string, onSuccess: () => void) =>
  useChange(
    async ({ text, key }: KeyedText) => await admin.handoffs.addHandoffNote({ handoffId, text, idempotencyKey: key }),
    { stale: [keyOf('handoff notes', handoffId)], onSuccess },
  )
