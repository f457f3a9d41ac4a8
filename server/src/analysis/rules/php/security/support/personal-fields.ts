import type { Call, Expr } from '../../../../languages/php/ast.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import { deepTaints } from '../../../../languages/php/flow/taints.ts';
import type { Source, Value } from '../../../../languages/php/flow/value.ts';
import type { PhpContext } from '../../../rule.ts';

const personal = /^->(?:user_email|user_login|user_pass|user_activation_key|billing_\w+)$/;

/** What is known of one person beside the address: fields of users under such names. */
const personalMeta = /'\w*(?:phone|mobile|birth|billing_|shipping_|street|iban|address)\w*'/i;

/** The field that a source is, where it holds an address, a login or the like of a person; null for others. */
export function personalName({ label }: Source): string | null {
  if (personal.test(label)) return label.slice(2);
  return label.startsWith('get_user_meta(') && personalMeta.test(label) ? (label.split("'")[1] ?? null) : null;
}

/** The first such field in a value. */
function personalField(value: Value): string | null {
  for (const { source } of deepTaints(value)) {
    const name = personalName(source);
    if (name !== null) return name;
  }
  return null;
}

/** The function of these files that a callback stands for, as it is written. */
function getterOf(node: Expr, { index, names }: PhpContext): FunctionInfo | null {
  switch (node.kind) {
    case 'Closure':
    case 'ArrowFn':
      return index.states.get(node) ?? null;
    case 'Str':
      return index.followed(node.value.toLowerCase().replace(/^\\/, '')) ?? null;
    case 'Array': {
      const method = node.items[1]?.value;
      const owner = node.items[0]?.value;
      if (method?.kind !== 'Str' || owner === undefined) return null;
      const className =
        owner.kind === 'Str'
          ? owner.value.toLowerCase()
          : owner.kind === 'ClassConst' && owner.cls.kind === 'Name'
            ? names.className(owner.cls)
            : (index.classAt(node.start)?.name ?? '');
      return index.method(className, method.value.toLowerCase());
    }
    default:
      return null;
  }
}

function objectsOf(type: Expr): string {
  if (type.kind !== 'Str') return 'these objects';
  return type.value === 'user' ? 'post authors' : `objects of type ${type.value}`;
}

/** A field that is added to what the REST API tells of posts, or of users, which are public where they have written something. */
export function checkUserField({ args: [type, , options] }: Call, context: PhpContext): void {
  if (type === undefined || options?.value.kind !== 'Array') return;
  const item = options.value.items.find((one) => one?.key?.kind === 'Str' && one.key.value === 'get_callback');
  const getter = item == null ? null : getterOf(item.value, context);
  if (getter === null || getter.returns === null || getter.checksCapability || getter.checksOwner) return;
  const field = personalField(getter.returns);
  if (field === null) return;
  context.report({
    at: type.value,
    message: `${field} is added to the public REST API data of ${objectsOf(type.value)}.`,
    suggestion: 'Remove it, or only return it to users with the list_users capability.',
    confidence: 'medium',
  });
}
