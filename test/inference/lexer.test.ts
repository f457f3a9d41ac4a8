import { describe, expect, it } from 'vitest';
import { type BuiltinLanguage, lex } from '../../server/src/inference/builtin/lexer/lex.ts';
import { TokenKind, type TokenList } from '../../server/src/inference/builtin/lexer/token-list.ts';

const kindNames = Object.entries(TokenKind);
const read = (text: string, language: BuiltinLanguage) => {
  const tokens = lex(text, language);
  return tokens.kinds.map((kind, at) => [kindNames.find(([, value]) => value === kind)?.[0], tokens.textAt(at)]);
};

/** Every character is in one token, or is white space between two. */
function expectLossless(tokens: TokenList): void {
  let end = 0;
  for (let at = 0; at < tokens.length; at++) {
    const start = tokens.starts[at] ?? 0;
    expect(start).toBeGreaterThanOrEqual(end);
    expect(tokens.text.slice(end, start).trim()).toBe('');
    end = tokens.ends[at] ?? 0;
    expect(end).toBeGreaterThan(start);
  }
  expect(end).toBeLessThanOrEqual(tokens.text.length);
  expect(tokens.text.slice(end).trim()).toBe('');
}

describe('the PHP lexer', () => {
  it('reads names, variables, short strings and operators as tokens', () => {
    expect(read(`<?php add_action( 'init', $a?->b );`, 'php')).toEqual([
      ['tag', '<?php'],
      ['word', 'add_action'],
      ['punctuation', '('],
      ['string', "'init'"],
      ['punctuation', ','],
      ['variable', '$a'],
      ['punctuation', '?->'],
      ['word', 'b'],
      ['punctuation', ')'],
      ['punctuation', ';'],
    ]);
  });

  it('reads long strings in pieces that keep their blanks', () => {
    expect(read(`<?php echo "Hi there, {$a}!";`, 'php').slice(2)).toEqual([
      ['open', '"'],
      ['piece', 'Hi'],
      ['piece', ' there'],
      ['piece', ','],
      ['piece', ' {'],
      ['piece', '$a'],
      ['piece', '}'],
      ['piece', '!'],
      ['close', '"'],
      ['punctuation', ';'],
    ]);
  });

  it('goes in and out of HTML', () => {
    const kinds = read('<p class="a"><?= $x ?></p>', 'php').map(([kind]) => kind);
    expect(kinds).toEqual([...Array(7).fill('html'), 'tag', 'variable', 'tag', 'html', 'html']);
  });

  it('reads heredocs up to their end and says when it is missing', () => {
    const whole = lex('<?php $a = <<<EOT\n$b; "quoted"\n  EOT;\n$c = 1;', 'php');
    expect(whole.openString).toBeNull();
    expect(whole.textAt(whole.length - 2)).toBe('1');
    expect(lex('<?php $a = <<<EOT\nnever ends', 'php').openString).toBe('EOT');
  });

  it('ends a line comment at the closing tag', () => {
    expect(read('<?php // done ?><b>', 'php').at(-2)).toEqual(['html', '<b']);
  });
});

describe('the JavaScript lexer', () => {
  it('tells regular expressions from divisions', () => {
    expect(read('a = b / c / d; e = /[/"]+/g.test(f)', 'javascript').filter(([kind]) => kind === 'string')).toEqual([
      ['string', '/[/"]+/g'],
    ]);
  });

  it('reads code inside template literals as code', () => {
    const tokens = read(`x = \`a \${ f( { b: \`c\` } ) } d\`;`, 'javascript');
    expect(tokens.filter(([kind]) => kind === 'piece').map(([, text]) => text)).toEqual(['a', ' ', 'c', ' d']);
    expect(tokens.at(-1)).toEqual(['punctuation', ';']);
  });

  it('ends an unclosed quote with its line, so that JSX text does no harm', () => {
    expect(read("<p>Don't</p>\nreturn 1", 'javascript').slice(-2)).toEqual([
      ['word', 'return'],
      ['number', '1'],
    ]);
  });
});

describe('any text', () => {
  const odd = [
    '',
    '\n\n',
    '<?php',
    '<?php "',
    "<?php '\\",
    '<?php <<<',
    '<?php <<<X\n',
    '<?php /* open',
    '<?php #[Attr(1)] #comment',
    '<?xml version="1.0"?><?php echo 1 ?>',
    '`${`${`',
    '}}}]])(',
    '/[/',
    '\u0000\u0001\uFFFF',
    'é🎉$ü',
    '<!-- wp:paragraph {"a":1} -->\n<p>x</p>\n<!-- /wp:paragraph -->',
    '1.5e-3 0xFF 1_000 .5',
  ];

  it.each(odd)('is read without loss: %j', (text) => {
    for (const language of ['php', 'javascript'] as const) expectLossless(lex(text, language));
  });

  it('is read without loss when parts of code are shuffled at random', () => {
    const parts = [
      ...'\'"`/*\\$\n <>?{}()[]#;=.'.split(''),
      '<?php',
      '?>',
      '<<<A\n',
      'A',
      '//',
      '${',
      'ab',
      '1',
      '-->',
      '<!--',
      'é',
    ];
    let seed = 7;
    const random = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return seed;
    };
    for (let round = 0; round < 1500; round++) {
      const text = Array.from({ length: random() % 40 }, () => parts[(random() >> 8) % parts.length]).join('');
      for (const language of ['php', 'javascript'] as const) expectLossless(lex(text, language));
    }
  });

  it('takes time in proportion to its length', () => {
    // A megabyte each: were any of these quadratic, the test would run into its time limit.
    for (const part of ['<?', "'", '/', '(/[', '`${', '<<<A\n', '{', '/*', '// x\n', '\\', ' '])
      for (const language of ['php', 'javascript'] as const)
        lex(`<?php ${part.repeat(1_000_000 / part.length)}`, language);
  });
});
