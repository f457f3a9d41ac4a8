import { describe, expect, it } from 'vitest';
import { findings } from './analyzer-for-tests.ts';

/** What a body of PHP (without the opening tag, its first line being line 2) reports. */
const of = (body: string): string[] => findings(`<?php\n${body}\n`);

const xss = (line: number) => `unescaped-output:${line}`;
const sql = (line: number) => `sql-injection:${line}`;

describe('foreign data is followed', () => {
  it.each<[string, string, string[]]>([
    ['through concatenation', `$a = 'x' . $_GET['a'];\n$a .= 'y';\necho $a;`, [xss(4)]],
    ['through interpolation', 'echo "<b>$_GET[a]</b>";', [xss(2)]],
    ['through a heredoc', "echo <<<EOT\n<b>{$_GET['a']}</b>\nEOT;", [xss(3)]],
    [
      'through array entries, key by key',
      `$a = array( 'x' => $_GET['x'], 'y' => 1 );\necho $a['y'];\necho $a['x'];`,
      [xss(4)],
    ],
    [
      'through entries set one by one',
      `$a['x'] = $_GET['x'];\n$a['y'] = 'safe';\necho $a['y'];\necho $a['x'];`,
      [xss(5)],
    ],
    ['through list()', `list( $a, $b ) = array( 1, $_GET['b'] );\necho $a;\necho $b;`, [xss(4)]],
    ['through keyed destructuring', `['k' => $k] = $_POST;\necho $k;`, [xss(3)]],
    [
      'through foreach, value and key',
      `foreach ( $_POST['rows'] as $k => $v ) {\necho $k;\necho $v;\n}`,
      [xss(3), xss(4)],
    ],
    ['around a loop', `$last = '';\nforeach ( $_GET['x'] as $x ) {\necho $last;\n$last = $x;\n}`, [xss(4)]],
    ['out of one branch', `if ( $x ) {\n$a = $_GET['a'];\n} else {\n$a = 1;\n}\necho $a;`, [xss(7)]],
    ['through ternaries and ??', `$a = $_GET['a'] ?? 'none';\necho $b ? $a : '';`, [xss(3)]],
    ['through match', "$a = match ( $t ) { 1 => $_GET['a'], default => '' };\necho $a;", [xss(3)]],
    [
      'through sprintf and implode',
      `echo sprintf( '%s-%d', $_GET['a'], $_GET['b'] );\necho implode( ',', $_GET['c'] );`,
      [xss(2), xss(3)],
    ],
    ['through array_map with a carrier', `$a = array_map( 'trim', $_POST['a'] );\necho $a[0];`, [xss(3)]],
    ['through functions that hand on', `echo trim( strtolower( wp_unslash( $_GET['a'] ) ) );`, [xss(2)]],
    ['through references', `$a = '';\n$b = &$a;\n$b = $_GET['b'];\necho $b;`, [xss(5)]],
    [
      'through by-reference parameters',
      `function fill( &$out ) {\n$out = $_GET['x'];\n}\nfill( $y );\necho $y;`,
      [xss(6)],
    ],
    ['through preg_match groups', `preg_match( '/(.*)/', $_GET['a'], $m );\necho $m[1];`, [xss(3)]],
    ['through extract()', `extract( $_POST );\necho $title;`, ['variable-injection:2', xss(3)]],
    ['through compact()', `$a = $_GET['a'];\n$v = compact( 'a' );\necho $v['a'];`, [xss(4)]],
    [
      'through static properties',
      `class A {\npublic static $x;\nstatic function set() { self::$x = $_GET['x']; }\nstatic function show() { echo self::$x; }\n}`,
      [xss(5)],
    ],
    [
      'through properties, whatever the order of methods',
      `class A {\nfunction show() {\necho $this->x;\n}\nfunction set() {\n$this->x = $_GET['x'];\n}\n}`,
      [xss(4)],
    ],
    [
      'through a constructor',
      `class A {\nprivate $x;\nfunction __construct( $x ) { $this->x = $x; }\nfunction show() { echo $this->x; }\n}\nnew A( $_GET['x'] );`,
      [xss(5)],
    ],
    [
      'through promoted parameters',
      `class A {\nfunction __construct( private string $x ) {}\nfunction show() { echo $this->x; }\n}\nnew A( $_GET['x'] );`,
      [xss(4)],
    ],
    [
      'through globals',
      `function set() {\nglobal $g;\n$g = $_GET['x'];\n}\nfunction show() {\nglobal $g;\necho $g;\n}`,
      [xss(8)],
    ],
    ['through closures that use it', `$x = $_GET['x'];\n$f = function () use ( $x ) {\necho $x;\n};`, [xss(4)]],
    ['through arrow functions', `$x = $_GET['x'];\n$f = fn() => print $x;`, [xss(3)]],
    [
      'through closures that are called',
      `$f = function ( $y ) {\nreturn '<b>' . $y;\n};\necho $f( $_GET['x'] );`,
      [xss(5)],
    ],
    [
      'through generators',
      `function rows() {\nyield $_GET['x'];\n}\nforeach ( rows() as $r ) {\necho $r;\n}`,
      [xss(6)],
    ],
    [
      'from php://input and filter_input',
      `echo file_get_contents( 'php://input' );\necho filter_input( INPUT_GET, 'x' );`,
      [xss(2), xss(3)],
    ],
    [
      'from headers and the request address',
      `echo $_SERVER['HTTP_USER_AGENT'];\necho $_SERVER['REQUEST_URI'];`,
      [xss(2), xss(3)],
    ],
    ['from names of uploaded files', `echo $_FILES['f']['name'];\necho $_FILES['f']['size'];`, [xss(2)]],
    ['in try and catch', `try {\n$a = $_GET['a'];\n} catch ( E $e ) {\n$a = '';\n}\necho $a;`, [xss(7)]],
    ['in switch cases that fall through', `switch ( $t ) {\ncase 1:\n$a = $_GET['a'];\ncase 2:\necho $a;\n}`, [xss(6)]],
  ])('%s', (_name, body, expected) => {
    expect(of(body)).toEqual(expected);
  });
});

