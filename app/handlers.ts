import * as admin from '../handlers/admin/index.ts'
import * as config from '../handlers/config/index.ts'
import * as engine from '../handlers/engine/index.ts'
import * as files from '../handlers/files/index.ts'
import * as insights from '../handlers/insights/index.ts'
import * as intake from '../handlers/intake/index.ts'
import * as oauth from '../handlers/oauth/index.ts'
import * as ops from '../handlers/ops/index.ts'
import * as publicSurface from '../handlers/public/index.ts'
import * as training from '../handlers/training/index.ts'
import type { NotServed } from '../generated/not-served.ts'
import type { Handler, ServedOperation } from '../handlers/wire.ts'

/** A handler for each operation, held to the request and the replies of its contract. */
export const handlers = {
  ...admin,
  ...config,
  ...engine,
  ...files,
  ...insights,
  ...intake,
  ...oauth,
  ...ops,
  ...publicSurface,
  ...training,
} satisfies { [Op in Exclude<ServedOperation, NotServed>]: Handler<Op, never> }
