import { rulesetFile } from '../../package/ruleset.ts';
import { phpunitFile, testBootstrap } from '../../package/test-files.ts';
import { license, versions } from '../../package/versions.ts';
import { jsonFile } from '../../writers/json.ts';
import type { ScaffoldFile, ScaffoldPlan } from '../plan.ts';
import { scaffoldTest } from './scaffold-test.ts';

/** Files and folders that people know by name: what each one holds. A folder may bring several files. */
export const knownFiles = new Map<string, (plan: ScaffoldPlan) => readonly ScaffoldFile[]>(
  Object.entries({
    '.editorconfig': () => [file('.editorconfig', editorConfig)],
    '.gitignore': () => [file('.gitignore', 'node_modules/\nvendor/\n*.log\n.DS_Store\n')],
    '.gitattributes': () => [
      file('.gitattributes', '* text=auto eol=lf\n/tests export-ignore\n/phpcs.xml.dist export-ignore\n'),
    ],
    '.distignore': () => [
      file('.distignore', '/.*\n/tests\n/node_modules\n/vendor\n/phpcs.xml.dist\n/phpunit.xml.dist\n'),
    ],
    'phpcs.xml.dist': (plan) => [file('phpcs.xml.dist', rulesetFile(plan.names))],
    'phpunit.xml.dist': (plan) => tests(plan),
    tests: (plan) => tests(plan),
    'composer.json': (plan) => [file('composer.json', composer(plan))],
    'package.json': (plan) => [file('package.json', npmPackage(plan))],
    'README.md': (plan) => [file('README.md', markdownReadme(plan))],
    'CHANGELOG.md': () => [file('CHANGELOG.md', `# Changelog\n\n## ${versions.own}\n\n- Initial release.\n`)],
    LICENSE: () => [file('LICENSE', `Licensed under ${license.name}: ${license.uri}\n`)],
  }),
);

const file = (path: string, content: string): ScaffoldFile => ({ path, content });

const editorConfig = `root = true

[*]
charset = utf-8
end_of_line = lf
indent_style = tab
insert_final_newline = true
trim_trailing_whitespace = true

[*.{json,yml}]
indent_style = space
indent_size = 2
`;

function tests(plan: ScaffoldPlan): ScaffoldFile[] {
  return [
    file('phpunit.xml.dist', phpunitFile(plan.names)),
    file('tests/bootstrap.php', testBootstrap(plan.names)),
    scaffoldTest(plan),
  ];
}

function composer({ names, summary }: ScaffoldPlan): string {
  return jsonFile({
    name: `${names.slug}/${names.slug}`,
    description: summary,
    type: 'wordpress-plugin',
    license: license.name,
    require: { php: `>=${versions.php}` },
    'require-dev': { 'wp-coding-standards/wpcs': '^3.1', 'yoast/phpunit-polyfills': '^3.0' },
    scripts: { lint: 'phpcs', test: 'phpunit' },
    config: { 'allow-plugins': { 'dealerdirect/phpcodesniffer-composer-installer': true } },
  });
}

function npmPackage({ names, summary }: ScaffoldPlan): string {
  return jsonFile({
    name: names.slug,
    version: versions.own,
    private: true,
    description: summary,
    license: license.name,
    scripts: {
      'lint:js': 'wp-scripts lint-js assets',
      'lint:css': 'wp-scripts lint-style "assets/**/*.css"',
      'plugin-zip': 'wp-scripts plugin-zip',
    },
    devDependencies: { '@wordpress/scripts': '^31.0.0' },
  });
}

function markdownReadme({ names, summary }: ScaffoldPlan): string {
  const plain = (text: string) => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
  return `# ${plain(names.title)}\n\n${plain(summary)}\n\nThe main file is \`${names.slug}.php\`.\n`;
}
