import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { phpRules } from '../../server/src/analysis/rules/registry/php.generated.ts';
import { statementsOf, syntaxInOneGo, syntaxOfTree } from './support/php-syntax.ts';

/** What is read in one go, form by form. */
const forms: Readonly<Record<string, readonly string[]>> = {
  'page text': [
    '<?php',
    '\n <p>hi <?php echo 1; ?> there\n',
    '<?php if ( $a ) : ?> x <?php elseif ( $b ) : ?> y <?php else : ?> z <?php endif ?>\n',
    '<?php if ( $a ) { ?> x <?php } else { ?> y <?php } ?>',
    '<ul><?php foreach ( $a as $b ) : ?><li><?= $b ?></li><?php endforeach; ?></ul>',
    '<?php switch ( $a ) : ?>\n<?php case 1 : ?> one <?php break; default : ?> other <?php endswitch; ?>',
    '<?php if ( $a ) : if ( $b ) { c(); } ?> x <?php elseif ( $d ) : e(); endif;',
    '<?PHP echo $a /* said */ ?> < 5 <',
    '<?php echo $a // said\n ?>\n',
    '<?php $a = 1 # ?>x<?php # [\n$b = 2;',
    '<?php // why?\necho 1; // really??\r\n/* and */ echo 2 ?>',
    'a < b <?= $a; ?>',
  ],
  literals: [
    '<?php $a = [ 1, 0x1F, 0b11, 017, 0o17, 1_000, 1.5, .5, 1., 2e3, 1.5e-3, \'a\\\'b\\\\\', "a\\"b", true, FALSE, Null ];',
    `<?php echo "a $b c", "$a[0] $a[-1] $a[key] $a[$i]", "$a->b->c {$a->b['c']->d()} \${e} \${f[1]} \\$g \\{$h}";`,
    '<?php echo "é 📚 $wert[ä]", "$", "$5", "{ $a}", "\\u{1F600}$a";',
    '<?php $a = <<<TEXT\n  one {$b->c( 1 )} $two\n  TEXT;\nf( <<<\'RAW\'\nraw $a\nRAW, <<<"Q"\nq\nQ);',
    '<?php $a = `ls $b`;',
  ],
  expressions: [
    '<?php $a = $b ?: $c ?? $d && ! $e || $f and $g xor $h or $i;',
    '<?php $a = 1 + 2 * 3 ** -4 ** 5 % 6 . 7 << 8 <=> 9 | 1 & 2 ^ 3 <> 4 !== 5;',
    '<?php $a = ! $b instanceof C; $d = -$e ** 2; $f = (int) $g + 1; $h = (array) $i[\'j\']; $k = @$l[0] . "m";',
    '<?php $a .= $b ??= $c; $d =& $e; $f = & new G; $h **= 2; $i++ + ++$j - --$k; ! $l = m() && n();',
    "<?php [ $a, [ $b, , $c ], 'k' => $d, &$e ] = $f; list( , $g, list( $h ) ) = $i; foreach ( $j as [ $k, $l ] ) ;",
    '<?php $a->b->$c->{ $d . 1 }()?->e[ 0 ]( ...$f )( a: 1, b: $g ? h : i ); A::B::C; A::$d[ 1 ]; $e::f(); static::g(); ( $h )( ...);',
    '<?php $a = new B; $c = new $d->e[\'f\']( 1 ); $g = new ( $h . "I" )(); $j = new class( 1 ) extends K implements L, M { use N; };',
    '<?php $a = fn( int ...$b ): ?array => $b and 1; $c = static function &( $d ) use ( $e, &$f ): void { return; };',
    '<?php $a = match ( true ) { $b, $c => 1, default => throw new D(), }; $e = clone $f->g; print include "a" . "b";',
    '<?php function f() { $a = yield; yield 1; yield 1 => 2; yield from g(); $b = ( yield $c ) + 1; }',
    '<?php \\A\\b( namespace\\c(), D\\E::F, self::G, parent::h(), array( 1, "a" => &$b, ...$c ) );',
    `<?php $$a = $$$b; \${ "a" . $c } = (object) [ "x" => (string) -1 ];`,
    '<?php $a = ( ( $b . "c" ) . ( "d" . $e ) ) . f( ( $g ), ( 1 + 2 ) * 3 );',
    '<?php b( $b ) . Type\\of( b::class );',
  ],
  statements: [
    '<?php if ( $a ) b(); elseif ( $c ) { d(); } else if ( $e ) f(); else g();',
    '<?php while ( $a ) : b(); endwhile; do { c(); } while ( $d ); for ( $e = 0, $f = 1; $e < 2; $e++, $f-- ) g(); for ( ;; ) : h(); endfor;',
    '<?php foreach ( $a as $b => &$c ) { continue 2; } foreach ( f() as list( $d ) ) : break; endforeach; foreach ( $g as $h->i ) j();',
    "<?php switch ( $a ) { case 1: case 'x'; b(); break; default: c(); }",
    '<?php try { a(); } catch ( B | \\C\\D $e ) { f(); } catch ( G ) { } finally { h(); }',
    '<?php global $a, $$b; static $c, $d = 1; unset( $e[ 1 ], $f->g, ); echo 1, 2, 3; exit; exit( 1 ); die( "x" ); die;',
    '<?php declare( strict_types=1 ); namespace A\\B; use C\\D as E, F; use function G\\h; use const I\\J; use K\\{ L, function m as n, O\\P };',
    '<?php namespace A { const B = 1, C = 2; } namespace { goto d; d: e(); ; }',
    '<?php return; { return 1; } return [ 1 ] ?>',
  ],
  declarations: [
    '<?php #[A, B( 1 )] function &f( #[C] int|string|null $a = 1 + 2, ?D\\E &$b = null, self & F ...$c ): static { }',
    '<?php abstract class A extends B\\C implements D, \\E { const F = 1; final public const string G = "h"; var $i, $j = 1; public static ?int $k = 2; protected readonly K|L $l; }',
    '<?php class A { use B, C { B::d insteadof C; e as protected f; } abstract protected function g(); #[H] final public static function list( private readonly int $a = 1, protected &$b ): ?self { return $this->class; } }',
    '<?php interface A extends B, C { public function d(); } trait E { private $f; } enum G: string implements H { case I = "i"; const J = self::I; public function k() { } }',
    '<?php final class A {} readonly class B {} #[C] class D {} #[E] fn() => 1;',
    '<?php class A { const VALUE = 1; public function print() { self::PRINT; } }',
  ],
};

