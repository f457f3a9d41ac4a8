import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Language, Parser, type Tree, type TreeCursor } from 'web-tree-sitter';
import { openParserRuntime } from '../../server/src/analysis/languages/parser-runtime.ts';
import { SyntaxCursor } from '../../server/src/analysis/languages/syntax-cursor.ts';
import { findWorkerAssets } from '../../server/src/workers/assets.ts';

const assets = findWorkerAssets();
const runtime = await openParserRuntime(async () => readFileSync(assets.runtime));

const long = 'a'.repeat(300);
const samples = {
  php: [
    '',
    'no tag at all',
    "<?php\n// first\nnamespace Shelf\\Books;\nuse Shelf\\{ Book, function add as put };\nfunction f( int $a, ?string &$b = null, ...$c ): ?array { return [ 'a' => $a, ...$c ]; }\n",
    '<p><?= $title ?></p>\n<?php if ( $a ) : ?>\n\t<b>é 📚 <?php echo "{$a[1]} $b->c"; ?></b>\n<?php elseif ( $b ) : endif;',
    '<?php\n#[Attribute]\nfinal class A extends B implements C { use T; const X = 1; public function __construct( private readonly int $a ) {} /* between */ }\nenum E: string { case A = "a"; }\n',
    "<?php $a = <<<TEXT\n  one {$b->c( 1 )} two\n  TEXT . <<<'RAW'\nraw\nRAW;\n$b = fn( $x ) => match ( true ) { $x > 1, $x < 0 => 1, default => null };",
    `<?php $${long} = '${long}'; // ${long}\n\n\n\n${' '.repeat(300)}f( $a /* here */, /* there */ );`,
    '<?php function ( { $a = ; if ( $b { ] "open',
    `<?php ${'f( '.repeat(200)}${' )'.repeat(200)};`,
  ],
  javascript: [
    '',
    'const { a, b: [ c ] } = d?.e ?? f;\nexport default class G extends H { #i = 1; get j() { return this.#i; } }\n',
    'const x = <A b="c" { ...d }>é 📚 { e.map( ( f ) => <G key={ f } /> ) }</A>;\n',
    `for ( const a of b ) { if ( a ) continue; /* c */ } // d\n\`e \${ f + \`g \${ h }\` }\`;\n<!-- old\n`,
    'function ( { let a = ; [ "open',
  ],
  tsx: ['const a = <B<string> c={ d as E }/>; interface F<G extends H = I> { readonly j?: K[]; }\n'],
} as const;

type Row = readonly [depth: number, type: number, start: number, end: number, field: number];

function walk(cursor: SyntaxCursor): Row[] {
  const rows: Row[] = [];
  let depth = 0;
  for (;;) {
    rows.push([depth, cursor.typeId, cursor.start, cursor.end, cursor.fieldId]);
    if (cursor.toFirstChild()) {
      depth++;
      continue;
    }
    while (!cursor.toNextSibling()) {
      if (!cursor.toParent()) return rows;
      depth--;
    }
  }
}

function walkBindings(cursor: TreeCursor): Row[] {
  const rows: Row[] = [];
  for (;;) {
    const { currentDepth, nodeTypeId, startIndex, endIndex, currentFieldId } = cursor;
    rows.push([currentDepth, nodeTypeId, startIndex, endIndex, currentFieldId]);
    if (cursor.gotoFirstChild()) continue;
    while (!cursor.gotoNextSibling()) if (!cursor.gotoParent()) return rows;
  }
}

/** Both ways, the bindings' last: what comes after may not be disturbed. */
function bothWays(tree: Tree): [Row[], Row[]] {
  return [walk(new SyntaxCursor(runtime, tree)), walkBindings(tree.walk())];
}

for (const grammar of ['php', 'javascript', 'tsx'] as const) {
  test(`a tree of ${grammar} is walked as the bindings of the parser walk it`, async () => {
    const parser = new Parser();
    parser.setLanguage(await Language.load(readFileSync(assets.grammars[grammar])));
    for (const code of samples[grammar]) {
      const tree = parser.parse(code);
      if (tree === null) throw new Error('not parsed');
      const [ours, theirs] = bothWays(tree);
      expect(ours, code).toEqual(theirs);
      tree.delete();
    }
    parser.delete();
  });
}
