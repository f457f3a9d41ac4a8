import { scanHtml } from '../../../../analysis/html-context/scan.ts';
import { afterUnknown, type HtmlState, pageStart, placeOf } from '../../../../analysis/html-context/state.ts';
import type { Arg, Expr, Interpolated, Node } from '../../../../analysis/languages/php/ast.ts';
import { adviceFor } from '../../../../analysis/rules/php/security/support/escaper.ts';
import type { Act } from '../act.ts';
import { calledName, type Edit, type GivenPhp } from '../given-php.ts';

/** Calls whose result needs no escaping, or is markup on purpose. */
const isSafeCall =
  /^(?:esc_\w+|wp_kses\w*|absint|intval|floatval|count|number_format\w*|wp_json_encode|json_encode|wp_create_nonce|do_shortcode|wp_nonce_\w+|get_avatar|wp_get_attachment_image|get_the_post_thumbnail|checked|selected|disabled|paginate_links|the_\w+|body_class|get_search_form|implode|sanitize_hex_color|sanitize_html_class)$/;

/** Escapes everything that is printed, or put into markup, for the place where it lands. */
export const escapeOutput: Act = {
  id: 'escape',
  title: 'escape its output for its context',
  wants: /\bescap(?:e|es|ed|ing)\b/i,
  run(php) {
    const escaper = new Escaper(php);
    escaper.run();
    return escaper.done.length === 0 && escaper.left.length === 0
      ? null
      : { kind: 'code', code: php.with(escaper.edits), done: escaper.done, left: escaper.left };
  },
};

class Escaper {
  readonly edits: Edit[] = [];
  readonly done: string[] = [];
  readonly left: string[] = [];
  private readonly php: GivenPhp;
  /** Where the page is, by function; the top level is null. */
  private readonly pages = new Map<Node | null, HtmlState>();
  /** Where the markup in a variable has come to, by function and name. */
  private readonly variables = new Map<string, HtmlState>();

  constructor(php: GivenPhp) {
    this.php = php;
  }

  run(): void {
    for (const { node, around } of this.php.tree.nodes) {
      const fn = around.findLast(({ kind }) => /^(?:Function|Method|Closure|ArrowFn)$/.test(kind)) ?? null;
      const page = () => this.pages.get(fn) ?? pageStart;
      if (node.kind === 'Html') this.pages.set(fn, scanHtml(page(), this.php.text(node)));
      else if (node.kind === 'Echo')
        this.pages.set(
          fn,
          node.values.reduce((state, value) => this.print(value, state), page()),
        );
      else if (node.kind === 'Print') this.pages.set(fn, this.print(node.value, page()));
      else if (calledName(node) === 'printf' && node.kind === 'Call')
        this.pages.set(fn, this.format(node.args, page()));
      else if (node.kind === 'Return' && node.value !== null && isMarkup(node.value)) this.print(node.value, pageStart);
      else if ((node.kind === 'Assign' || node.kind === 'AssignOp') && node.target.kind === 'Var') {
        const name = `${fn?.start}:${node.target.name}`;
        const before = node.kind === 'Assign' ? undefined : this.variables.get(name);
        if (isMarkup(node.value) || (before !== undefined && node.kind === 'AssignOp' && node.op === '.'))
          this.variables.set(name, this.print(node.value, before ?? pageStart));
      }
    }
  }

  /** Reads a value that is printed at a place, and gives the place after it. */
  private print(value: Expr, state: HtmlState): HtmlState {
    switch (value.kind) {
      case 'Str':
        return scanHtml(state, value.value);
      case 'Concat':
        return value.parts.reduce((now, part) => this.print(part, now), state);
      case 'Interpolated':
        return this.interpolated(value, state);
      case 'Ternary':
        if (value.thenValue !== null) this.print(value.thenValue, state);
        return this.print(value.otherwise, state);
      case 'Num':
      case 'Cast':
        return afterUnknown(state);
      case 'Call':
        if (calledName(value) === 'sprintf') return this.format(value.args, state);
    }
    if (!this.isSafe(value)) this.wrap(value, state, (call) => [{ ...value, text: call(this.php.text(value)) }]);
    return afterUnknown(state);
  }

  /** Markup that was put together before, and what is escaped already. */
  private isSafe(value: Expr): boolean {
    if (value.kind === 'Var') return /^(?:html|markup|output|out)$/i.test(value.name);
    return isSafeCall.test(calledName(value)) || (value.kind === 'Cast' && value.type !== 'string');
  }

  private interpolated(text: Interpolated, state: HtmlState): HtmlState {
    let now = state;
    for (const part of text.parts) {
      if (part.kind === 'Str') {
        now = scanHtml(now, part.value);
        continue;
      }
      if (text.flavour === 'double' && !this.isSafe(part)) {
        const isBraced = this.php.code[part.start - 1] === '{' && this.php.code[part.end] === '}';
        const [start, end] = isBraced ? [part.start - 1, part.end + 1] : [part.start, part.end];
        this.wrap(part, now, (call) => [{ start, end, text: `" . ${call(this.php.text(part))} . "` }]);
      } else if (text.flavour !== 'double')
        this.left.push(
          `Line ${this.php.lineAt(part.start)}: ${this.php.text(part)} in a heredoc; put it together outside.`,
        );
      now = afterUnknown(now);
    }
    return now;
  }

  private format([first, ...values]: readonly Arg[], state: HtmlState): HtmlState {
    if (first === undefined) return state;
    const format = first.value.kind === 'Str' ? first.value : formatOf(first.value);
    if (format === null) return afterUnknown(state);
    let now = state;
    let next = 0;
    let at = 0;
    for (const found of format.value.matchAll(/%(?:(\d+)\$)?[-+0-9.']*([sdfeuxXc%])/g)) {
      now = scanHtml(now, format.value.slice(at, found.index));
      at = found.index + found[0].length;
      if (found[2] === '%') continue;
      const value = values[found[1] === undefined ? next++ : Number(found[1]) - 1]?.value;
      if (found[2] === 's' && value !== undefined) this.print(value, now);
      now = afterUnknown(now);
    }
    return scanHtml(now, format.value.slice(at));
  }

  private wrap(value: Expr, state: HtmlState, edits: (call: (text: string) => string) => Edit[]): void {
    const { escaper, place, advice } = adviceFor(placeOf(state));
    const line = this.php.lineAt(value.start);
    const text = this.php.text(value);
    if (escaper === null) {
      this.left.push(`Line ${line}: ${text} stands in ${place}. ${advice}`);
      return;
    }
    if (this.edits.some((edit) => edit.start < value.end && value.start < edit.end)) return;
    this.edits.push(...edits((inner) => `${escaper}( ${inner} )`));
    this.done.push(`Line ${line}: ${text} stands in ${place}: ${escaper}().`);
  }
}

/** The text of `__( '…' )` and the like. */
function formatOf(value: Expr): Extract<Expr, { kind: 'Str' }> | null {
  if (value.kind !== 'Call' || !/^(?:__|_x|esc_html__|esc_attr__)$/.test(calledName(value))) return null;
  const text = value.args[0]?.value;
  return text?.kind === 'Str' ? text : null;
}

/** A text that has tags, put together of parts. */
function isMarkup(value: Expr): boolean {
  const parts = value.kind === 'Concat' || value.kind === 'Interpolated' ? value.parts : [];
  if (calledName(value) === 'sprintf' && value.kind === 'Call')
    return value.args.some(({ value: one }) => one.kind === 'Str' && /<[a-z/]/i.test(one.value));
  return parts.some((part) => part.kind === 'Str' && /<[a-z/]/i.test(part.value));
}
