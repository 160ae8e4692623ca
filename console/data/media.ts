import { useMutation, useQueryClient } from '@tanstack/react-query'
import { admin } from './admin.ts'
import { useList } from './lists.ts'

const MEDIA = 'media'

export const useMedia = () => useList(MEDIA, {}, async from => await admin.media.listMedia(from))

export function useUploadMedium() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => await admin.media.uploadMedium({ file }),
    onSuccess: async () => await cache.invalidateQueries({ queryKey: [MEDIA] }),
  })
}

export function useDeleteMedium() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (mediumId: string) => await admin.media.deleteMedium({ mediumId }),
    onSuccess: async () => await cache.invalidateQueries({ queryKey: [MEDIA] }),
  })
}