describe('foreign data is followed across functions', () => {
  it.each<[string, string, string[]]>([
    ['parameter to sink', `function out( $x ) {\necho $x;\n}\nout( $_GET['x'] );`, [xss(3)]],
    [
      'parameter to return to sink',
      `function wrap( $x ) {\nreturn "<b>$x</b>";\n}\necho wrap( $_GET['x'] );`,
      [xss(5)],
    ],
    ['source in a function', `function get() {\nreturn $_GET['x'];\n}\necho get();`, [xss(5)]],
    [
      'two functions deep',
      `function a( $x ) {\nb( $x . '!' );\n}\nfunction b( $y ) {\necho $y;\n}\na( $_GET['x'] );`,
      [xss(6)],
    ],
    ['defined after use', `a( $_GET['x'] );\nfunction a( $x ) {\necho $x;\n}`, [xss(4)]],
    [
      'methods',
      `class A {\nfunction run() {\n$this->show( $_GET['x'] );\n}\nprivate function show( $x ) {\necho $x;\n}\n}`,
      [xss(7)],
    ],
    [
      'inherited methods',
      `class P {\nfunction show( $x ) {\necho $x;\n}\n}\nclass C extends P {\nfunction run() {\n$this->show( $_GET['x'] );\n}\n}`,
      [xss(4)],
    ],
    ['static methods', `class A {\nstatic function show( $x ) { echo $x; }\n}\nA::show( $_GET['x'] );`, [xss(3)]],
    [
      'methods of a new object',
      `class A {\nfunction show( $x ) { echo $x; }\n}\n$a = new A();\n$a->show( $_GET['x'] );`,
      [xss(3)],
    ],
    [
      'arguments by key',
      `function card( $args ) {\necho $args['id'];\necho $args['title'];\n}\ncard( array( 'id' => 5, 'title' => $_GET['t'] ) );`,
      [xss(4)],
    ],
    ['named arguments', `function f( $a = 1, $b = 2 ) {\necho $b;\n}\nf( b: $_GET['b'] );`, [xss(3)]],
    ['callbacks by name', `function show( $x ) {\necho $x;\n}\narray_map( 'show', $_GET['rows'] );`, [xss(3)]],
    [
      'wrappers that sanitize are sanitizers',
      `function clean( $x ) {\nreturn esc_html( $x );\n}\necho clean( $_GET['x'] );`,
      [],
    ],
    [
      'wrappers that do not are none',
      `function clean( $x ) {\nreturn trim( $x );\n}\necho clean( $_GET['x'] );`,
      [xss(5)],
    ],
    [
      'validators that return true',
      `function ok( $x ) {\nreturn in_array( $x, array( 'a', 'b' ), true );\n}\nif ( ok( $_GET['x'] ) ) {\necho $_GET['x'];\n}`,
      [],
    ],
    [
      'recursion ends',
      `function r( $x, $n ) {\nif ( $n ) {\nreturn r( $x, $n - 1 );\n}\necho $x;\n}\nr( $_GET['x'], 3 );`,
      [xss(6)],
    ],
    [
      'SQL two functions deep',
      `class Repo {\nfunction find( $id ) {\nreturn $this->rows( "id = $id" );\n}\nfunction rows( $where ) {\nglobal $wpdb;\nreturn $wpdb->get_results( "SELECT * FROM t WHERE $where" );\n}\n}\n$r = new Repo();\n$r->find( $_GET['id'] );`,
      [sql(8)],
    ],
    [
      'each caller is judged by what it passes',
      `function out( $x ) {\necho $x;\n}\nout( esc_html( $_GET['x'] ) );\nout( 5 );`,
      [],
    ],
  ])('%s', (_name, body, expected) => {
    expect(of(body)).toEqual(expected);
  });
});

