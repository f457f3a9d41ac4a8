import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { wordpressClass, wordpressFunction, wordpressHook } from '../../shared/src/wordpress/facts.ts';

const plugin = fileURLToPath(new URL('../../cms-plugin', import.meta.url));
const floor = /Requires at least: (\S+)/.exec(readFileSync(join(plugin, 'readme.txt'), 'utf8'))?.[1] ?? '';

/** Hooks that an older WordPress never fires: what stands behind them is missing there, and nothing else. */
const hooksOfNewerVersions = ['wp_abilities_api_categories_init', 'wp_abilities_api_init'];

function isNewer(since: string): boolean {
  const [a, b] = [since, floor].map((version) => version.split('.').map(Number));
  const at = [0, 1, 2].find((index) => (a?.[index] ?? 0) !== (b?.[index] ?? 0)) ?? 0;
  return (a?.[at] ?? 0) > (b?.[at] ?? 0);
}

interface Uses {
  readonly functions: readonly string[];
  readonly classes: readonly string[];
  /** `Class::method` */
  readonly methods: readonly string[];
  readonly hooks: readonly string[];
  /** Names that the file asks for before it uses them. */
  readonly guarded: readonly string[];
}

/** The global names that a PHP file uses. */
function usesIn(php: string): Uses {
  const code = php.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g, '');
  const all = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
  return {
    functions: all(/(?<![\w$>:]|function )\\?([a-z_]\w*)\s*\(/g),
    classes: [
      ...all(/^use ([A-Z]\w*);/gm),
      ...all(/\\(WP_\w+)\b/g),
      ...all(/\bnew \\?(\w+)/g),
      ...all(/\b(?:extends|instanceof) \\?(\w+)/g),
    ],
    methods: all(/(?<![\w$>:])((?:WP_\w+|\w+_Upgrader\w*)::\w+)\s*\(/g),
    hooks: all(/\b(?:add_action|add_filter)\(\s*'([^']+)'/g),
    guarded: all(/\b(?:function_exists|class_exists|method_exists)\(\s*'\\?([^']+)'/g),
  };
}

/** When WordPress got the method; undefined: it is not known. */
function methodSince(name: string): string | undefined {
  const [of = '', method = ''] = name.split('::');
  return wordpressClass(of)?.methods.get(method.toLowerCase())?.since;
}

describe(`the API of WordPress that the plugin uses`, () => {
  const files = globSync(['*.php', 'includes/**/*.php'], { cwd: plugin });
  const uses = files.map((file) => ({ file, ...usesIn(readFileSync(join(plugin, file), 'utf8')) }));

  it('is read from its files', () => {
    expect(floor).toMatch(/^\d+\.\d+$/);
    const known = (names: readonly string[]) => new Set(names.filter((name) => wordpressFunction(name) !== undefined));
    expect(known(uses.flatMap(({ functions }) => functions)).size).toBeGreaterThan(100);
    expect(
      uses.flatMap(({ classes }) => classes).filter((name) => wordpressClass(name) !== undefined).length,
    ).toBeGreaterThan(50);
    expect(
      uses.flatMap(({ hooks }) => hooks).filter((name) => wordpressHook(name) !== undefined).length,
    ).toBeGreaterThan(20);
    const sample = usesIn(
      "<?php\nuse WP_Ability;\nwp_register_ability( 'x' ); // esc_html()\nadd_action( 'init', 'x' );",
    );
    expect(sample).toMatchObject({
      functions: ['wp_register_ability', 'add_action'],
      classes: ['WP_Ability'],
      hooks: ['init'],
    });
    expect(isNewer(wordpressFunction('wp_register_ability')?.since ?? '')).toBe(true);
    expect(isNewer('6.6.1')).toBe(true);
    expect(isNewer('6.5.9')).toBe(false);
  });

  it(`was there in WordPress ${floor}, or is asked for first`, () => {
    const newer = uses.flatMap(({ file, functions, classes, methods, guarded }) => {
      const sinceOf = [
        ...functions.map((name) => [name, wordpressFunction(name)?.since] as const),
        ...classes.map((name) => [name, wordpressClass(name)?.since] as const),
        ...methods.map((name) => [name, methodSince(name)] as const),
      ];
      return sinceOf
        .filter(([name, since]) => since !== undefined && isNewer(since) && !guarded.includes(name))
        .map(([name, since]) => `${file}: ${name} since ${since}`);
    });
    expect(newer).toEqual([]);
  });

  it('waits at few hooks of newer versions', () => {
    const newer = uses.flatMap(({ hooks }) => hooks).filter((name) => isNewer(wordpressHook(name)?.since ?? ''));
    expect([...new Set(newer)].sort()).toEqual(hooksOfNewerVersions);
  });
});
