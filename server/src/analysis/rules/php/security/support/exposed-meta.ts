import type { CallEvent } from '../../../../languages/php/flow/events.ts';
import { constantEntry, entryOf, type Span } from '../../../../languages/php/flow/value.ts';
import type { PhpContext } from '../../../rule.ts';
import { isInFile } from './in-file.ts';

/** Fields that hold what strangers must not see, whatever type of object they are of. */
const privateMeta =
  /(?:^|_)(?:e_?mail|e_?mail_address|phone|mobile|telephone|home_address|street|iban|bic|bank_account|birth(?:day|date)?|date_of_birth|ssn|passport|salary|medical|diagnosis|ip_address|user_ip|secret|password|access_token|api_key|api_secret|private_key|license_key|billing_\w+|shipping_\w+)$/;

interface Field {
  readonly key: string;
  /** The type of posts that has it; null for any, or for other objects. */
  readonly type: string | null;
  readonly at: Span;
}

interface Registered {
  readonly fields: Map<Span, Field>;
  /** Types of posts, and whether the REST API has them. */
  readonly types: Map<string, boolean>;
}

const key = Symbol('fields that the REST API shows');

const registered = (context: PhpContext): Registered =>
  context.project.fact(key, () => ({ fields: new Map(), types: new Map() }));

/** Notes a type of posts, and whether the REST API tells of its posts. */
export function noteType({ args: [name, options] }: CallEvent, context: PhpContext): void {
  if (typeof name?.value.constant !== 'string' || options?.value.shape == null) return;
  const shown = entryOf(options.value, 'show_in_rest');
  registered(context).types.set(name.value.constant, shown !== undefined && shown.constant !== false);
}

/** Notes a field that the REST API is to show with its object. */
export function noteField({ name, args, node }: CallEvent, context: PhpContext): void {
  const isTyped = name !== 'register_meta';
  const field = args[1]?.value.constant;
  const options = args[2]?.value;
  if (typeof field !== 'string' || !privateMeta.test(field.toLowerCase().replaceAll('-', '_'))) return;
  const shown = entryOf(options, 'show_in_rest');
  // A schema may say who gets it.
  if (shown === undefined || constantEntry(options, 'show_in_rest') !== true) return;
  const type = isTyped ? args[0]?.value.constant : constantEntry(options, 'object_subtype');
  registered(context).fields.set(node, { key: field, type: typeof type === 'string' ? type : null, at: node });
}

/** Reports them, once the types of posts are known. */
export function reportFields(context: PhpContext): void {
  const { fields, types } = registered(context);
  for (const { key: field, type, at } of fields.values()) {
    if (!isInFile(at, context) || (type !== null && types.get(type) === false)) continue;
    context.report({
      at,
      message: `The REST API shows the field '${field}' to everyone who may read the object: 'show_in_rest' has no check of its own.`,
      suggestion: "Leave 'show_in_rest' out, or register a REST field whose callback checks who asks.",
      severity: 'medium',
      confidence: 'medium',
    });
  }
}
