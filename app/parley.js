#!/usr/bin/env node
import * as nodeModule from 'node:module'

// This file is no TypeScript, so that a Node which cannot read TypeScript says so, and a start that finds everything in
// the compile cache does not load the compiler.
const NEEDED = 24
if (Number.parseInt(process.versions.node) < NEEDED) {
  process.stderr.write(
    `Parley needs Node ${NEEDED}, and this is ${process.versions.node}. ` +
      'In the checkout, `npx parley` uses the Node among its packages.\n',
  )
  process.exit(1)
}
// What was compiled at the last start is read again.
nodeModule.enableCompileCache()
await import('./cli.ts')
