/** Logic that PHP does not compile is not taken, and logic that it compiles is: PHP itself is asked. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { unfitLogic } from '../../server/src/generation/by-model/unfit-logic.ts';
import { analyzer } from '../analysis/analyzer-for-tests.ts';
import { peerPath, requirePeer } from './peers.ts';

requirePeer('php')('logic', () => {
  const compiles = (body: string): boolean => {
    const input = `<?php\nfinal class Desk {\n\tprivate function run() {\n\t\t${body}\n\t}\n}\n`;
    return spawnSync(peerPath('php'), ['-n', '-l'], { input }).status === 0;
  };

  it.each([
    'try { wp_cache_flush(); } catch ( \\\\Throwable $e ) {}',
    '$a = \\\\time();',
    'break;',
    'while ( $a ) { continue 2; }',
    'while ( $a ) { $b = function () { break; }; }',
    '$this = 1;',
    'unset( $this );',
    'global $this;',
    '$a = $b[];',
    'return $b[];',
    'goto x;',
    'declare( strict_types = 1 );',
    'use Foo;',
    'namespace A;',
    'const A = 1;',
    'foreach ( $a as 1 ) {}',
    'isset( time() );',
    'isset( 1 );',
    'empty();',
    'time() = 1;',
    '$a->b() = 1;',
    'list() = $a;',
    '$x = function ( $a, $a ) {};',
    '$x = function ( $this ) {};',
    "add_action( 'a', function () use ( $this ) {} );",
    "add_action( 'a', function ( $x ) use ( $x ) {} );",
    '$a = match ( 1 ) { default => 1, default => 2 };',
    'switch ( 1 ) { default: default: }',
    'max( ...$b, $c );',
    'max( a: 1, 2 );',
    '$a = 1 <=> 2 <=> 3;',
    '$a = $b == $c == $d;',
    '$a = $b ? 1 : $c ? 3 : 4;',
  ])('that PHP does not compile is not taken: %s', (body) => {
    expect(compiles(body)).toBe(false);
    expect(unfitLogic(analyzer, body)).not.toBeNull();
  });

  it.each([
    'foreach ( $a as $b ) { if ( $b ) { continue; } while ( $b ) { switch ( $b ) { case 1: break 3; default: break; } } }',
    'try { wp_cache_flush(); } catch ( \\InvalidArgumentException | \\Throwable $e ) {}',
    '$a[] = 1; $a[][] = 2; $a["b"][] = \\time();',
    'foreach ( $a as list( $b, $c ) ) { $d[ $b ] = $c; }',
    'list( , $b ) = $a; [ "x" => $c ] = $a;',
    '$a = isset( $b["x"], $c->d, Desk::$e ) && ! empty( trim( $f ) );',
    '$a = ( $b ? 1 : $c ) ? 3 : 4; $d = $b ? ( $c ? 1 : 2 ) : 3; $e = $b ?: $c ?: $d;',
    '$a = ( $b == $c ) == $d; $e = $b < $c && $c < $d;',
    'static $a = 1, $b = array( "x" => \'y\' . PHP_EOL ), $c = -DAY_IN_SECONDS; ;',
    'max( 1, ...$b ); max( 1, 2 );',
    'switch ( $a ) { case 1: break; default: $b = 1; }',
    "add_filter( 'the_title', function ( $title ) use ( $a, &$b ) { static $c = null; return $this->d . $title; } );",
    '$x = fn( ?int $a, string ...$b ) => $a;',
    "$a = <<<'X'\n\t\t\ttext\n\t\t\tX;",
  ])('that PHP compiles is taken: %s', (body) => {
    expect(compiles(body)).toBe(true);
    expect(unfitLogic(analyzer, body)).toBeNull();
  });
});
