import { describe, expect, it } from 'vitest';
import { analyzer } from './analyzer-for-tests.ts';

const options = { analysisType: 'security', severity: 'all' } as const;

/** What each file of a plugin reports, as `rule:line`. */
function together(files: Record<string, string>): Record<string, string[]> {
  const names = Object.keys(files);
  const reports = analyzer.analyzeTogether(
    names.map((name) => ({ name, code: files[name] ?? '' })),
    options,
  );
  const short = reports.map(({ issues }) => issues.map((issue) => `${issue.rule.split('/')[1]}:${issue.line}`));
  return Object.fromEntries(names.map((name, index) => [name, short[index] ?? []]));
}

const helper = '<?php\nnamespace Acme;\nfunction show( $text ) {\n\techo $text;\n}\n';

describe('files that belong together', () => {
  it('data is followed from one to another, and the trace names the other file', () => {
    const caller = '<?php\nuse function Acme\\show;\nshow( $_GET["name"] );\n';
    const files = [
      { name: 'caller.php', code: caller },
      { name: 'inc/helper.php', code: helper },
    ];
    const [first, second] = analyzer.analyzeTogether(files, options);
    expect(first?.issues).toEqual([]);
    const [issue] = second?.issues ?? [];
    expect(issue).toMatchObject({ rule: 'security/unescaped-output', line: 4, column: 7 });
    expect(issue?.trace?.[0]).toEqual({ file: 'caller.php', line: 3, column: 7, message: "$_GET['name'] is read" });
    expect(issue?.trace?.at(-1)).toEqual({ line: 4, column: 7, message: 'used here' });
  });

  it('a function that nobody calls is not blamed when its callers may be in another part of the project', () => {
    const code = '<?php\nfunction acme_save() {\n\tupdate_option( "acme", absint( $_POST["acme"] ) );\n}\n';
    const rules = (isPart: boolean) =>
      analyzer.analyzeTogether([{ name: 'save.php', code }], { ...options, isPart })[0]?.issues.map(({ rule }) => rule);
    expect(rules(false)).toContain('security/missing-nonce');
    expect(rules(true)).not.toContain('security/missing-nonce');
  });

  it("what WordPress's own functions do is what is known of them, whoever defines them", () => {
    const compat =
      "<?php\nif ( ! function_exists( 'esc_html' ) ) {\n\tfunction esc_html( $text ) {\n\t\treturn apply_filters( 'esc_html', _compat_escape( $text ), $text );\n\t}\n}\nfunction acme_html( $text ) {\n\treturn $text;\n}\n";
    const page = '<?php\necho esc_html( $_GET["a"] );\necho acme_html( $_GET["b"] );\n';
    expect(together({ 'page.php': page, 'compat.php': compat })['page.php']).toEqual(['unescaped-output:3']);
  });

  it('a check made in another file counts', () => {
    const guard =
      '<?php\nfunction acme_guard() {\n\tcheck_admin_referer( "acme" );\n\tif ( ! current_user_can( "manage_options" ) ) wp_die();\n}\n';
    const save =
      '<?php\nadd_action( "admin_post_acme", "acme_save" );\nfunction acme_save() {\n\tacme_guard();\n\tupdate_option( "acme", absint( $_POST["acme"] ) );\n}\n';
    expect(together({ 'save.php': save, 'guard.php': guard })).toEqual({ 'save.php': [], 'guard.php': [] });
    expect(together({ 'save.php': save.replace('\tacme_guard();\n', ''), 'guard.php': guard })['save.php']).toContain(
      'missing-nonce:2',
    );
  });

  it('a path from the root of the disk is looked at like any other', () => {
    const files = {
      '/srv/site/a.php':
        '<?php\n// var:preset|color|x\necho $_GET["a"];\n?>\n<!-- wp:group {"backgroundColor":"x"} /-->\n',
    };
    expect(together(files)['/srv/site/a.php']).toContain('unescaped-output:3');
    const all = { ...options, analysisType: 'all' } as const;
    const [report] = analyzer.analyzeTogether([{ name: '/srv/site/a.php', code: files['/srv/site/a.php'] }], all);
    expect(report?.partial).toBe(false);
  });

  it('imports and namespaces end with their file', () => {
    const own = '<?php\nnamespace Other;\nfunction esc_html( $x ) {\n\treturn $x;\n}\n';
    const page = '<?php\necho esc_html( $_GET["a"] );\n';
    expect(together({ 'own.php': own, 'page.php': page })['page.php']).toEqual([]);
  });

  it('each file keeps its own suppressions, languages and places', () => {
    const files = {
      'a.php': '<?php\necho $_GET["a"]; // presswright-ignore -- tried out\n',
      'b.php': '<p>x</p>\n<?php echo $_GET["b"];\n',
      'c.js': 'const a = 1;\n',
      'd.bin': '\u0000\u0001',
      'e.php': '<?php\n\n\necho $_GET["e"];',
    };
    expect(together(files)).toEqual({
      'a.php': [],
      'b.php': ['unescaped-output:2'],
      'c.js': [],
      'd.bin': [],
      'e.php': ['unescaped-output:4'],
    });
  });

  it('reports what the same files report alone when nothing leads from one to another', () => {
    const pages = Array.from({ length: 30 }, (_, index) => ({
      name: `${index}.php`,
      code: `<?php\n// ${'é😀'.repeat(index)}\nfunction f${index}( $a ) {\n\techo $a;\n}\nf${index}( $_POST["x"] );\n?>\n<a href=<?= $_GET["u"] ?>>`,
    }));
    const alone = pages.map((page) => analyzer.analyze(page, options));
    expect(analyzer.analyzeTogether(pages, options)).toEqual(alone);
  });

  describe('a finding about a handler', () => {
    const hooks = "<?php\nadd_action( 'admin_post_acme', 'acme_save' );\n";
    const save =
      "<?php\nfunction acme_save() {\n\tif ( current_user_can( 'manage_options' ) ) {\n\t\tacme_store();\n\t}\n}\nfunction acme_store() {\n\tdelete_option( 'acme' );\n}\n";
    const nonceIn = (files: Record<string, string>) =>
      analyzer
        .analyzeTogether(
          Object.entries(files).map(([name, code]) => ({ name, code })),
          options,
        )
        .map(({ issues }) => issues.filter(({ rule }) => rule === 'security/missing-nonce'));

    it('stands where the handler is registered, and names the place where the harm is done', () => {
      const [atHooks, atSave] = nonceIn({ 'hooks.php': hooks, 'save.php': save });
      expect(atSave).toEqual([]);
      expect(atHooks).toHaveLength(1);
      expect(atHooks?.[0]).toMatchObject({ line: 2, column: 1, end_line: 2, end_column: 30 });
      expect(atHooks?.[0]?.related).toEqual([
        { file: 'save.php', line: 8, column: 2, message: 'delete_option() changes the site' },
      ]);
    });

    it('is silenced at either place', () => {
      const comment = 'presswright-ignore security/missing-nonce';
      const there = save.replace("( 'acme' );", `( 'acme' ); // ${comment}`);
      const here = hooks.replace(' );', ` ); // ${comment}`);
      expect(nonceIn({ 'hooks.php': hooks, 'save.php': there })).toEqual([[], []]);
      expect(nonceIn({ 'hooks.php': here, 'save.php': save })).toEqual([[], []]);
      const elsewhere = save.replace('\tacme_store();', `\tacme_store(); // ${comment}`);
      expect(nonceIn({ 'hooks.php': hooks, 'save.php': elsewhere })[0]).toHaveLength(1);
    });

    it('is one for all registrations that lead to the same harm, and names the others', () => {
      const more = `${hooks}add_action( 'admin_post_other', 'acme_save' );\nadd_action( 'admin_post_third', 'acme_third' );\nfunction acme_third() {\n\tacme_store();\n}\n`;
      const [found] = nonceIn({ 'hooks.php': more, 'save.php': save });
      expect(found?.map(({ line }) => line)).toEqual([2]);
      expect(found?.[0]?.related?.slice(1)).toEqual([{ line: 4, column: 1, message: 'leads there, too' }]);
    });

    it('offers the check where the handler is, when that is in the same file', () => {
      const [[issue] = []] = nonceIn({ 'all.php': `${save}${hooks.slice(6)}` });
      expect(issue).toMatchObject({ line: 10, fix: { edits: [{ start_line: 8 }] } });
      const [[apart] = []] = nonceIn({ 'hooks.php': hooks, 'save.php': save });
      expect(apart?.fix).toBeUndefined();
    });
  });
});