describe('what makes data safe is understood', () => {
  it.each<[string, string]>([
    ['casts', `echo (int) $_GET['a'], (float) $_GET['b'], (bool) $_GET['c'];`],
    ['arithmetic', `echo $_GET['a'] + 1, $_GET['b'] * 2;`],
    ['absint, intval, count', `echo absint( $_GET['a'] ), intval( $_GET['b'] ), count( $_GET['c'] );`],
    ['is_numeric before', `if ( is_numeric( $_GET['a'] ) ) {\necho $_GET['a'];\n}`],
    ['leaving unless is_numeric', `$a = $_GET['a'];\nif ( ! is_numeric( $a ) ) {\nwp_die();\n}\necho $a;`],
    ['die without parentheses', `$a = $_GET['a'];\nif ( ! is_numeric( $a ) ) {\ndie;\n}\necho $a;`],
    ['ctype_digit', `if ( ! isset( $_GET['a'] ) || ! ctype_digit( $_GET['a'] ) ) {\nreturn;\n}\necho $_GET['a'];`],
    [
      'an allow-list by in_array',
      `$ok = array( 'a', 'b' );\nif ( in_array( $_GET['a'], $ok, true ) ) {\necho $_GET['a'];\n}`,
    ],
    ['an allow-list by keys', `$map = array( 'a' => 1 );\nif ( isset( $map[ $_GET['a'] ] ) ) {\necho $_GET['a'];\n}`],
    ['an allow-list looked up', `$map = array( 'a' => 'A', 'b' => 'B' );\necho $map[ $_GET['a'] ];`],
    [
      'an allow-list by array_key_exists',
      `if ( array_key_exists( $_GET['a'], array( 'x' => 1 ) ) ) {\necho $_GET['a'];\n}`,
    ],
    ['an allow-list by switch', `switch ( $_GET['a'] ) {\ncase 'x':\ncase 'y':\necho $_GET['a'];\nbreak;\n}`],
    ['an allow-list by match', "echo match ( $_GET['a'] ) { 'x' => 'X', default => '' };"],
    ['comparison with a literal', `if ( 'x' === $_GET['a'] ) {\necho $_GET['a'];\n}`],
    ['comparisons joined by or', `if ( 'x' === $_GET['a'] || 'y' === $_GET['a'] ) {\necho $_GET['a'];\n}`],
    ['a safe pattern', `if ( preg_match( '/^[a-z0-9_-]+$/i', $_GET['a'] ) ) {\necho $_GET['a'];\n}`],
    ['all but a safe alphabet replaced', `echo preg_replace( '/[^a-z0-9]/', '', $_GET['a'] );`],
    ['ternaries of literals', `echo isset( $_GET['a'] ) ? 'yes' : 'no';\necho $_GET['b'] ? 'asc' : 'desc';`],
    ['hashes', `echo md5( $_GET['a'] );`],
    [
      'filter_var and filter_input with numbers',
      `echo filter_var( $_GET['a'], FILTER_VALIDATE_INT );\necho filter_input( INPUT_GET, 'x', FILTER_SANITIZE_NUMBER_INT );`,
    ],
    ['array_map with intval', `$ids = array_map( 'intval', $_GET['ids'] );\necho implode( ',', $ids );`],
    [
      'array_map with a closure',
      `$a = array_map( function ( $x ) {\nreturn esc_html( $x );\n}, $_POST['a'] );\necho $a[0];`,
    ],
    ['number formats', `printf( '%d of %u', $_GET['a'], $_GET['b'] );`],
    [
      'translated literals',
      `_e( 'Hello', 'x' );\necho __( 'Hello', 'x' );\nprintf( esc_html__( 'Hi %s', 'x' ), esc_html( $_GET['n'] ) );`,
    ],
    ['kses for text', `echo wp_kses_post( $_POST['html'] );`],
    ['a value overwritten by a safe one', `$a = $_GET['a'];\n$a = esc_html( $a );\necho $a;`],
    ['nothing left where it is empty', `if ( empty( $_GET['a'] ) ) {\necho $_GET['a'];\n}`],
    ['checked request methods', `if ( 'POST' === $_SERVER['REQUEST_METHOD'] ) {\necho 'posted';\n}`],
    ['own server values', `echo $_SERVER['SERVER_PORT'];`],
    [
      'paths without dots',
      `$f = $_GET['f'];\nif ( strpos( $f, '..' ) !== false ) {\nexit;\n}\nreadfile( '/data/' . $f );`,
    ],
    [
      'resolved paths in a folder',
      `$f = realpath( '/data/' . $_GET['f'] );\nif ( 0 !== strpos( $f, '/data/' ) ) {\nexit;\n}\nreadfile( $f );`,
    ],
    ['typed parameters', `function f( int $x ) {\necho $x;\n}\nf( $_GET['x'] );`],
    [
      'REST parameters the route checks',
      `register_rest_route( 'a/v1', '/b/(?P<id>\\d+)', array( 'callback' => 'cb', 'permission_callback' => 'p', 'args' => array( 'n' => array( 'type' => 'integer' ) ) ) );\nfunction cb( $request ) {\necho $request['id'] . $request->get_param( 'n' );\n}`,
    ],
  ])('%s', (_name, body) => {
    expect(of(body)).toEqual([]);
  });
});

