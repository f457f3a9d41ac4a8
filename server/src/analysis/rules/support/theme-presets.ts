import { nearestName } from '@presswright/shared/nearest-name';
import { defaultPresets, presetKinds } from '@presswright/shared/wordpress/theme-json-facts';
import type { Node } from 'jsonc-parser';
import { at, itemsOf, membersOf, textOf } from '../../languages/json/json-nodes.ts';
import type { Project } from '../../project.ts';
import type { Finding } from '../rule.ts';

/** The presets of a theme, with those of WordPress. */
export interface ThemePresets {
  /** Values by slug, for each kind. */
  readonly kinds: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The slugs of each kind, without hyphens and in small letters. */
  readonly slugs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of `--wp--custom--…`, without hyphens and in small letters. */
  readonly custom: ReadonlySet<string>;
}

const presetsKey = Symbol('presets of themes');

/** The folder of the theme that a file belongs to, with `/` at its end: the nearest above that holds a theme.json. */
export function themeRootOf(project: Project, fileName: string): string | null {
  let folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
  for (;;) {
    if (project.file(`${folder}theme.json`) !== null) return folder;
    // At the root the search for a slash before it finds that same slash.
    if (folder === '' || folder === '/') return null;
    folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
  }
}

/** The presets that may be used in a file; null when they cannot all be known. */
export function presetsFor(project: Project, fileName: string): ThemePresets | null {
  const root = themeRootOf(project, fileName);
  if (root === null) return null;
  const known = project.fact(presetsKey, () => new Map<string, ThemePresets | null>());
  let presets = known.get(root);
  if (presets === undefined) {
    presets = readPresets(project, root);
    known.set(root, presets);
  }
  return presets;
}

function readPresets(project: Project, root: string): ThemePresets | null {
  // A child theme has its parent's presets too, and PHP may add more.
  const sheet = project.file(`${root}style.css`)?.code ?? '';
  if (/^[ \t/*#@]*Template:\s*\S/im.test(sheet.slice(0, 8192))) return null;
  const adds = /editor-color-palette|editor-font-sizes|editor-gradient-presets|wp_theme_json_data_/;
  if (project.files.some(({ language, code }) => language === 'php' && adds.test(code))) return null;
  const documents = project.files.filter(
    ({ name, language }) =>
      language === 'theme.json' && (name === `${root}theme.json` || name.startsWith(`${root}styles/`)),
  );
  return presetsOf(documents.map(({ name }) => project.json(name)?.root ?? null));
}

/** The presets that theme.json files define together. */
export function presetsOf(roots: readonly (Node | null)[]): ThemePresets {
  const kinds = new Map<string, Map<string, string>>();
  const custom = new Set<string>();
  for (const kind of Object.keys(presetKinds)) kinds.set(kind, new Map(defaultPresets(kind)));
  for (const root of roots) {
    const settings = at(root, 'settings');
    for (const each of [settings, ...membersOf(at(settings, 'blocks')).map(({ value }) => value)]) {
      for (const [kind, { path, value }] of Object.entries(presetKinds)) {
        for (const item of itemsOf(at(each, ...path))) {
          const slug = at(item, 'slug')?.value;
          if (slug !== undefined) kinds.get(kind)?.set(String(slug), textOf(at(item, value)) ?? '');
        }
      }
      if (at(each, 'spacing', 'spacingScale') !== null) {
        for (let slug = 10; slug <= 150; slug += 10) kinds.get('spacing')?.set(String(slug), '');
      }
      collectCustom(at(each, 'custom'), '', custom);
    }
  }
  const slugs = new Map([...kinds].map(([kind, known]) => [kind, new Set([...known.keys()].map(plain))]));
  return { kinds, slugs, custom };
}

function collectCustom(node: Node | null, path: string, found: Set<string>): void {
  for (const { key, value } of membersOf(node)) {
    const name = path + plain(key);
    if (value.type === 'object') collectCustom(value, name, found);
    else found.add(name);
  }
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** `var:preset|color|ink`, `var(--wp--preset--color--ink)` without a fallback, and the same of `custom`. */
const use = /var:(preset|custom)\|([\w|-]+)|var\(\s*--wp--(preset|custom)--([\w-]+)\s*\)/g;

/**
 * Presets that a text uses and nothing defines.
 * @param start offset of the text's first character
 */
export function undefinedUses(text: string, start: number, presets: ThemePresets): Finding[] {
  if (!text.includes('var')) return [];
  const findings: Finding[] = [];
  for (const match of text.matchAll(use)) {
    if (findings.length >= maxFindings) break;
    const [whole, shortGroup, shortRest = '', longGroup, longRest = ''] = match;
    const rest = shortGroup === undefined ? longRest : shortRest.replaceAll('|', '--');
    const isPreset = (shortGroup ?? longGroup) === 'preset';
    // What PHP prints into a name is not known.
    if (rest.endsWith('-')) continue;
    const found = isPreset ? undefinedPreset(rest, presets) : undefinedCustom(rest, presets);
    if (found === null) continue;
    const at = { start: start + match.index, end: start + match.index + whole.length };
    const { meant } = found;
    const slug = rest.slice(rest.indexOf('--') + 2);
    const slugAt = whole.lastIndexOf(slug);
    findings.push({
      at,
      message: found.message,
      suggestion: found.suggestion,
      ...(meant === null || slugAt === -1
        ? {}
        : {
            fix: {
              edits: [{ start: at.start + slugAt, end: at.start + slugAt + slug.length, text: meant }],
              safe: false,
            },
          }),
    });
  }
  return findings;
}

interface Undefined {
  readonly message: string;
  readonly suggestion: string;
  readonly meant: string | null;
}

/** Of one text; more are no help. */
const maxFindings = 50;

/** What to say of `<kind>--<slug>`, null when it is defined. */
function undefinedPreset(name: string, presets: ThemePresets): Undefined | null {
  const [kind = '', ...more] = name.split('--');
  const slug = more.join('--');
  const known = presets.kinds.get(kind);
  if (known === undefined) {
    const meant = nearestName(kind, presets.kinds.keys());
    return {
      message: `Unknown preset type "${kind}".`,
      suggestion: meant === null ? `Valid types: ${[...presets.kinds.keys()].join(', ')}.` : `Did you mean "${meant}"?`,
      meant: null,
    };
  }
  return slug === '' ? null : undefinedSlug(kind, slug, presets);
}

/** What to say of a slug of a kind, null when it is defined. */
export function undefinedSlug(kind: string, slug: string, presets: ThemePresets): Undefined | null {
  const known = presets.kinds.get(kind);
  if (known === undefined || slug === 'custom') return null;
  if (presets.slugs.get(kind)?.has(plain(slug)) === true) return null;
  const meant = nearestName(slug, known.keys());
  return {
    message: `Neither the theme nor WordPress defines the ${kind} preset "${slug}".`,
    suggestion:
      meant === null
        ? `Define it in settings.${presetKinds[kind]?.path.join('.')} of theme.json, or use an existing one.`
        : `Did you mean "${meant}"?`,
    meant,
  };
}

function undefinedCustom(name: string, presets: ThemePresets): Undefined | null {
  const wanted = plain(name);
  if (presets.custom.has(wanted) || presets.custom.size === 0) return null;
  return {
    message: `settings.custom of theme.json has no "${name.replaceAll('--', '.')}".`,
    suggestion: 'Define it there, or use an existing one.',
    meant: null,
  };
}
