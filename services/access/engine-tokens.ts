import { isEngineToken } from '../../adapters/secrets.ts'
import { findEngineTokenByHash, type EngineTokenRecord } from '../../adapters/stores/engine-tokens/across-tenants.ts'
import { touchEngineToken, type EngineTokenScope } from '../../adapters/stores/engine-tokens/engine-tokens.ts'
import { createDirectory, type DirectoryDeps, type TokenDirectory } from './token-directory.ts'

export type { EngineTokenScope }

/** A caller of the server-to-server surfaces with an engine token of its own. */
export type EngineCaller = {
  tokenId: string
  name: string
  scopes: ReadonlySet<EngineTokenScope>
  /** The workspaces that its requests may name; null for every one. */
  workspaces: readonly string[] | null
}

export type EngineTokenDirectory = TokenDirectory<EngineCaller>

const TABLES: ReadonlySet<string> = new Set(['engine_tokens'])

/** Bearer tokens `cfe_…`. */
export function createEngineTokenDirectory(deps: DirectoryDeps): EngineTokenDirectory {
  return createDirectory(
    {
      isToken: isEngineToken,
      find: findEngineTokenByHash,
      holderOf: callerOf,
      isUsable: () => true,
      recordUse: touchEngineToken,
      tables: TABLES,
    },
    deps,
  )
}

function callerOf({ id, name, scopes, workspaces }: EngineTokenRecord): EngineCaller {
  return { tokenId: id, name, scopes: new Set(scopes), workspaces }
}
