import { describe, expect, it } from 'vitest';
import { analyzer, findings } from './analyzer-for-tests.ts';

/** What a body of PHP (its first line being line 2) reports. */
const of = (body: string): string[] => findings(`<?php\n${body}\n`);
const xss = (line: number) => `unescaped-output:${line}`;

/** What the files of a plugin report, as `file rule:line`. */
function together(files: Record<string, string>): string[] {
  const names = Object.keys(files);
  const options = { analysisType: 'security', severity: 'all' } as const;
  const reports = analyzer.analyzeTogether(
    names.map((name) => ({ name, code: files[name] ?? '' })),
    options,
  );
  return reports.flatMap(({ issues }, at) =>
    issues.map((issue) => `${names[at]} ${issue.rule.split('/')[1]}:${issue.line}`),
  );
}

describe('constant arguments choose the way through a function', () => {
  it.each<[string, string, string[]]>([
    [
      'a flag that turns escaping off',
      `function out( $t, $escape = true ) {\nif ( $escape ) { $t = esc_html( $t ); }\necho $t;\n}\nout( $_GET['a'] );\nout( $_GET['b'], true );`,
      [],
    ],
    [
      'the same flag where it is off',
      `function out( $t, $escape = true ) {\nif ( $escape ) { $t = esc_html( $t ); }\necho $t;\n}\nout( $_GET['a'], false );`,
      [xss(4)],
    ],
    [
      'a kind that a switch asks for',
      `function fmt( $v, $kind = 'text' ) {\nswitch ( $kind ) {\ncase 'raw':\ncase 'html':\nreturn $v;\ndefault:\nreturn esc_html( $v );\n}\n}\necho fmt( $_GET['a'] );\necho fmt( $_GET['a'], 'html' );`,
      [xss(12)],
    ],
    [
      'a kind that match asks for',
      `function fmt( $v, $kind ) {\nreturn match ( $kind ) { 'url' => esc_url( $v ), 'raw' => $v, default => esc_html( $v ) };\n}\necho fmt( $_GET['a'], 'text' );\necho fmt( $_GET['a'], 'raw' );`,
      [xss(6)],
    ],
    [
      'an entry of an array with defaults',
      `function field( $args ) {\n$args = wp_parse_args( $args, array( 'escape' => true, 'value' => '' ) );\necho $args['escape'] ? esc_html( $args['value'] ) : $args['value'];\n}\nfield( array( 'value' => $_GET['a'] ) );`,
      [],
    ],
    [
      'the same entry where it is off',
      `function field( $args ) {\n$args = wp_parse_args( $args, array( 'escape' => true, 'value' => '' ) );\necho $args['escape'] ? esc_html( $args['value'] ) : $args['value'];\n}\nfield( array( 'value' => $_GET['a'], 'escape' => false ) );`,
      [xss(4)],
    ],
    [
      'a callback by name',
      `function out( $v, $with = 'esc_html' ) {\necho call_user_func( $with, $v );\n}\nout( $_GET['a'] );\nout( $_GET['a'], 'trim' );`,
      [xss(3)],
    ],
    [
      'but not where a loop changes the flag',
      `function out( $list, $first = true ) {\nforeach ( $list as $x ) {\nif ( $first ) { $first = false; continue; }\necho $x;\n}\n}\nout( $_GET['a'] );`,
      [xss(5)],
    ],
  ])('%s', (_what, body, expected) => expect(of(body)).toEqual(expected));
});

describe('included files run where they are included', () => {
  const view = '<h1><?php echo $title; ?></h1>\n<p><?php echo $note; ?></p>\n';

  it('with the variables of the function around', () => {
    const page =
      "<?php\nfunction page() {\n\t$title = $_GET['t'];\n\t$note = esc_html( $title );\n\tinclude plugin_dir_path( __FILE__ ) . 'views/page.php';\n}\n";
    expect(together({ 'x/page.php': page, 'x/views/page.php': view })).toEqual(['x/views/page.php unescaped-output:1']);
  });

  it('by a name that the caller gives, with an array that is extracted', () => {
    const render =
      "<?php\nfunction render( $view, $vars = array() ) {\n\textract( $vars );\n\tinclude __DIR__ . \"/views/{$view}.php\";\n}\nrender( 'page', array( 'title' => esc_html( $_GET['t'] ), 'note' => $_GET['n'] ) );\n";
    expect(together({ 'x/a.php': render, 'x/views/page.php': view })).toEqual(['x/views/page.php unescaped-output:2']);
  });

  it('on the page around, attributes and all', () => {
    const form = '<input value="<?php include __DIR__ . "/value.php"; ?>">\n';
    const value = "<?php\necho sanitize_text_field( $_GET['v'] );\n";
    expect(together({ 'form.php': form, 'value.php': value })).toEqual(['value.php unescaped-output:2']);
    expect(together({ 'value.php': value })).toEqual([]);
  });

  it('give back what they return', () => {
    const use = "<?php\n$conf = require __DIR__ . '/conf.php';\necho $conf['a'];\necho $conf['b'];\n";
    const conf = "<?php\nif ( ! defined( 'ABSPATH' ) ) { return; }\nreturn array( 'a' => $_GET['a'], 'b' => 1 );\n";
    expect(together({ 'a.php': use, 'conf.php': conf })).toEqual(['a.php unescaped-output:3']);
  });

  it('as template parts, with $args alone', () => {
    const use =
      "<?php\n$title = $_GET['t'];\nget_template_part( 'parts/card', null, array( 'note' => $_GET['n'] ) );\n";
    const part = '<?php echo $title; ?>\n<?php echo $args["note"]; ?>\n';
    expect(together({ 'single.php': use, 'parts/card.php': part })).toEqual(['parts/card.php unescaped-output:2']);
  });

  it('each other, without end', () => {
    const a = "<?php\ninclude __DIR__ . '/b.php';\necho $_GET['a'];\n";
    const b = "<?php\ninclude __DIR__ . '/a.php';\n";
    expect(together({ 'a.php': a, 'b.php': b })).toEqual(['a.php unescaped-output:3']);
  });
});

