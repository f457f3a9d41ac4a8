import { type KeyTree, settings, styles } from '@presswright/shared/wordpress/theme-json-facts';
import { wordsOf } from '../../instructions/reading/words.ts';
import type { Topic } from '../question.ts';

/** What people say for the words in keys of theme.json. */
const saidFor: Readonly<Record<string, readonly string[]>> = {
  color: ['color'],
  width: ['size'],
  gap: ['block', 'gap'],
  font: ['font'],
  picker: ['custom'],
  picking: ['custom'],
  pick: ['custom'],
};

let paths: readonly string[] | undefined;

function allPaths(): readonly string[] {
  paths ??= [...flatten('settings', settings), ...flatten('styles', styles)];
  return paths;
}

function* flatten(prefix: string, tree: KeyTree): Generator<string> {
  for (const [key, below] of Object.entries(tree)) {
    yield `${prefix}.${key}`;
    if (below !== null && typeof below === 'object') yield* flatten(`${prefix}.${key}`, below);
  }
}

/** Where something is set in theme.json. */
export const themeJson: Topic = ({ prose, text, options }) => {
  if (!/theme\.json|theme json/i.test(text)) return null;
  if (/\bversions?\b/.test(prose)) {
    return {
      text: 'The current format of theme.json is version 3, since WordPress 6.6; version 2 came with 5.9.',
      values: ['3'],
      entries: ['theme.json'],
    };
  }
  const said = new Set([...wordsOf(prose)].flatMap((word) => [word, ...(saidFor[word] ?? [])]));
  const isOff = /\b(?:stop|disable|prevent|turn(?:s|ed|ing)? off|switch(?:es)? off|forbid|not allow|hide)\b/.test(
    prose,
  );
  const offered = options.map((option) => option.text.replace(/[`'"]/g, ''));
  const scored = allPaths()
    .filter((path) => offered.length === 0 || offered.includes(path))
    .map((path) => {
      const own = [
        ...wordsOf(
          path
            .replace(/^settings|^styles/, '')
            .replace(/([a-z])([A-Z])/g, '$1 $2')
            .replace(/\./g, ' '),
        ),
      ];
      const hits = own.filter((word) => said.has(word)).length;
      const isPlace = isOff === path.startsWith('settings') || !isOff;
      return {
        path,
        score:
          hits -
          0.35 * (own.length - hits) -
          (isPlace ? 0 : 0.3) -
          (path.startsWith('styles') && !/\bstyles?\b/.test(prose) ? 0.2 : 0),
      };
    })
    .sort((a, b) => b.score - a.score || a.path.length - b.path.length);
  const [best] = scored;
  if (best === undefined || best.score < 0.9) return null;
  const how =
    isOff && best.path.startsWith('settings')
      ? `Set \`${best.path}\` to \`false\` in theme.json.`
      : `\`${best.path}\` in theme.json.`;
  return { text: how, values: [best.path, best.path.split('.').at(-1) ?? ''], entries: [best.path] };
};
