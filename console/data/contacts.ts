import { useQuery } from '@tanstack/react-query'
import { admin } from './admin.ts'
import { keyOf } from './query-keys.ts'

export const useContact = (contactId: string) =>
  useQuery({
    queryKey: keyOf('contact', contactId),
    queryFn: async () => await admin.conversations.getContact({ contactId }),
  })