describe('hooks run the callbacks of the files', () => {
  it.each<[string, string, string[]]>([
    [
      'a filter that escapes',
      `add_filter( 'label', 'label' );\nfunction label( $l ) { return esc_html( $l ); }\necho apply_filters( 'label', $_GET['a'] );`,
      [],
    ],
    [
      'a filter of PHP or WordPress',
      `add_filter( 'label', 'esc_html' );\necho apply_filters( 'label', $_GET['a'] );`,
      [],
    ],
    ['a filter nobody here adds to', `echo apply_filters( 'label', $_GET['a'] );`, [xss(2)]],
    [
      'an action that prints',
      `add_action( 'box', 'box', 10, 2 );\nfunction box( $a, $b ) {\necho $a;\necho esc_html( $b );\n}\ndo_action( 'box', $_GET['a'], $_GET['b'] );`,
      [xss(4)],
    ],
    [
      'a filter of a query gives back SQL',
      `add_filter( 'posts_where', function ( $where ) {\nreturn $where . " AND a = '{$_GET['a']}'";\n} );`,
      ['sql-injection:3'],
    ],
  ])('%s', (_what, body, expected) => expect(of(body)).toEqual(expected));
});

describe('classes know their parents and children', () => {
  it.each<[string, string, string[]]>([
    [
      'an abstract method runs as its class has it',
      `abstract class A {\nabstract function text();\nfunction show() {\necho $this->text();\n}\n}\nclass B extends A {\nfunction text() { return $_GET['b']; }\n}`,
      [xss(5)],
    ],
    [
      'an interface means its implementations',
      `interface Shows { function show( $t ); }\nclass A implements Shows {\nfunction show( $t ) {\necho $t;\n}\n}\nfunction go( Shows $s ) { $s->show( $_GET['t'] ); }`,
      [xss(5)],
    ],
    [
      'a property set in the parent is read in the child',
      `class A {\nprotected $n;\nfunction set( $n ) { $this->n = $n; }\n}\nclass B extends A {\nfunction show() {\necho $this->n;\n}\n}\n$b = new B();\n$b->set( $_GET['n'] );`,
      [xss(8)],
    ],
    [
      'a property of what a function gives',
      `class A {\npublic $m;\nstatic $one;\nstatic function get() { return self::$one ??= new self(); }\n}\nA::get()->m = 1;\nfunction set() { $a = A::get(); $a->m = $_GET['m']; }\necho A::get()->m;`,
      [xss(9)],
    ],
  ])('%s', (_what, body, expected) => expect(of(body)).toEqual(expected));
});

describe('arrays and buffers that are cleaned as a whole', () => {
  it.each<[string, string, string[]]>([
    ['by reference', `$l = $_POST['l'];\nforeach ( $l as &$v ) { $v = esc_html( $v ); }\necho implode( $l );`, []],
    [
      'entry by entry',
      `$l = $_POST['l'];\nforeach ( $l as $k => $v ) { $l[ $k ] = esc_html( $v ); }\necho implode( $l );`,
      [],
    ],
    [
      'not when only some entries are',
      `$l = $_POST['l'];\nforeach ( $l as $k => $v ) { if ( $k ) { $l[ $k ] = esc_html( $v ); } }\necho implode( $l );`,
      [xss(4)],
    ],
    [
      'by a function that calls itself for arrays',
      `function clean( $v ) {\nif ( is_array( $v ) ) { return array_map( 'clean', $v ); }\nreturn is_scalar( $v ) ? sanitize_text_field( $v ) : $v;\n}\n$c = clean( $_POST['c'] );\necho $c['a'];`,
      [],
    ],
    [
      'through a closure that adds to a text by reference',
      `$h = '';\narray_walk( $_GET['l'], function ( $v ) use ( &$h ) { $h .= $v; } );\necho $h;`,
      [xss(4)],
    ],
    [
      'a buffer that is cleaned',
      `function a() {\nob_start();\necho $_GET['a'];\nreturn wp_kses_post( ob_get_clean() );\n}`,
      [],
    ],
    ['a buffer that is not', `function a() {\nob_start();\necho $_GET['a'];\nreturn ob_get_clean();\n}`, [xss(4)]],
  ])('%s', (_what, body, expected) => expect(of(body)).toEqual(expected));
});
