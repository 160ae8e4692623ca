import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

export default defineConfig(
  {
    ignores: ['generated/**', 'node_modules/**', '.data/**', 'dist/**', 'app/pages/public/**', 'app/pages/console/**'],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js', 'app/parley.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'eqeqeq': ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-duplicate-imports': 'error',
      'max-lines': ['error', { max: 400 }],
      'max-len': ['error', { code: 120 }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // What is taken out of an object so that the rest can be passed on.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, allowDefaultCaseForExhaustiveSwitch: true },
      ],
    },
  },
  {
    // node:test returns promises that the runner itself awaits; supertest bodies are checked against the contract, not
    // by type.
    files: ['test/**', 'bench/**'],
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            {
              from: 'package',
              package: 'node:test',
              name: ['test', 'it', 'describe', 'before', 'after', 'beforeEach', 'afterEach'],
            },
          ],
        },
      ],
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  {
    // A function that is longer has several subjects. A migration is one list of statements, and a test file one of
    // promises.
    files: ['**/*.{ts,tsx}'],
    ignores: ['migrations/**', 'test/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Pages call the service through console/data/ only: each query's key and each change's effect is written once.
    files: ['console/**'],
    ignores: ['console/data/**', 'console/main.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [{ name: '@tanstack/react-query', message: 'Add a hook to console/data/ instead.' }],
          patterns: [
            { group: ['**/data/admin.ts', '**/data/query-keys.ts'], message: 'Add it to console/data/ instead.' },
          ],
        },
      ],
    },
  },
  {
    files: ['console/**'],
    ignores: ['console/data/query-keys.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: [
            'Property[key.name="queryKey"] > ArrayExpression',
            'CallExpression[callee.property.name=/QueryData$/] > ArrayExpression:first-child',
          ].join(', '),
          message: 'Take the key from console/data/query-keys.ts.',
        },
      ],
    },
  },
  {
    files: ['console/data/**'],
    ignores: ['console/data/change.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@tanstack/react-query',
              importNames: ['useMutation'],
              message: 'useChange of console/data/change.ts makes a change.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['app/cli/**', 'scripts/**', 'bench/**', 'test/spread/run.ts', 'test/citus/{cluster,run}.ts'],
    rules: { 'no-console': 'off' },
  },
)
