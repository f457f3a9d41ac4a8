import type { Expr, Node } from '../../../../analysis/languages/php/ast.ts';
import { phpString } from '../../../writers/php.ts';
import type { Act } from '../act.ts';
import { calledName, type Edit, type GivenPhp } from '../given-php.ts';

const translators =
  /^(?:__|_e|_x|_ex|_n|_nx|esc_html__|esc_html_e|esc_html_x|esc_attr__|esc_attr_e|esc_attr_x|_n_noop|_nx_noop)$/;
/** Calls whose arguments people read. */
const showing =
  /^(?:wp_die|wp_send_json_error|wp_send_json_success|printf|sprintf|esc_html|esc_attr|add_(?:menu|submenu|options|management|theme|users|dashboard)_page|add_meta_box|add_settings_(?:section|field|error)|wp_add_dashboard_widget)$/;
const labels =
  /^(?:labels?|titles?|names?|singular_name|menu_name|description|message|help|text|placeholder|add_new\w*|edit_item|view_items?|all_items|search_items|not_found\w*|page_title|menu_title)$/;

/** Makes what people read translatable in the text domain that the prompt names. */
export const translate: Act = {
  id: 'translate',
  title: 'make its texts translatable',
  wants: /\b(?:translatable|translat\w+|i18n|internationali[sz]\w*|locali[sz]e|text ?domain|gettext)\b/i,
  run(php, { words, instruction }) {
    const domain = instruction.textDomain ?? /[`"']([a-z][a-z0-9-]+)[`"']/.exec(words)?.[1] ?? null;
    if (domain === null) return { kind: 'code', code: php.code, done: [], left: ['Name the text domain.'] };
    const edits: Edit[] = [];
    for (const { node, around } of php.tree.nodes) {
      if (node.kind === 'Html') edits.push(...ofHtml(php, node, domain));
      else if (node.kind === 'Call' && translators.test(calledName(node))) edits.push(...ofDomain(php, node, domain));
      else if (node.kind === 'Str') edits.push(...ofText(php, node, around, domain));
    }
    if (edits.length === 0) return null;
    return { kind: 'code', code: php.with(edits), done: [`${edits.length} texts are translatable in ${domain}.`] };
  },
};

/** A call that names no domain, or another. */
function ofDomain(php: GivenPhp, node: Extract<Node, { kind: 'Call' }>, domain: string): Edit[] {
  const name = calledName(node);
  const place = /^(?:_n|_nx_noop)$/.test(name) ? 3 : name === '_nx' ? 4 : /x$|_n_noop/.test(name) ? 2 : 1;
  const given = node.args[place];
  const last = node.args.at(-1);
  const text = phpString(domain);
  if (given !== undefined) return php.text(given) === text ? [] : [{ start: given.start, end: given.end, text }];
  return last === undefined || node.args.length !== place
    ? []
    : [{ start: last.end, end: last.end, text: `, ${text}` }];
}

/** Letters that people read, not a slug, class or URL. */
const isForPeople = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  (/\s\S*\p{L}/u.test(text.trim()) || /^\p{Lu}\p{Ll}+[.!?:…]?$/u.test(text.trim())) &&
  !/^https?:|[{}$\\]|^[a-z0-9_-]+$/.test(text);

function ofText(php: GivenPhp, node: Extract<Expr, { kind: 'Str' }>, around: readonly Node[], domain: string): Edit[] {
  const role = roleOf(node, around);
  if (role === null || /^<<</.test(php.text(node))) return [];
  const pieces = node.value.split(/(<[^<>]*>)/);
  const isMarkup = pieces.length > 1;
  if (!isMarkup && !isForPeople(node.value)) return [];
  const call = (text: string) =>
    `${role === 'printed' || isMarkup ? 'esc_html__' : '__'}( ${phpString(text)}, ${phpString(domain)} )`;
  if (!pieces.some((piece) => !piece.startsWith('<') && isForPeople(piece))) return [];
  const parts = pieces.flatMap((piece) => {
    if (piece === '') return [];
    if (piece.startsWith('<') || !isForPeople(piece)) return phpString(piece);
    const [, lead = '', text = '', trail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(piece) ?? [];
    return [...(lead ? [phpString(lead)] : []), call(text), ...(trail ? [phpString(trail)] : [])];
  });
  const joined = joinLiterals(parts).join(' . ');
  return [{ start: node.start, end: node.end, text: joined }];
}

/** Neighbouring literals become one. */
function joinLiterals(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.startsWith("'") && part.startsWith("'")) joined[joined.length - 1] = last.slice(0, -1) + part.slice(1);
    else joined.push(part);
  }
  return joined;
}

/** Where a text goes: it is printed, or shown later; null: people do not see it. */
function roleOf(node: Node, around: readonly Node[]): 'printed' | 'shown' | null {
  let inner: Node = node;
  for (const outer of [...around].reverse()) {
    if (outer.kind === 'Echo' || outer.kind === 'Print') return 'printed';
    if (outer.kind === 'Return') return 'shown';
    if (outer.kind === 'ArrayItem') {
      if (outer.key === inner) return null;
      return outer.key?.kind === 'Str' && labels.test(outer.key.value) ? 'shown' : null;
    }
    if (outer.kind === 'Call') {
      const name = calledName(outer);
      return showing.test(name) ? 'shown' : null;
    }
    if (outer.kind === 'Assign') return outer.target.kind === 'Var' && labels.test(outer.target.name) ? 'shown' : null;
    if (outer.kind === 'Binary' || outer.kind === 'Index' || outer.kind === 'Case') return null;
    if (!/^(?:Concat|Ternary|Arg|Array)$/.test(outer.kind)) return null;
    inner = outer;
  }
  return null;
}

/** Text between the tags of a template. */
function ofHtml(php: GivenPhp, node: Extract<Node, { kind: 'Html' }>, domain: string): Edit[] {
  const html = php.text(node);
  if (/<(?:script|style)\b/i.test(html)) return [];
  return [...html.matchAll(/>([^<>]*\p{L}{2}[^<>]*)</gu)].flatMap((found) => {
    const text = (found[1] ?? '').trim();
    if (!isForPeople(text)) return [];
    const start = node.start + found.index + found[0].indexOf(text);
    return {
      start,
      end: start + text.length,
      text: `<?php esc_html_e( ${phpString(text)}, ${phpString(domain)} ); ?>`,
    };
  });
}
