import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { Command } from 'commander'
import { createProgram } from '../../app/cli/commands.ts'
import { processesOption } from '../../app/cli/processes.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const WATCH = path.join(ROOT, 'test/support/loaded-modules.ts')

describe('the usage of the command line', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parley-usage-'))
  after(() => {
    rmSync(folder, { recursive: true })
  })

  /** Runs a command without an environment, and names the files of the project that it has loaded. */
  function run(...args: string[]) {
    const log = path.join(folder, `${args.join('-').replaceAll(/\W/g, '-')}.log`)
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', WATCH, 'app/parley.js', ...args], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], LOADED_MODULES: log },
      encoding: 'utf8',
    })
    const loaded = readFileSync(log, 'utf8')
      .split('\n')
      .filter(url => url.startsWith(`file://${ROOT}/`) && !url.includes('/node_modules/'))
      .map(url => url.slice(`file://${ROOT}/`.length))
    return { code: status, stdout, stderr, loaded }
  }

  it('loads nothing of the service for the help and the version', () => {
    for (const args of [['--help'], ['--version'], ['flow', '--help'], ['workspace', '--help'], ['help', 'token']]) {
      const { code, stdout, loaded } = run(...args)
      assert.equal(code, 0)
      assert.ok(stdout.length > 0)
      assert.deepEqual(
        loaded.filter(file => !file.startsWith('app/')),
        [],
        args.join(' '),
      )
      assert.ok(loaded.length <= 10, loaded.join('\n'))
    }
  })

  it('loads nothing of the database for commands on files and on a server', () => {
    const flow = 'examples/demo/flows/contact.yaml'
    const commands = [
      ['flow', 'validate', flow, 'examples/demo/workspace.yaml'],
      ['flow', 'test', flow],
      ['flow', 'simulate', flow, '--text', 'Hi'],
      ['workspace', 'validate', 'examples/demo/workspace.yaml', '--offline'],
      ['workspace', 'apply', 'examples/demo/workspace.yaml', '--server', 'http://127.0.0.1:1', '--token', 'missing'],
    ]
    for (const args of commands) {
      const { loaded } = run(...args)
      assert.ok(
        loaded.some(file => file.startsWith('services/workspace/')),
        args.join(' '),
      )
      assert.deepEqual(
        loaded.filter(file => /^adapters\/(postgres|stores)\//.test(file)),
        [],
        args.join(' '),
      )
    }
  })

  it('says which Node it needs, on an older one', () => {
    const older = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.1.0" } })'
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${older}`, 'app/parley.js', 'serve'],
      { cwd: ROOT, encoding: 'utf8' },
    )
    assert.equal(status, 1)
    assert.match(stderr, /^Parley needs Node 24, and this is 20\.1\.0\. .*npx parley.*\n$/)
  })

  it('breaks an error between words at the width of a terminal, and leaves it whole for a program', () => {
    const folder = `${'long/'.repeat(9)}folder`
    const file = `${folder}/${'flow-'.repeat(6)}.yaml`
    const whole = run('flow', 'diff', file, '--server', 'http://127.0.0.1:9').stderr
    assert.match(whole, /^error: .*see parley flow diff --help\n$/)
    const command = `stty cols 60; node app/parley.js flow diff ${file} --server http://127.0.0.1:9`
    const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { cwd: ROOT, encoding: 'utf8' })
    const lines = stdout.trimEnd().split('\r\n')
    assert.ok(lines.length > 1)
    for (const line of lines) assert.ok(line.length <= 60, line)
    assert.equal(lines.map(line => line.trim()).join(' '), whole.trim())
  })

  it('prints the version of the package', () => {
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
    assert.equal(run('--version').stdout, `${version}\n`)
  })

  it('reports wrong usage in one line that points to the help, and exits with 2', () => {
    for (const [args, line] of [
      [['flwo'], "error: unknown command 'flwo' (did you mean flow?); see parley --help\n"],
      [
        ['flow', 'validate', 'a.yaml', '--jsn'],
        "error: unknown option '--jsn' (did you mean --json?); see parley flow validate --help\n",
      ],
      [['flow', 'validate'], "error: missing required argument 'files'; see parley flow validate --help\n"],
      [
        ['key', 'create', '--name', 'site'],
        "error: required option '--workspace <id>' not specified; see parley key create --help\n",
      ],
    ] as const) {
      const { code, stdout, stderr } = run(...args)
      assert.deepEqual([code, stdout, stderr], [2, '', line])
    }
  })

  it('serves in the given number of processes, one per core for auto, and refuses anything else', () => {
    const read = (text: string): unknown =>
      new Command().addOption(processesOption()).parse(['', '', '--processes', text]).opts()
    assert.deepEqual(read('3'), { processes: 3 })
    assert.deepEqual(read('auto'), { processes: os.availableParallelism() })
    for (const [command, text] of [
      ['serve', '0'],
      ['worker', 'two'],
    ] as const) {
      const { code, stderr } = run(command, '--processes', text)
      assert.deepEqual(
        [code, (JSON.parse(stderr) as { msg: string }).msg],
        [
          2,
          `error: option '--processes <n>' argument '${text}' is invalid. ` +
            `It must be auto or a whole number from 1 to 256; see parley ${command} --help`,
        ],
      )
    }
  })

  it('exits with 1 when a file has a mistake, and names the file as it was given', t => {
    const file = './.data/misspelt-next.yaml'
    mkdirSync(path.join(ROOT, '.data'), { recursive: true })
    writeFileSync(path.join(ROOT, file), 'code: hello\nname: Hello\nnodes: [{ id: hello, type: goto, target: helo }]\n')
    t.after(() => rmSync(path.join(ROOT, file)))
    const { code, stderr } = run('flow', 'validate', file)
    assert.equal(code, 1)
    assert.ok(stderr.startsWith(`${file}:3:42: error: `), stderr)
    const absent = run('flow', 'validate', './absent.yaml')
    assert.deepEqual(
      [absent.code, absent.stderr],
      [1, './absent.yaml: error: cannot be read: there is no such file or folder\n'],
    )
    const folder = run('flow', 'validate', './test')
    assert.deepEqual([folder.code, folder.stderr], [1, './test: error: cannot be read: it is a folder\n'])
  })

  it('says what it does not check of a flow whose workspace file is not named', () => {
    const cookbook = 'examples/cookbook'
    const valid = { code: 0, stdout: 'The flow is valid.\n' }
    const validated = (...args: string[]) => {
      const { code, stdout, stderr } = run('flow', 'validate', ...args)
      return { code, stdout, stderr: stderr.replaceAll(/\s+/g, ' ') }
    }
    const flow = `${cookbook}/flows/booking.yaml`
    const unchecked = 'Not checked: whether the forms, flows, goals and connections that are named exist. '
    const advice = 'Name their workspace file with --workspace. '
    assert.deepEqual(validated(flow), { ...valid, stderr: unchecked + advice })
    assert.deepEqual(validated('--workspace', `${cookbook}/workspace.yaml`, flow), { ...valid, stderr: '' })
    assert.equal(validated('--json', flow).stderr, unchecked + advice)
    assert.deepEqual(validated('examples/demo/flows/contact.yaml').stderr, '')
  })

  it('says to a person at a terminal why a service does not start, without a line of JSON', () => {
    const command = 'stty cols 80; PORT=none HOST=x NODE_ENV=production node app/parley.js serve'
    const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'] },
      encoding: 'utf8',
    })
    const lines = stdout.trimEnd().split('\r\n')
    assert.ok(lines.includes('PORT must be a port number from 0 to 65535, not "none".'), stdout)
    assert.ok(lines.includes('DATABASE_URL is required when NODE_ENV is production.'), stdout)
  })

  it('has help that fits a terminal of 80 columns, and describes everything', async () => {
    const commands = everyCommand(await createProgram(() => true))
    assert.ok(commands.length > 30)
    for (const command of commands) {
      command.configureOutput({ getOutHelpWidth: () => 80 })
      const long = command
        .helpInformation()
        .split('\n')
        .filter(line => line.length > 80)
      assert.deepEqual(long, [], command.name())
      assert.doesNotMatch(command.helpInformation(), /default: (?:false|\{\}|\[\])/, command.name())
      assert.notEqual(command.description(), '', command.name())
      for (const option of command.options) assert.notEqual(option.description, '', `${command.name()} ${option.flags}`)
    }
  })
})

function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)]
}
