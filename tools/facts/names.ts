/** A file of a WordPress tree. */
export interface TreeFile {
  /** From the top of the tree, with `/`. */
  readonly path: string;
  readonly code: string;
}

interface Source {
  /** The files to look in. */
  readonly in: RegExp;
  /** The part of such a file to look at; absent: all of it. */
  readonly within?: RegExp;
  /** What is found, with the name in its only group. */
  readonly find: RegExp;
  /** What is put before the name. */
  readonly prefix?: string;
}

const everywhere = /^wp-(?:includes|admin)\/|^wp-[\w-]+\.php$/;
const scriptLoader = /^wp-includes\/script-loader\.php$/;

/** Where WordPress names its own things that texts in calls name. */
const sources: Readonly<Record<string, readonly Source[]>> = {
  constant: [{ in: everywhere, find: /\bdefined?\(\s*'([A-Z][A-Z0-9_]+)'/g }],
  option: [
    {
      in: /^wp-admin\/includes\/schema\.php$/,
      within: /\$defaults = array\([\s\S]*?\n\t\);/,
      find: /^\t\t'(\w+)'\s*=>/gm,
    },
    { in: everywhere, find: /\b(?:get|update)_(?:site_)?option\(\s*'([a-z]\w*)'/gi },
  ],
  'post type': [{ in: /^wp-includes\/post\.php$/, find: /\bregister_post_type\(\s*'([\w-]+)'/g }],
  taxonomy: [{ in: /^wp-includes\/taxonomy\.php$/, find: /\bregister_taxonomy\(\s*'([\w-]+)'/g }],
  'theme feature': [
    { in: /^wp-includes\/(?:theme|block-patterns)\.php$/, find: /\bregister_theme_feature\(\s*'([\w-]+)'/g },
    { in: everywhere, find: /\b(?:add|remove)_theme_support\(\s*'([\w-]+)'/g },
  ],
  script: [
    { in: scriptLoader, find: /\$scripts->add\(\s*'([\w-]+)'/g },
    { in: /^wp-includes\/assets\/script-loader-packages\.php$/, find: /^\t'([\w-]+)\.js'/gm, prefix: 'wp-' },
  ],
  style: [
    { in: scriptLoader, find: /\$styles->add\(\s*'([\w-]+)'/g },
    { in: scriptLoader, within: /\$package_styles = array\([\s\S]*?\n\t\);/, find: /^\t\t'([\w-]+)'/gm, prefix: 'wp-' },
  ],
  'site information': [
    {
      in: /^wp-includes\/general-template\.php$/,
      within: /function get_bloginfo\([\s\S]*?\n\}/,
      find: /\bcase '(\w+)':(?!\s*\/\/ Deprecated)/g,
    },
  ],
  role: [{ in: /^wp-admin\/includes\/schema\.php$/, find: /\badd_role\(\s*'(\w+)'/g }],
  schedule: [
    { in: /^wp-includes\/cron\.php$/, within: /function wp_get_schedules\([\s\S]*?\n\}/, find: /^\t\t'(\w+)'\s*=>/gm },
  ],
  'image size': [
    {
      in: /^wp-includes\/media\.php$/,
      within: /\$default_sizes\s*=\s*array\([^)]*\)/,
      find: /'(\w+)'/g,
    },
  ],
};

/** Constants of the tests, the distribution or a plugin that comes with WordPress. */
const foreign = /^(?:AKISMET_|DEBIAN_|DIR_TEST)/;

/** Names that no single place of the tree lists. */
const others: Readonly<Record<string, readonly string[]>> = { 'image size': ['full'], 'text domain': ['default'] };

/** Reads the names of WordPress's own things, by what they name. */
export function readNames(files: readonly TreeFile[]): [string, string[]][] {
  const kinds = [...new Set([...Object.keys(sources), ...Object.keys(others)])].sort();
  return kinds.map((kind) => {
    const names = new Set(others[kind] ?? []);
    for (const source of sources[kind] ?? []) {
      for (const { path, code: text } of files) {
        if (!source.in.test(path)) continue;
        const code = withoutComments(text);
        const part = source.within === undefined ? code : (source.within.exec(code)?.[0] ?? '');
        for (const [, name = ''] of part.matchAll(source.find))
          if (!foreign.test(name)) names.add(`${source.prefix ?? ''}${name}`);
      }
    }
    return [kind, [...names].sort()];
  });
}

/** Lines of comments are examples. */
function withoutComments(code: string): string {
  return code.replace(/^[ \t]*(?:\*|\/\/).*$/gm, '');
}
