import { jsonFile } from '../../writers/json.ts';
import type { ContributedFile } from '../feature.ts';
import type { BlockPlan } from '../plan.ts';

/** The version of `@wordpress/scripts` that projects are made for. */
const scriptsVersion = '^35.0.0';

/** Versions of WordPress' packages that sources may import; builds take them from WordPress itself. */
const packageVersions: Readonly<Record<string, string>> = {
  '@wordpress/a11y': '^4.56.0',
  '@wordpress/block-editor': '^18.0.0',
  '@wordpress/blocks': '^16.1.0',
  '@wordpress/components': '^41.0.0',
  '@wordpress/core-data': '^8.1.0',
  '@wordpress/data': '^10.56.0',
  '@wordpress/date': '^5.56.0',
  '@wordpress/element': '^8.8.0',
  '@wordpress/escape-html': '^3.56.0',
  '@wordpress/html-entities': '^4.56.0',
  '@wordpress/i18n': '^6.29.0',
  '@wordpress/interactivity': '^6.56.0',
  '@wordpress/rich-text': '^7.56.0',
  '@wordpress/url': '^4.56.0',
};

/** What a developer needs besides the sources: scripts, rules of the editor, and what they are for. */
export function projectFiles(plan: BlockPlan, sources: readonly ContributedFile[]): readonly ContributedFile[] {
  return [
    { path: 'package.json', content: packageFile(plan, sources), role: 'package_json' },
    { path: '.editorconfig', content: editorConfig, role: 'editor_config' },
    {
      path: '.gitignore',
      content: '# Dependencies and build artifacts\nnode_modules/\n*.log\n*.zip\n',
      role: 'git_ignore',
    },
    { path: 'README.md', content: readme(plan), role: 'developer_readme' },
  ];
}

function packageFile({ names, version, features }: BlockPlan, sources: readonly ContributedFile[]): string {
  const code = sources.filter(({ path }) => path.endsWith('.js')).map(({ content }) => String(content));
  const imported = Object.entries(packageVersions).filter(([name]) =>
    code.some((text) => text.includes(` from '${name}';`)),
  );
  const modules = features.has('interactivity') ? ' --experimental-modules' : '';
  return jsonFile({
    name: names.slug,
    version,
    private: true,
    description: `Source files of the ${names.blockName} block`,
    license: 'GPL-2.0-or-later',
    scripts: {
      build: `wp-scripts build${modules}`,
      start: `wp-scripts start${modules}`,
      format: 'wp-scripts format',
      'lint:css': 'wp-scripts lint-style',
      'lint:js': 'wp-scripts lint-js',
      'packages-update': 'wp-scripts packages-update',
      'plugin-zip': 'wp-scripts plugin-zip',
    },
    dependencies: Object.fromEntries(imported),
    devDependencies: { '@wordpress/scripts': scriptsVersion },
  });
}

const editorConfig = `root = true

[*]
charset = utf-8
end_of_line = lf
indent_size = 4
indent_style = tab
insert_final_newline = true
trim_trailing_whitespace = true

[*.{md,yml,yaml}]
indent_size = 2
indent_style = space
`;

function readme({ names, isDynamic }: BlockPlan): string {
  const rows = [
    ['`src/index.js`', 'registers the block'],
    ['`src/edit.js`', 'renders the block in the editor'],
    ...(isDynamic
      ? [['`src/render.php`', 'renders the block on the front end']]
      : [['`src/save.js`', 'renders the saved markup']]),
    ['`src/block.json`', 'block metadata'],
    ['`src/style.scss`, `src/editor.scss`', 'front-end and editor styles'],
  ];
  return `# ${names.slug}

Source files of the \`${names.blockName}\` block. \`build/\` contains the ready-to-use block, so the plugin works without a build step. The source files are in \`src/\`.

| File | Description |
| --- | --- |
${rows.map(([file, what]) => `| ${file} | ${what} |`).join('\n')}

## Commands

Node.js 20.19 or later is required.

| Command | Description |
| --- | --- |
| \`npm install\` | installs the dependencies |
| \`npm start\` | rebuilds the block on every change |
| \`npm run build\` | builds the block for production |
| \`npm run lint:js\`, \`npm run lint:css\` | lint scripts and styles |
| \`npm run format\` | formats the source files |
| \`npm run packages-update\` | updates the WordPress packages |
| \`npm run plugin-zip\` | creates an installable ZIP file |
`;
}
