// What may import what: docs/architecture.md says why. `npm run check` fails on a violation.
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    forbid(
      'shared-imports-nothing-of-ours',
      { path: '^shared/src' },
      { path: '^(server|lsp|vscode-extension|cms-plugin)/' },
      'shared is the contract: everyone imports it, it imports nobody',
    ),
    forbid(
      'analysis-is-pure',
      { path: '^server/src/analysis', pathNot: '\\.test\\.ts$' },
      {
        pathNot: [
          '^server/src/analysis',
          '^shared/src',
          'node_modules/(web-tree-sitter|typebox|jsonc-parser|postcss|postcss-scss|postcss-safe-parser)/',
        ],
      },
      'analysis is parse → facts → rules → report: no I/O, no clock, no Fastify',
    ),
    forbid(
      'flow-knows-no-rules',
      { path: '^server/src/analysis/languages/php/(flow|taint)/' },
      { path: '^server/src/analysis/rules/' },
      'the interpreter finds facts; rules ask for them',
    ),
    forbid(
      'languages-know-no-rules',
      { path: '^server/src/analysis/languages/' },
      { path: '^server/src/analysis/rules/' },
      'what reads and runs a language is given its rules',
    ),
    forbid(
      'generation-is-pure',
      { path: '^server/src/generation', pathNot: '^server/src/generation/reading/language/(english\\.ts|data/)' },
      {
        pathNot: [
          '^server/src/(generation|analysis)',
          '^shared/src',
          'node_modules/(typebox|any-ascii)/',
          '^(node:)?zlib$',
        ],
      },
      'generation is request → plan → files; it may call analysis to check what it wrote',
    ),
    forbid(
      'only-english-reads-its-data',
      { path: '^server/src/generation/reading/language/english\\.ts$' },
      { pathNot: ['node_modules/wink-nlp/', '^(node:)?(fs|module|url|zlib)$'] },
      'what is known of English is read from its files with the first description, nowhere else',
    ),
    forbid(
      'routes-use-what-the-app-decorates',
      { path: '^server/src/routes' },
      { path: '^server/src/(routes/.*/|store|workers|tls|cli)', pathNot: '^server/src/routes/(support|.*/support)' },
      'a route is one file: it imports no other route and no SQL',
    ),
    forbid(
      'only-the-pool-knows-worker-files',
      { path: '^(server|lsp|vscode-extension)/src', pathNot: '^server/src/workers/' },
      { path: '^server/src/workers/worker' },
      'user code runs in workers, which only the pool starts',
    ),
    forbid(
      'only-the-store-knows-sql',
      { path: '^server/src', pathNot: '^server/src/store/' },
      { path: ['node_modules/(kysely|pg)/', '^(node:)?sqlite$'] },
      'SQL lives in the repositories of store/',
    ),
    forbid(
      'only-jobs-know-pg-boss',
      { path: '^server/src', pathNot: '^server/src/jobs/' },
      { path: 'node_modules/pg-boss/' },
      'work is put in through the contract of jobs/',
    ),
    forbid(
      'lsp-imports-shared-only',
      { path: '^lsp/src' },
      { path: '^(server|vscode-extension|cms-plugin)/' },
      'the language server talks HTTP',
    ),
    forbid(
      'lsp-features-stand-alone',
      { path: '^lsp/src/features/([^/]+)\\.ts$' },
      { path: '^lsp/src/features/', pathNot: '^lsp/src/features/$1\\.ts$' },
      'features never import each other',
    ),
    forbid(
      'extension-launches-built-programs',
      { path: '^vscode-extension/src' },
      { path: '^(server|lsp|cms-plugin)/' },
      'the extension starts programs, it does not import them',
    ),
    forbid(
      'no-cycles',
      { path: '^(shared|server|lsp|vscode-extension)/src' },
      { circular: true },
      'a cycle is two modules that are one',
    ),
  ],
  options: {
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
    doNotFollow: { path: 'node_modules' },
  },
};
