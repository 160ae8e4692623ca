#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// What was compiled at the last start is read again. This file is no TypeScript, so that a start that finds everything
// there does not load the compiler either.
enableCompileCache()
await import('./cli.ts')
