import { describe, expect, it } from 'vitest';
import { allRules } from '../../server/src/analysis/rules/registry.generated.ts';
import { exampleName } from '../../server/src/analysis/rules/rule.ts';
import type { Issue } from '../../shared/src/schemas/analysis.ts';
import { readSeeds } from '../fuzz/seeds.ts';
import { applyFixes } from '../support/apply-fixes.ts';
import { analyze } from './analyzer-for-tests.ts';

const countOf = (issues: readonly Issue[], rule: string) => issues.filter((issue) => issue.rule === rule).length;

const examples = allRules.flatMap(({ meta }) =>
  meta.examples.bad.map((example) => [meta.id, exampleName(meta, example), example.code] as const),
);

describe('safe fixes', () => {
  it.each(examples)(
    '%s (%s): applying all of them mends what they are for and breaks nothing: %j',
    (_id, name, code) => {
      const before = analyze(code, name).issues;
      const fixable = before.filter(({ fix }) => fix?.safe === true);
      const after = analyze(applyFixes(code, fixable), name).issues;
      for (const rule of new Set([...before, ...after].map((issue) => issue.rule))) {
        expect(countOf(after, rule)).toBe(countOf(before, rule) - countOf(fixable, rule));
      }
    },
  );

  it.each(readSeeds().map(({ name, code }) => [name, code] as const))(
    'leave no new finding behind in %s',
    (name, code) => {
      const before = analyze(code, name).issues;
      const fixable = before.filter(({ fix }) => fix?.safe === true);
      if (fixable.length === 0) return;
      const after = analyze(applyFixes(code, fixable), name).issues;
      for (const rule of new Set(after.map((issue) => issue.rule))) {
        expect(countOf(after, rule), rule).toBeLessThanOrEqual(countOf(before, rule));
      }
    },
  );

  it('splits the string around an interpolated value', () => {
    const code = `<?php\necho "<b class='$_GET[a]'>{$_GET['b']} $c[key]</b>";\n`;
    const { issues } = analyze(code);
    expect(applyFixes(code, issues)).toBe(
      `<?php\necho "<b class='" . esc_attr( $_GET['a'] ) . "'>" . esc_html( $_GET['b'] ) . " $c[key]</b>";\n`,
    );
  });

  it('proposes the check of a nonce before the change, and the field in the form', () => {
    const code = `<?php
add_action( 'admin_menu', function () { add_options_page( 'A', 'A', 'manage_options', 'acme', 'acme_page' ); } );
function acme_page() {
\tif ( isset( $_POST['title'] ) ) {
\t\tupdate_option( 'acme_title', sanitize_text_field( wp_unslash( $_POST['title'] ) ) );
\t}
\t?>
\t<form method="post">
\t</form>
\t<?php
}
`;
    const { issues } = analyze(code);
    const found = issues.filter(({ rule }) => rule === 'security/missing-nonce');
    const mended = applyFixes(code, found);
    expect(mended).toContain("\t\tcheck_admin_referer( 'acme_page' );\n\t\tupdate_option(");
    expect(mended).toContain(`<form method="post">\n\t\t<?php wp_nonce_field( 'acme_page' ); ?>\n`);
    expect(analyze(mended).issues.map(({ rule }) => rule)).not.toContain('security/missing-nonce');
  });
});
