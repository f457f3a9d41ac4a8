import { describe, expect, it } from 'vitest';
import { readPhpConstant } from '../../tools/facts/php-constant.ts';

describe('readPhpConstant()', () => {
  it('reads nested arrays, lists and maps alike, and skips comments', () => {
    const source = `class A {
	const OTHER = array( 'x' );
	/** Doc. */
	const KEYS = array(
		'a' => null, // A comment, with 'quotes'.
		'b' => array( 'it\\'s', 2.5, true ),
		'c' => array(),
	);
}`;
    expect(readPhpConstant(source, 'KEYS')).toEqual({ a: null, b: ["it's", 2.5, true], c: [] });
  });

  it('throws for a constant that is not there, and for values it cannot read', () => {
    expect(() => readPhpConstant('class A {}', 'KEYS')).toThrow(/KEYS/);
    expect(() => readPhpConstant('const KEYS = array( self::A );', 'KEYS')).toThrow(/cannot read/);
  });
});
