import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'

type Options<Input, Reply> = {
  /** What is read again afterwards, also after a failure: the data on the page may be its reason. */
  stale?: readonly QueryKey[] | ((input: Input) => readonly QueryKey[])
  /** The data that the reply is, so that it is shown before it is read again. */
  known?: (reply: Reply) => QueryKey
  onSuccess?: (reply: Reply, input: Input) => void
}

/** A change through the admin API. Its reply is dropped with the page that made it: some replies have secrets. */
export function useChange<Input = void, Reply = unknown>(
  change: (input: Input) => Promise<Reply>,
  { stale = [], known, onSuccess }: Options<Input, Reply> = {},
) {
  const cache = useQueryClient()
  return useMutation<Reply, Error, Input>({
    gcTime: 0,
    mutationFn: change,
    onSuccess: (reply, input) => {
      if (known !== undefined) cache.setQueryData(known(reply), reply)
      onSuccess?.(reply, input)
    },
    onSettled: async (_reply, _error, input) => {
      const keys = typeof stale === 'function' ? stale(input) : stale
      await Promise.all(keys.map(async queryKey => await cache.invalidateQueries({ queryKey })))
    },
  })
}

/** A change that may show on every page. */
export function useSweepingChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  return useChange(change, { stale: [[]] })
}
