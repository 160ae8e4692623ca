import type { AdminCaller, StoredReply } from '../../services/admin/caller.ts'
import type { ChangeDeps, Target } from '../../services/admin/change.ts'
import type { ListPage } from '../../services/admin/pages.ts'
import { callerAdmin, idOf, targetOf } from '../inputs.ts'
import type { Caller, ReplyOf, RequestOf, ServedOperation } from '../wire.ts'
import { created, current, pageBody, saved } from './replies.ts'

/** The handler of an operation of the admin API. */
export type Admin<Op extends ServedOperation, Deps = ChangeDeps> = (
  deps: Deps,
  request: RequestOf<Op>,
) => Promise<ReplyOf<Op>>

/** How the contract shows the rows of a resource; `Shown`: what that depends on. */
type Wire<Params, Row, Body, Shown> = {
  /** Path of the list. */
  path: string
  /** Id of the row in the path of a request. */
  idIn: (params: Params) => string
  body: (row: Row, deps: Shown) => Body
}

type Reading<Params> = { caller: Caller; params: Params }
type Changing<Params, Given> = Reading<Params> & { headers: { readonly 'if-match'?: string }; body: Given }

/** The operations that resources of the admin API have in common, each for a use case of one resource. */
export function rowHandlers<Params, Row extends { id: string }, Body extends { etag: string }, Shown = unknown>({
  path,
  idIn,
  body,
}: Wire<Params, Row, Body, Shown>) {
  const target = (request: Changing<Params, unknown>) => targetOf(request, idIn(request.params))
  return {
    list:
      <Deps extends Shown, Query>(read: (deps: Deps, admin: AdminCaller, query: Query) => Promise<ListPage<Row>>) =>
      async (deps: Deps, { caller, query }: { caller: Caller; query: Query }) => ({
        status: 200 as const,
        body: pageBody(await read(deps, callerAdmin(caller), query), row => body(row, deps)),
      }),
    create:
      <Deps extends Shown, Given, Input>(
        create: (deps: Deps, admin: AdminCaller, input: Input, answer: (row: Row) => StoredReply) => Promise<Row>,
        inputOf: (given: Given) => Input,
      ) =>
      async (deps: Deps, request: { caller: Caller; body: Given }) => {
        const answer = (row: Row) => {
          const shown = body(row, deps)
          return created(`${path}/${row.id}`, shown, shown.etag)
        }
        return answer(await create(deps, callerAdmin(request.caller), inputOf(request.body), answer))
      },
    get:
      <Deps extends Shown>(find: (deps: Deps, admin: AdminCaller, id: string) => Promise<Row>) =>
      async (deps: Deps, { caller, params }: Reading<Params>) =>
        current(body(await find(deps, callerAdmin(caller), idOf(idIn(params))), deps)),
    /** A change whose reply is stored under the request's `Idempotency-Key`: see `saved`. */
    update:
      <Deps extends Shown, Given, Patch>(
        update: (deps: Deps, admin: AdminCaller, target: Target, patch: Patch) => Promise<Row>,
        patchOf: (given: Given) => Patch,
      ) =>
      async (deps: Deps, request: Changing<Params, Given>) =>
        await saved(
          request.caller,
          (row: Row) => body(row, deps),
          async admin => await update(deps, admin, target(request), patchOf(request.body)),
        ),
    act:
      <Deps extends Shown, Given>(
        act: (deps: Deps, admin: AdminCaller, target: Target, given: Given) => Promise<Row>,
      ) =>
      async (deps: Deps, request: Changing<Params, Given>) =>
        current(body(await act(deps, callerAdmin(request.caller), target(request), request.body), deps)),
    delete:
      <Deps extends Shown>(remove: (deps: Deps, admin: AdminCaller, target: Target) => Promise<void>) =>
      async (deps: Deps, request: Changing<Params, unknown>) => {
        await remove(deps, callerAdmin(request.caller), target(request))
        return { status: 204 as const }
      },
  }
}