describe('what is read in one go is what the parser makes that recovers from errors', () => {
  describe.each(Object.entries(forms))('%s', (_, codes) => {
    it.each(codes)('%s', (code) => {
      expect(syntaxInOneGo(code)).toBe(syntaxOfTree(code));
    });
  });

  test('in the examples of every rule', () => {
    let read = 0;
    for (const { meta } of phpRules) {
      for (const example of [...meta.examples.bad, ...meta.examples.good]) {
        const code = typeof example === 'string' ? example : example.code;
        const syntax = syntaxInOneGo(code);
        if (syntax === null) continue;
        expect(syntax, `${meta.id}: ${code}`).toBe(syntaxOfTree(code));
        read++;
      }
    }
    expect(read).toBeGreaterThan(300);
  });

  test('in the same examples with a token dropped, doubled or exchanged with the next, where they can still be read', () => {
    const token =
      /\$?[A-Za-z_]\w*|\d+|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|->|::|=>|[=!]==?|&&|\|\||\?\?|\.\.\.|[^\s\w]/g;
    let refused = 0;
    for (const { meta } of phpRules) {
      for (const example of [...meta.examples.bad, ...meta.examples.good]) {
        const code = typeof example === 'string' ? example : example.code;
        const tokens = [...code.matchAll(token)].slice(4);
        const step = Math.max(1, Math.floor(tokens.length / 4));
        for (let at = 0; at + 1 < tokens.length; at += step) {
          const [{ index, 0: found }, next] = [tokens[at] ?? { index: 0, 0: '' }, tokens[at + 1]];
          const before = code.slice(0, index);
          const after = code.slice(index + found.length);
          const rest = code.slice((next?.index ?? 0) + (next?.[0].length ?? 0));
          for (const changed of [
            before + after,
            `${before}${found} ${found}${after}`,
            `${before}${next?.[0]} ${found} ${rest}`,
          ]) {
            const syntax = syntaxInOneGo(changed);
            if (syntax === null) refused++;
            else expect(syntax, `${meta.id}: ${changed}`).toBe(syntaxOfTree(changed));
          }
        }
      }
    }
    expect(refused).toBeGreaterThan(1000);
  });

  const corpus = join(import.meta.dirname, '../../.corpus');
  test.skipIf(!existsSync(corpus))("in WordPress' packages", () => {
    const files = globSync('**/*.php', { cwd: corpus });
    for (const name of files) {
      const code = readFileSync(join(corpus, name), 'utf8');
      expect(syntaxInOneGo(code), name).toBe(syntaxOfTree(code));
    }
  });
});

describe('read as PHP does, where the other parser does not', () => {
  const value = (code: string) => statementsOf(`<?php ${code}`);

  it('gives an else to the nearest if', () => {
    expect(value('if ( $a ) if ( $b ) c(); else d();')).toMatchObject([
      { otherwise: null, branches: [{ body: { body: [{ kind: 'If', otherwise: { kind: 'Block' } }] } }] },
    ]);
  });

  it('keeps the empty line before the end of a heredoc', () => {
    expect(value('$a = <<<E\none\n\nE;')).toMatchObject([{ value: { value: { kind: 'Str', value: 'one\n' } } }]);
  });

  it('lets anything follow the end of a heredoc, which may be empty', () => {
    expect(value('$a = <<<E\none\nE . <<<F\nF . 1;')).toMatchObject([
      { value: { value: { parts: [{ value: 'one' }, { value: '' }, { value: 1 }] } } },
    ]);
  });

  it('lets functions and constants be called enum', () => {
    expect(value('enum( enum::A );')).toMatchObject([
      { value: { kind: 'Call', args: [{ value: { kind: 'ClassConst' } }] } },
    ]);
  });

  it('takes a cast for what is assigned, not for what is assigned to', () => {
    expect(value('$a = (int) $b = $c;')).toMatchObject([
      { value: { target: { name: 'a' }, value: { kind: 'Cast', value: { kind: 'Assign' } } } },
    ]);
  });

  it('lets constants have the names of types', () => {
    expect(value('class A { const VOID = 1; }')).toMatchObject([{ consts: [{ name: 'VOID' }] }]);
  });

  it('lets functions be called as modifiers are, and return static', () => {
    expect(value('class A { function a(): static { } }')).toMatchObject([
      { methods: [{ name: 'a', returnType: 'static' }] },
    ]);
  });
});

