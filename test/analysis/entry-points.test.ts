import type { EntryPoint } from '@presswright/shared/schemas/entry-points';
import { describe, expect, it } from 'vitest';
import { analyzer } from './analyzer-for-tests.ts';

const options = { analysisType: 'security', severity: 'all', entryPoints: true } as const;

function mapOf(files: Record<string, string>): EntryPoint[] {
  const sources = Object.entries(files).map(([name, code]) => ({ name, code }));
  return analyzer.analyzeTogether(sources, options).flatMap(({ entryPoints = [] }) => entryPoints);
}

const store = "<?php\nfunction acme_store() {\n\tupdate_option( 'acme', absint( $_POST['acme'] ) );\n}\n";
const register = "<?php\nadd_action( 'wp_ajax_acme_save', 'acme_save' );\n";
const save = (checks: string) => `<?php\nfunction acme_save() {\n\t${checks}\n\tacme_store();\n}\n`;

describe('the map of entry points', () => {
  it('tells where a handler is registered, what it checks and the way to its sinks', () => {
    const [entry, ...others] = mapOf({
      'acme.php': register,
      'inc/save.php': save("check_ajax_referer( 'acme' );"),
      'inc/store.php': store,
    });
    expect(others).toEqual([]);
    expect(entry).toEqual({
      kind: 'ajax',
      name: 'wp_ajax_acme_save',
      file: 'acme.php',
      line: 2,
      column: 1,
      handler: { name: 'acme_save', file: 'inc/save.php', line: 2, column: 1, end_line: 5 },
      public: false,
      audience: 'members',
      nonce: 'checked',
      capability: 'missing',
      capabilities: [],
      sinks: [
        {
          kind: 'change',
          label: 'update_option()',
          file: 'inc/store.php',
          line: 3,
          column: 2,
          rules: ['security/missing-capability'],
          path: [
            { name: 'acme_save', file: 'inc/save.php', line: 2, column: 1 },
            { name: 'acme_store', file: 'inc/store.php', line: 2, column: 1 },
          ],
        },
      ],
    });
  });

  it.each([
    ["check_ajax_referer( 'acme' ); if ( ! current_user_can( 'manage_options' ) ) { wp_die(); }", 'checked', 'checked'],
    ["if ( ! current_user_can( 'manage_options' ) ) { wp_die(); }", 'missing', 'checked'],
    ["if ( $x ) { check_ajax_referer( 'acme' ); }", 'missing', 'missing'],
  ] as const)('%s', (checks, nonce, capability) => {
    const [entry] = mapOf({ 'acme.php': register, 'save.php': save(checks), 'store.php': store });
    expect(entry).toMatchObject({ nonce, capability });
  });

  it('a finding belongs to the entry point that sends the data, and to no other that calls the same function', () => {
    const code =
      "<?php\nfunction show( $text ) {\n\techo $text;\n}\nadd_action( 'wp_ajax_nopriv_a', 'a' );\nfunction a() {\n\tshow( $_GET['a'] );\n}\nadd_action( 'wp_ajax_b', 'b' );\nfunction b() {\n\tshow( 'b' );\n}\n";
    const found = mapOf({ 'a.php': code }).map(({ name, public: isPublic, sinks }) => [
      name,
      isPublic,
      sinks.map(({ kind, line, rules }) => `${kind} ${line} ${rules}`),
    ]);
    expect(found).toEqual([
      ['wp_ajax_nopriv_a', true, ['finding 3 security/unescaped-output']],
      ['wp_ajax_b', false, []],
    ]);
  });

  it('a finding that a comment suppresses is none of its sinks', () => {
    const code =
      "<?php\nadd_action( 'wp_ajax_a', 'a' );\nfunction a() {\n\techo $_GET['a']; // presswright-ignore unescaped-output -- for the test\n}\n";
    expect(mapOf({ 'a.php': code })[0]?.sinks).toEqual([]);
  });

  it('a route that its permission callback keeps to administrators is not public', () => {
    const code = (permission: string) =>
      `<?php\nadd_action( 'rest_api_init', function () {\n\tregister_rest_route( 'acme/v1', '/x', array( 'methods' => 'POST', 'callback' => 'acme_x', 'permission_callback' => ${permission} ) );\n} );\nfunction acme_x() {\n\tdelete_option( 'acme' );\n}\n`;
    const of = (permission: string) => mapOf({ 'a.php': code(permission) }).find(({ kind }) => kind === 'rest');
    expect(of("'__return_true'")).toMatchObject({ name: 'acme/v1/x', methods: 'POST', public: true });
    const kept = of("function () { return current_user_can( 'manage_options' ); }");
    expect(kept).toMatchObject({ public: false, audience: 'administrators', capability: 'checked' });
  });

  it('is left out where nobody asked for it', () => {
    const [report] = analyzer.analyzeTogether([{ name: 'a.php', code: register }], { ...options, entryPoints: false });
    expect(report).not.toHaveProperty('entryPoints');
  });
});
