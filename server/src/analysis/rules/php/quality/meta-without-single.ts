import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { textAround } from './support/text-around.ts';

export const meta: RuleMeta = {
  id: 'quality/meta-without-single',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  title: 'Meta list used as a single value',
  description: 'Reports get_post_meta() and its like without $single where the result is used as one value.',
  rationale: `Without \`true\` as its last argument \`get_post_meta()\` gives a list of all values of the key, also when there is one
or none. As text the list is the word "Array" and a warning, as a number it is 1, and compared with a value it is never
equal.

Pass \`true\` as \`$single\`.

**When to ignore it:** there is no good reason; a list that is meant is looped over or counted.`,
  references: [{ title: 'get_post_meta()', url: 'https://developer.wordpress.org/reference/functions/get_post_meta/' }],
  fix: 'safe',
  sniffs: ['WordPress.WP.GetMetaSingle'],
  examples: {
    bad: [
      {
        code: "<?php\nfunction shelf_line( $id ) {\n\techo esc_html( get_post_meta( $id, 'shelf_isbn' ) );\n\t$price = (float) get_post_meta( $id, 'shelf_price' );\n\tif ( 'yes' === get_user_meta( 1, 'shelf_on' ) ) {\n\t\techo 'On';\n\t}\n\t$name = get_term_meta( $id, 'shelf_name' );\n\techo esc_html( $name );\n}\n",
        lines: [3, 4, 5, 8],
      },
    ],
    good: [
      "<?php\nfunction shelf_line( $id ) {\n\techo esc_html( get_post_meta( $id, 'shelf_isbn', true ) );\n\tforeach ( get_post_meta( $id, 'shelf_authors' ) as $author ) {\n\t\techo esc_html( $author );\n\t}\n\t$all = get_post_meta( $id );\n\tif ( get_post_meta( 1, 'a' ) === get_post_meta( 2, 'a' ) ) {\n\t\treturn;\n\t}\n\t$tags = get_post_meta( $id, 'shelf_tag' );\n\tif ( $tags ) {\n\t\techo esc_html( $tags[0] );\n\t}\n}\n",
    ],
  },
};

/** How many arguments stand before `$single`. */
const positions: ReadonlyMap<string, number> = new Map([
  ['get_post_meta', 2],
  ['get_user_meta', 2],
  ['get_term_meta', 2],
  ['get_comment_meta', 2],
  ['get_site_meta', 2],
  ['get_metadata', 3],
]);

/** Functions that take one text or number and nothing else. */
const taking =
  'esc_(?:html|attr|url|url_raw|textarea|js)|sanitize_(?:text_field|title|email|key|hex_color|html_class)|wp_kses(?:_post)?|intval|floatval|absint|trim|strtolower|strtoupper|strtotime|ucfirst|wpautop|nl2br|number_format(?:_i18n)?|is_email|get_post|wp_get_attachment_\\w+|selected|checked';
const before = new RegExp(
  `(?:\\b(?:echo|print)\\s*|\\((?:int|integer|float|string|bool)\\)\\s*|\\b(?:${taking})\\s*\\(\\s*|[^=!<>]\\.\\s*|['"\\d]\\s*(?:===?|!==?|<|>)\\s*)$`,
);
const after = /^\s*(?:\.(?!\.\.)|(?:===?|!==?|[<>])\s*['"\d])/;

function check({ node, args, name, isLocal, enclosing }: CallEvent, context: PhpContext): void {
  const count = positions.get(name);
  const key = args.at(-1);
  if (isLocal || args.length !== count || !key || args.some((arg) => arg.spread || arg.name !== null)) return;
  if (key.value.constant === '' || key.value.constant === null) return;
  const around = textAround(node, context);
  const variable = /\$(\w+)\s*=\s*$/.exec(around.before)?.[1];
  const isOne =
    variable !== undefined && /^\s*;/.test(around.after)
      ? enclosing !== null && isPrinted(variable, { start: node.end, end: enclosing.node.end }, context)
      : before.test(around.before) || after.test(around.after);
  if (!isOne) return;
  context.report({
    at: node,
    message: `${name}() without $single returns an array, but it is used as a single value.`,
    suggestion: 'Pass true as the last argument.',
    confidence: 'high',
    fix: { edits: [{ start: key.node.end, end: key.node.end, text: ', true' }], safe: true },
  });
}

/** Whether the next use of the variable takes it for one value. */
function isPrinted(name: string, where: { start: number; end: number }, { source }: PhpContext): boolean {
  const text = source.slice({ start: where.start, end: Math.min(where.end, where.start + 4_000) });
  const use = new RegExp(`\\$${name}\\b`).exec(text);
  if (use === null) return false;
  const rest = text.slice(use.index + use[0].length);
  return (
    new RegExp(`(?:\\becho\\s*|\\b(?:${taking})\\s*\\(\\s*)$`).test(text.slice(0, use.index)) &&
    !/^\s*(?:\[|->|\?\?)/.test(rest)
  );
}

export const visitor: PhpVisitor = { calls: [{ names: [...positions.keys()], visit: check }] };
