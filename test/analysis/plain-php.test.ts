import { describe, expect, it } from 'vitest';
import { findings } from './analyzer-for-tests.ts';

const echoed = (statement: string) => findings(`<?php\n$t = $_GET['t'];\n${statement}\n?><p><?php echo $t; ?></p>\n`);

describe('characters taken out of a text', () => {
  it.each([
    "$t = preg_replace( '/\\W/si', '', $t );",
    "$t = preg_replace( '~[^a-z0-9]+~i', '-', $t );",
    "$t = preg_replace( '/[<>\"]/', '', $t );",
    "$t = str_replace( array( '<', '>', '\"' ), '', $t );",
    "$t = str_replace( array( '&', '<' ), array( '&amp;', '&lt;' ), $t );",
    "$t = strtr( $t, array( '<' => '&lt;' ) );",
    "$t = strtr( $t, '<>', '[]' );",
    "settype( $t, 'float' );",
  ])('make it harmless: %s', (statement) => {
    expect(echoed(statement)).toEqual([]);
  });

  it.each([
    "$t = preg_replace( '/[^a-z<>]/', '', $t );",
    "$t = preg_replace( '/script/i', '', $t );",
    "$t = preg_replace( '/[<]/', '<', $t );",
    "$t = str_replace( '<script>', '', $t );",
    "$t = str_replace( array( '>', '\"' ), '', $t );",
    "$t = strtr( $t, array( '[' => '<' ) );",
    "settype( $t, 'string' );",
  ])('do not: %s', (statement) => {
    expect(echoed(statement)).toEqual(['unescaped-output:4']);
  });
});

describe('code without WordPress', () => {
  it('tells the entries of a list apart', () => {
    const list = "<?php\n$a = array();\n$a[] = 'x';\n$a[] = $_GET['a'];\n";
    expect(findings(`${list}echo $a[0];\n`)).toEqual([]);
    expect(findings(`${list}echo $a[1];\n`)).toEqual(['unescaped-output:5']);
    expect(findings(`${list}foreach ( $a as $b ) { echo $b; }\n`)).toEqual(['unescaped-output:5']);
  });

  it.each(["$_SESSION['name']", "shell_exec( 'cat /etc/motd' )", '`uptime`', "file_get_contents( '/tmp/orders.csv' )"])(
    'takes %s for foreign, with less certainty',
    (source) => {
      expect(findings(`<?php\n$t = ${source};\necho $t;\n`)).toContain('unescaped-output:3');
    },
  );

  it('does not take the code’s own files for foreign', () => {
    expect(findings("<?php\necho file_get_contents( __DIR__ . '/icon.svg' );\n")).toEqual([]);
  });

  it('knows a connection by what it is asked', () => {
    const ask = (statement: string) =>
      findings(`<?php\nfunction f( $db ) { return $db->query( ${statement} ); }\nf( new DB() );\n`);
    expect(ask(`"SELECT * FROM t WHERE id = $_GET[id]"`)).toEqual(['sql-injection:2']);
    expect(ask(`"users/$_GET[id]"`)).toEqual([]);
  });
});

describe('names of variables', () => {
  it('are the client’s when the whole array is', () => {
    const render = 'function render( $vars ) { extract( $vars ); }';
    expect(findings(`<?php\n${render}\nrender( $_POST );\n`)).toContain('variable-injection:2');
    expect(findings(`<?php\n${render}\nrender( array( 'query' => $_GET['q'] ) );\n`)).toEqual([]);
  });
});