describe('left to the parser that recovers from errors', () => {
  it.each([
    '',
    'no tag at all',
    '<?phpecho 1;',
    '<?xml version="1.0"?><?php echo 1;',
    '<?php echo "open',
    "<?php echo 'open",
    '<?php /* open',
    '<?php echo <<<E\nopen',
    '<?php if ( $a { }',
    '<?php function ( { $a = ; if ( $b { ] "open',
    '<?php }',
    '<?php foo( ;',
    '<?php use some Name\\here;',
    '<?php $a = [ 1, , 2 ];',
    '<?php class { }',
    '<?php echo 1 2;',
    '<?php else { }',
    '<?php "$a[" . "]";',
    '<?php if ( $a ) { } ?> <?php else { }',
    `<?php $a = ${'['.repeat(300)}${']'.repeat(300)};`,
    `<?php $a = ${'['.repeat(40)}$b${'] = 1'.repeat(40)};`,
    '<?php __halt_compiler(); anything',
    '<?php function f( $a $b ) { }',
    '<?php $a = function () use ( $b $c ) { };',
    '<?php f( 1 2 );',
    '<?php $a = array( 1 2 );',
    '<?php list( $a $b ) = $c;',
    '<?php $a = match ( $b ) { 1 => 2 3 => 4 };',
    '<?php unset( $a $b );',
    '<?php use A B;',
    '<?php use A\\{ B C };',
    '<?php 1 = $a;',
    '<?php 1++;',
    '<?php namespace 1;',
    '<?php class A { static case B; }',
    '<?php class A { $b; }',
    '<?php enum A { case B /* said */; }',
    '<?php f( ( 1 ?> page <?php ) );',
    '<?php if ( $a ?> page <?php ) { }',
    '<?php for ( ?> page <?php ; ; ) { }',
    '<?php switch ( $a ) { case 1 b(); }',
    '<?php foreach ( $a as $b => ) { }',
    '<?php #[A B] function f() { }',
    '<?php $a = "$b[c";',
    '<?php $a = 08;',
    '<?php $a = 1a;',
    '<?php $a = new;',
    '<?php $a = $b ? c;',
    '<?php try { } 1;',
    '<?php $a = (int);',
    '<?php $a->;',
    '<?php A::;',
    '<?php function f(): { }',
    '<?php const A;',
    '<?php goto 1;',
    '<?php static $a $b;',
    '<?php global $a $b;',
    '<?php echo 1 2;',
    '<?php while ( $a ) : b(); endif;',
    '<?php if ( $a ) : b(); else c(); endif;',
    '<?php do { } while $a;',
    '<?php catch ( A $b ) { }',
  ])('%s', (code) => {
    expect(syntaxInOneGo(code)).toBeNull();
  });

  // In time that grows with the text: a square of it would take minutes. And no deeper than a stack goes.
  it('is not what has attributes within attributes, which are read once', () => {
    const nested = (depth: number): string =>
      depth === 0 ? '1;' : `#[A( function () { ${nested(depth - 1)} } )] class B${depth} { }`;
    expect(syntaxInOneGo(`<?php ${nested(40)}`)).not.toBeNull();
  });

  const pieces =
    '[ ( "{$a[ f( $a[$b ! ?1: <<<A\n \'\\ /* #[ if(1) { ->$a $ ${ $$a clone· new· & @ - ++ (int) fn()=> function(){ match(1){1=> ' +
    'yield· print· static· "$a{$b ` #[A( class·A{ new·class{function·f(){ $a= $a?? $a** :: ?-> \\ namespace\\ ' +
    'use· const·A= switch(1){case·1: do· try{ declare(ticks=1) ?><?php· elseif(1): else·if(1) [[]= list( f(...$a, ' +
    '<<<A\n{$a[ $a.= foreach($a·as·[ for(;; a: goto·a; $a=(b)?';
  it.each(pieces.split(' ').map((piece) => piece.replaceAll('·', ' ')))(
    'is what has %j in it a hundred thousand times, or read',
    (piece) => {
      syntaxInOneGo(`<?php $x = 1; ${piece.repeat(100_000)}`);
    },
  );
});
