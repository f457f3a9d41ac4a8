import type { Expr, Node } from '../../../../analysis/languages/php/ast.ts';
import type { Act } from '../act.ts';
import type { Edit, GivenPhp } from '../given-php.ts';

/** What people call a value that is shown, and how code reads it. */
const nouns: readonly (readonly [said: string, source: RegExp])[] = [
  [
    String.raw`(?:author(?:'s)?|commenter(?:'s)?|user(?:'s)?)(?: name)?|names?`,
    /comment_author\b|display_name|the_author|user_nicename|->name\b/,
  ],
  [
    String.raw`(?:comment )?(?:text|content|body|comments?)`,
    /comment_content|post_content|get_the_content|comment_text/,
  ],
  [String.raw`(?:post )?titles?|headlines?`, /post_title|get_the_title/],
  [String.raw`excerpts?`, /excerpt/],
  [String.raw`descriptions?`, /description/],
];

/** What a value links to: the call that gives the address, with what it is of. */
const targets: readonly (readonly [said: RegExp, address: (item: string) => string])[] = [
  [/\bget_comment_link\b|\bthe comment\b/i, (item) => `get_comment_link( ${item} )`],
  [/\bget_edit_post_link\b|\bedit (?:screen|page|link)\b/i, (item) => `get_edit_post_link( ${item} )`],
  [
    /\bget_author_posts_url\b|\bauthor(?:'s)? (?:archive|page|posts)\b/i,
    (item) => `get_author_posts_url( ${item}->ID )`,
  ],
  [/\bget_term_link\b|\b(?:term|category|tag) (?:archive|page)\b/i, (item) => `get_term_link( ${item} )`],
  [/\bget_permalink\b|\bthe post\b|\bpermalink\b|\bits post\b/i, (item) => `get_permalink( ${item} )`],
];

const cutting =
  /\b(?:cut|trim|shorten|limit|truncate)\w*\b(?: the| each| every)? ([\w' ]{3,30}?)(?: down)? (?:to|at|after) (?:at most |the first )?(\d+) words?\b/gi;
const linking = /\blink(?:s|ed|ing)?\b(?: the| each| every| its)? ([\w' ]{3,30}?) (?:to|with) ([^,;\n]{3,80})/gi;

/** The values by that name that are put into markup, each once. */
function shown(php: GivenPhp, said: string): { readonly value: Expr; readonly inText: boolean }[] {
  const source = nouns.find(([noun]) => new RegExp(`^(?:${noun})$`, 'i').test(said.trim()))?.[1];
  if (source === undefined) return [];
  return php.tree.nodes.flatMap(({ node, around }) => {
    const outer = around.at(-1);
    const isShown =
      outer?.kind === 'Concat' || outer?.kind === 'Echo' || outer?.kind === 'Interpolated' || isEscaping(outer);
    if (!isShown || !/^(?:Prop|Call|Var|Index)$/.test(node.kind) || !source.test(php.text(node)) || isEscaping(node))
      return [];
    return [{ value: node as Expr, inText: outer?.kind === 'Interpolated' }];
  });
}

const isEscaping = (node: Node | undefined): boolean =>
  node?.kind === 'Call' && node.callee.kind === 'Name' && /^esc_|^wp_kses/.test(node.callee.text);

function replacement(
  php: GivenPhp,
  { value, inText }: { readonly value: Expr; readonly inText: boolean },
  text: string,
): Edit {
  if (!inText) return { start: value.start, end: value.end, text };
  const isBraced = php.code[value.start - 1] === '{' && php.code[value.end] === '}';
  const [start, end] = isBraced ? [value.start - 1, value.end + 1] : [value.start, value.end];
  return { start, end, text: `" . ${text} . "` };
}

/** Cuts and links values where they are shown. */
export const shownValues: Act = {
  id: 'shown-values',
  title: 'cut or link what it shows',
  isVague: true,
  wants: new RegExp(`${cutting.source}|${linking.source}`, 'i'),
  run(php, { words }) {
    const edits: Edit[] = [];
    const done: string[] = [];
    for (const [, said = '', count = ''] of words.matchAll(cutting))
      for (const found of shown(php, said)) {
        edits.push(replacement(php, found, `wp_trim_words( ${php.text(found.value)}, ${count} )`));
        done.push(`${php.text(found.value)} is cut to ${count} words.`);
      }
    for (const [, said = '', target = ''] of words.matchAll(linking)) {
      const address = targets.find(([pattern]) => pattern.test(target))?.[1];
      for (const found of address === undefined ? [] : shown(php, said)) {
        const source = php.text(found.value);
        const item = /\$\w+/.exec(source)?.[0];
        if (address === undefined || item === undefined || edits.some(({ start }) => start === found.value.start))
          continue;
        edits.push(
          replacement(php, found, `'<a href="' . esc_url( ${address(item)} ) . '">' . esc_html( ${source} ) . '</a>'`),
        );
        done.push(`${source} links to ${address(item)}.`);
      }
    }
    return edits.length === 0 ? null : { kind: 'code', code: php.with(edits), done };
  },
};
