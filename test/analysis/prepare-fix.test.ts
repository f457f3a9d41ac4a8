import { describe, expect, it } from 'vitest';
import { applyFixes } from '../support/apply-fixes.ts';
import { analyze } from './analyzer-for-tests.ts';

const start = `<?php\nglobal $wpdb;\n$id = $_GET['id'];\n$name = sanitize_text_field( $_POST['name'] );\n`;
const rule = 'security/sql-injection';

/** The code with the first fix of each line applied, and how many findings are left. */
function mend(line: string): { code: string; left: number } {
  const code = `${start}${line}\n`;
  const [first] = analyze(code).issues.filter((issue) => issue.rule === rule && issue.fix !== undefined);
  const mended = first === undefined ? code : applyFixes(code, [first]);
  const left = analyze(mended).issues.filter((issue) => issue.rule === rule).length;
  return { code: mended.slice(start.length).trimEnd(), left };
}

describe('the fix of SQL built from input', () => {
  it.each([
    [
      `$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE ID = {$_GET['id']}" );`,
      `$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->posts} WHERE ID = %d", $_GET['id'] ) );`,
    ],
    [
      `$wpdb->get_row( 'SELECT * FROM ' . $wpdb->prefix . 'a WHERE id = ' . $id . ' AND b = "' . $name . '"' );`,
      `$wpdb->get_row( $wpdb->prepare( 'SELECT * FROM ' . $wpdb->prefix . 'a WHERE id = %d AND b = %s', $id, $name ) );`,
    ],
    [
      `$wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_title LIKE '%$name%' AND post_type LIKE 'a%'" );`,
      `$wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_title LIKE %s AND post_type LIKE 'a%%'", '%' . $wpdb->esc_like( $name ) . '%' ) );`,
    ],
    [
      `$wpdb->get_var( $wpdb->prepare( "SELECT a FROM t WHERE b = %d AND c = '$name' AND d = %s", 1, 'x' ) );`,
      `$wpdb->get_var( $wpdb->prepare( "SELECT a FROM t WHERE b = %d AND c = %s AND d = %s", 1, $name, 'x' ) );`,
    ],
    [
      `$sql = "SELECT * FROM t WHERE slug = 'pre-$name'";\n$rows = $wpdb->get_results( $sql );`,
      `$sql = $wpdb->prepare( "SELECT * FROM t WHERE slug = %s", 'pre-' . $name );\n$rows = $wpdb->get_results( $sql );`,
    ],
    [
      `$wpdb->query( "UPDATE t SET a = '" . esc_sql( $name ) . "' WHERE id = $id" );`,
      `$wpdb->query( $wpdb->prepare( "UPDATE t SET a = %s WHERE id = %d", $name, $id ) );`,
    ],
  ])('hands the data of %s to prepare()', (line, mended) => {
    expect(mend(line)).toEqual({ code: mended, left: 0 });
  });

  it.each([
    `$wpdb->get_var( "SELECT ID FROM t ORDER BY $name" );`,
    `$wpdb->get_var( "SELECT ID FROM t WHERE ID IN ($id)" );`,
    `$wpdb->get_var( "SELECT ID FROM $name WHERE x = 1" );`,
    `$wpdb->get_var( "SELECT ID FROM t WHERE x = 1 $name" );`,
    `$sql = "SELECT * FROM t WHERE id = $id";\n$sql .= ' LIMIT 1';\n$wpdb->get_var( $sql );`,
  ])('leaves %s to a person', (line) => {
    const { issues } = analyze(`${start}${line}\n`);
    const found = issues.filter((issue) => issue.rule === rule);
    expect(found.length).toBeGreaterThan(0);
    expect(found.some(({ fix }) => fix !== undefined)).toBe(false);
  });
});
