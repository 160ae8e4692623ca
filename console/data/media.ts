import { admin } from './admin.ts'
import { useChange } from './change.ts'
import { useList } from './lists.ts'
import { keyOf, keysOf } from './query-keys.ts'

const stale = [keysOf('media')]

export const useMedia = () => useList(keyOf('media', {}), {}, async from => await admin.media.listMedia(from))

export const useUploadMedium = () =>
  useChange(async (file: File) => await admin.media.uploadMedium({ file }), { stale })

export const useDeleteMedium = () =>
  useChange(async (mediumId: string) => await admin.media.deleteMedium({ mediumId }), { stale })