describe('what does not make data safe is not mistaken for it', () => {
  it.each<[string, string, string[]]>([
    ['isset and empty', `if ( isset( $_GET['a'] ) && ! empty( $_GET['a'] ) ) {\necho $_GET['a'];\n}`, [xss(3)]],
    ['wp_unslash', `echo wp_unslash( $_GET['a'] );`, [xss(2)]],
    ['a pattern without an anchor', `if ( preg_match( '/[a-z]+/', $_GET['a'] ) ) {\necho $_GET['a'];\n}`, [xss(3)]],
    ['a check whose result nothing depends on', `$ok = is_numeric( $_GET['a'] );\necho $_GET['a'];`, [xss(3)]],
    ['a check of something else', `if ( is_numeric( $_GET['b'] ) ) {\necho $_GET['a'];\n}`, [xss(3)]],
    ['escaping afterwards undone', `echo html_entity_decode( esc_html( $_GET['a'] ) );`, [xss(2)]],
    ['stripslashes', `echo stripslashes( $_COOKIE['a'] );`, [xss(2)]],
    [
      'an allow-list from the request',
      `if ( in_array( $_GET['a'], $_GET['list'], true ) ) {\necho $_GET['a'];\n}`,
      [xss(3)],
    ],
    ['string functions on the way', `echo substr( str_replace( 'a', 'b', $_GET['a'] ), 0, 5 );`, [xss(2)]],
    [
      'a path that only begins right',
      `$f = '/data/' . $_GET['f'];\nif ( 0 === strpos( $f, '/data/' ) ) {\nreadfile( $f );\n}`,
      ['path-traversal:4'],
    ],
    ['strlen checks', `if ( strlen( $_GET['a'] ) < 10 ) {\necho $_GET['a'];\n}`, [xss(3)]],
  ])('%s', (_name, body, expected) => {
    expect(of(body)).toEqual(expected);
  });
});
