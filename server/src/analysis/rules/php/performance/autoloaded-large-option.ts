import type { ClassDecl, Expr, Node } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { growsElsewhere } from './support/growing-list.ts';
import { lastingKinds } from './support/lasting.ts';
import { literalsOf } from './support/written-values.ts';

export const meta: RuleMeta = {
  id: 'performance/autoloaded-large-option',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  kinds: lastingKinds,
  title: 'Large autoloaded option',
  description:
    'Reports options that keep the body of a remote answer or of a file, or a list that only grows, and are loaded on every page.',
  rationale: `WordPress loads all autoloaded options at the start of every request. The body of a remote answer or a whole file
among them makes every page read it, also those that need nothing of it, and object caches with a limit for each entry
cannot keep the set any more.

Pass \`false\` as \`$autoload\`, or keep the answer in a transient with an expiration.

**When to ignore it:** when the value is small, such as a token, and needed on every page.`,
  references: [
    { title: 'update_option()', url: 'https://developer.wordpress.org/reference/functions/update_option/' },
    { title: 'Transients API', url: 'https://developer.wordpress.org/apis/transients/' },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.WP.OptionAutoload'],
  examples: {
    bad: [
      {
        code: "<?php\nfunction shelf_fetch() {\n\t$answer = wp_remote_get( 'https://api.example.com/books' );\n\tupdate_option( 'shelf_books', json_decode( wp_remote_retrieve_body( $answer ), true ) );\n}\n",
        lines: [4],
      },
      {
        code: "<?php\nfunction shelf_fetch( $answer ) {\n\t$body = wp_remote_retrieve_body( $answer );\n\tadd_option( 'shelf_books', $body );\n}\n",
        lines: [4],
      },
      {
        code: "<?php\nfunction shelf_log( $line ) {\n\t$log   = get_option( 'shelf_log', array() );\n\t$log[] = $line;\n\tupdate_option( 'shelf_log', $log );\n}\n",
        lines: [5],
      },
    ],
    good: [
      "<?php\nfunction shelf_log( $line ) {\n\t$log   = get_option( 'shelf_log', array() );\n\t$log[] = $line;\n\tupdate_option( 'shelf_log', array_slice( $log, -100 ) );\n}\n",
      "<?php\nfunction shelf_fetch( $answer ) {\n\tupdate_option( 'shelf_books', wp_remote_retrieve_body( $answer ), false );\n}\n",
      "<?php\nfunction shelf_fetch( $answer ) {\n\t$data = json_decode( wp_remote_retrieve_body( $answer ), true );\n\tupdate_option( 'shelf_version', $data['version'] );\n}\n",
    ],
  },
};

/** Text of an expression that is a whole body, decoded or not, or all rows of a query. */
const wholeBody =
  /^(?:(?:json_decode|maybe_unserialize|simplexml_load_string)\s*\(\s*)?\\?(?:(?:wp_remote_retrieve_body|file_get_contents|get_posts|get_users)\s*\(|\$wpdb->get_results\s*\()/;
/** What keeps a list short. */
const bounds =
  /array_slice|array_shift|array_splice|array_pop|array_unique|unset\s*\(|in_array|array_search|array_key_exists/;

function check(event: CallEvent, context: PhpContext): void {
  const position = event.name === 'add_option' ? 3 : 2;
  const value = event.args[1];
  const autoload = event.args[position];
  if (event.isLocal || !value || event.args.some((arg) => arg.spread || arg.name)) return;
  if (autoload && ![true, 'yes', 'on', null].some((on) => autoload.value.constant === on)) return;
  const grows = growingList(event, context);
  const text = grows ? '' : expressionText(event, context);
  if (!grows && !wholeBody.test(text) && !isStore(event, text)) return;
  const isClean = position === 2 && !autoload && /^\s*\)/.test(context.source.code.slice(value.node.end));
  const edits = [{ start: value.node.end, end: value.node.end, text: ', false' }];
  context.report({
    at: event.node,
    message: grows
      ? `${event.name}() stores an ever-growing list as an autoloaded option.`
      : `${event.name}() stores a whole response or result as an autoloaded option.`,
    suggestion: grows
      ? 'Pass false as $autoload, and keep only the newest entries (array_slice()), or use a custom table.'
      : 'Pass false as $autoload, or use a transient with an expiration.',
    confidence: 'medium',
    ...(isClean ? { fix: { edits, safe: false } } : {}),
  });
}

/** An option named for a store of results, and a list for it. */
function isStore({ args: [option, value] }: CallEvent, text: string): boolean {
  const name = option?.value.constant;
  if (typeof name !== 'string' || !/(^|[_-])(cache|cached|html|dump|backup|catalog|feed|export)([_-]|$)/i.test(name))
    return false;
  return value?.value.shape != null && value.node.kind === 'Var' && /^(array\s*\(\s*\)|\[\s*\])$/.test(text);
}

/** The value's own text, or that of the one assignment of the variable in this function. */
function expressionText({ args, enclosing }: CallEvent, context: PhpContext): string {
  const node = args[1]?.node;
  if (node === undefined) return '';
  if (node.kind !== 'Var' || enclosing === null) return context.source.slice(node);
  const body = context.source.slice(enclosing.node);
  const assignments = [...body.matchAll(new RegExp(`\\$${node.name}\\s*=\\s*([^=\\s][^;]*);`, 'g'))];
  return assignments.length === 1 ? (assignments[0]?.[1] ?? '') : '';
}

/** A list that is appended to and never cut: `$log = get_option( … ); $log[] = …; update_option( …, $log )`. */
function growingList({ args, enclosing }: CallEvent, context: PhpContext): boolean {
  const node = args[1]?.node;
  if (node === undefined || enclosing === null) return false;
  if (node.kind === 'Var' && growsElsewhere(node, enclosing, context)) return true;
  if (node.kind === 'Var') {
    const body = context.source.slice(enclosing.node);
    const name = `\\$${node.name}`;
    // What a constant key names is written again, not added.
    const appends = new RegExp(`${name}\\[\\s*\\]\\s*=[^=]|array_(push|unshift)\\s*\\(\\s*${name}\\b`);
    const loads = new RegExp(`${name}\\s*=\\s*(\\(array\\)\\s*)?\\\\?get_(site_)?option\\s*\\(`);
    return appends.test(body) && loads.test(body) && !bounds.test(body);
  }
  const owner = node.kind === 'Prop' ? context.index.classAt(node.start) : null;
  if (owner === null || node.kind !== 'Prop' || typeof node.name !== 'string') return false;
  const text = context.source.slice(owner.node);
  if (gathersTexts(node.name, owner.node, context) && !bounds.test(text)) return true;
  return (
    new RegExp(`\\$this->${node.name}\\[\\s*\\]\\s*=[^=]`).test(text) && !bounds.test(text) && isLog(args[0], node.name)
  );
}

/** `$this->all[ md5( $text ) ] = …` of what was read from an option: whatever comes along is kept. */
function gathersTexts(property: string, owner: ClassDecl, context: PhpContext): boolean {
  const isOwn = (target: Node) => target.kind === 'Prop' && target.name === property && target.object.kind === 'Var';
  let isRead = false;
  let isAdded = false;
  walkNodes(owner, context, (part, ancestors) => {
    if (part.kind !== 'Assign') return;
    if (isOwn(part.target)) {
      isRead ||= part.value.kind === 'Call' && /^\(?\\?get_(?:site_)?option\b/.test(context.source.slice(part.value));
    } else if (part.target.kind === 'Index' && isOwn(part.target.base) && part.target.index?.kind === 'Var')
      isAdded ||= isHashed(part.target.index, ancestors, context);
  });
  return isRead && isAdded;
}

/** A key that is the hash of something, here or where it is passed. */
function isHashed(key: Expr, ancestors: readonly Node[], context: PhpContext): boolean {
  const node = ancestors.findLast((one) => one.kind === 'Method' || one.kind === 'Function' || one.kind === 'Closure');
  const info = node?.kind === 'Method' || node?.kind === 'Function' ? (context.index.states.get(node) ?? null) : null;
  return literalsOf({ value: key, within: info }, context).some(
    (value) => value.kind === 'Call' && /^\\?(?:md5|sha1|hash|crc32)\b/.test(context.source.slice(value)),
  );
}

/** Lists of settings are appended to as well, but do not grow by themselves. */
function isLog(option: CallEvent['args'][0] | undefined, property: string): boolean {
  return /log|history|line|entr|event|error|message|visit|hit|queue|cache|row|record/i.test(
    `${typeof option?.value.constant === 'string' ? option.value.constant : ''} ${property}`,
  );
}

export const visitor: PhpVisitor = { calls: [{ names: ['update_option', 'add_option'], visit: check }] };
