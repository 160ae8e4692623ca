// `make generate`: everything under generated/. Without Java, all but the SDK's client.
import { resolve } from 'node:path'
import { execFileSync } from 'node:child_process'
import { generate, writeFiles } from './index.ts'
import { hasJava } from './sdk.ts'
import { buildSdk } from './sdk-build.ts'
import { buildWidget } from './widget.ts'

const OUT = resolve(import.meta.dirname, '../../generated')

const files = await generate()
writeFiles(files, OUT)
console.log(`${files.size} files written to generated/`)
if (hasJava()) execFileSync(process.execPath, [resolve(import.meta.dirname, 'sdk.ts')], { stdio: 'inherit' })
else
  console.log(
    'No Java here: generated/sdk/client/ was left unchanged. ' +
      'Install Java 11 or newer and run `make generate` again if a contract of the SDK changed.',
  )
await buildSdk(`${OUT}/sdk/dist`)
await buildWidget(`${OUT}/widget`)
