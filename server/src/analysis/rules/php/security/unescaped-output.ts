import { dangersOf, type OutputPlace } from '../../../html-context/place.ts';
import type { Expr } from '../../../languages/php/ast.ts';
import type { OutputEvent } from '../../../languages/php/flow/events.ts';
import type { Taint } from '../../../languages/php/flow/value.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { Finding, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { confidenceOf, describeSource, severityFor } from './support/confidence.ts';
import { adviceFor } from './support/escaper.ts';
import { wrapExpression } from './support/wrap.ts';

export const meta: RuleMeta = {
  id: 'security/unescaped-output',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-79',
  title: 'Unescaped output',
  description:
    'Data from the request, from authors or from the database is output without the escaping required by its context.',
  rationale: `Whoever chooses the data can put a script into the page, which then acts with the rights of whoever looks at it.

Escape late: where the value is printed, with the function that fits the place. Text takes \`esc_html()\`, a quoted attribute \`esc_attr()\`, an attribute with a URL \`esc_url()\`, a textarea \`esc_textarea()\`, a JavaScript literal \`wp_json_encode()\`, markup \`wp_kses_post()\`. The rule follows the page around the output, so it also reports an escaper that does not fit: \`esc_attr()\` lets \`javascript:\` URLs through, \`sanitize_text_field()\` leaves quotes.

Data that only authors choose (shortcode and block attributes) and stored data (options, meta, rows) is reported with a lower severity and confidence.`,
  references: [
    { title: 'Escaping data', url: 'https://developer.wordpress.org/apis/security/escaping/' },
    { title: 'CWE-79', url: 'https://cwe.mitre.org/data/definitions/79.html' },
  ],
  fix: 'safe',
  reach: { victim: 'visitor' },
  sniffs: ['WordPress.Security.EscapeOutput'],
  examples: {
    bad: [
      { code: "<?php\necho 'Hello ' . $_GET['name'];\n", lines: [2] },
      {
        code: '<?php\n$url = sanitize_text_field( wp_unslash( $_GET[\'url\'] ) );\n?>\n<a href="<?php echo esc_attr( $url ); ?>">Back</a>\n',
        lines: [4],
      },
      {
        code: "<?php\nfunction show( $title ) {\n\techo '<h1>' . $title . '</h1>';\n}\nshow( $_POST['title'] );\n",
        lines: [3],
      },
      { code: '<script>var name = "<?php echo esc_html( $_GET[\'n\'] ); ?>";</script>\n', lines: [1] },
    ],
    good: [
      "<?php\necho 'Hello ' . esc_html( wp_unslash( $_GET['name'] ?? '' ) );\n",
      "<?php\n$id = (int) $_GET['id'];\necho '<a href=\"?id=' . $id . '\">';\nprintf( '%d', $_GET['n'] );\n",
      '<a href="<?php echo esc_url( $_GET[\'url\'] ); ?>">Back</a>\n',
      "<?php\n$order = in_array( $_GET['order'], array( 'asc', 'desc' ), true ) ? $_GET['order'] : 'asc';\necho $order;\n",
      '<script>var data = <?php echo wp_json_encode( $_GET ); ?>;</script>\n',
    ],
  },
};

function check(event: OutputEvent, context: PhpContext): void {
  const { node, sink } = event;
  // A piece written in the printing statement itself is shown there; one put together elsewhere at the statement.
  const inside = node.start >= sink.start && node.end <= sink.end;
  context.track(event.value, dangersOf(event.place), inside ? node : { start: sink.start, end: sink.end }, (taint) =>
    describe(event, taint, inside, context),
  );
}

function describe(event: OutputEvent, taint: Taint, inside: boolean, context: PhpContext): Finding | null {
  const { node, place, sink } = event;
  const { source } = taint;
  // Who keeps styles on the site means them; they must only not end the element.
  if (place.kind === 'style' && source.kind === 'stored' && isEscaped(taint)) return null;
  const advice = adviceFor(place);
  const wrong = isEscaped(taint) ? 'with an escaper that does not fit' : 'unescaped';
  const edits =
    advice.escaper === null || sourceIsMarkup(event)
      ? null
      : wrapExpression(context, node, `${advice.escaper}( `, ' )');
  const finding: Finding = {
    at: inside ? node : sink,
    detail: `${node.start}`,
    message: `${capitalize(event.via)} prints ${describeSource(source)} ${wrong}, in ${advice.place}.`,
    suggestion: advice.advice,
    severity: cannotLeave(place, taint) ? 'low' : severityFor(source, 'high', 'medium', 'low'),
    confidence: confidenceOf(source),
    taint,
  };
  if (edits === null) return finding;
  const safe =
    inside && source.kind === 'request' && (place.kind === 'text' || place.kind === 'attribute') && isPlain(node);
  return { ...finding, fix: { edits, safe } };
}

/**
 * The value cannot end the string or the attribute that it stands in: what is left to it is to break the script's syntax, or
 * to be an address that browsers only load a picture from.
 */
function cannotLeave(place: OutputPlace, { mask }: Taint): boolean {
  if (place.kind !== 'attribute' && place.kind !== 'script') return false;
  const ending = place.quote === '"' ? Danger.AttrDouble : place.quote === "'" ? Danger.AttrSingle : mask;
  if ((mask & (ending | Danger.HtmlText)) !== 0) return false;
  // Of an attribute the browser decodes what was escaped before the script in it runs.
  if (place.kind === 'script') return place.inside === 'string';
  return place.urlStart && place.element === 'img' && place.script === null;
}

/** Something has been done against HTML, but not what this place needs. */
function isEscaped({ mask }: Taint): boolean {
  return (mask & Danger.HtmlText) === 0;
}

/** Escaping would show the tags of a text that is markup on purpose. */
function sourceIsMarkup({ value }: OutputEvent): boolean {
  return value.rope !== null && value.rope.length > 1;
}

/** The raw value itself: escaping it changes nothing but what an attacker sends. */
function isPlain(node: Expr): boolean {
  return node.kind === 'Var' || node.kind === 'Index';
}

function capitalize(text: string): string {
  return /^(?:the|echo|print|exit)\b/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

export const visitor: PhpVisitor = { output: check };
