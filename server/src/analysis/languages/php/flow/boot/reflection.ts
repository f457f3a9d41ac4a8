import type { Method } from '../../ast.ts';
import { classText } from './assign.ts';
import { type Boot, type CallNode, newScope } from './boot.ts';
import { exact, type Known, type KnownObject, listOf, textOf, unknown } from './known.ts';

/** PHP's classes that show other classes. */
const mirrors: ReadonlySet<string> = new Set(['reflectionclass', 'reflectionobject']);
/** Properties that keep what a mirror shows; no name of PHP can be like them. */
const [shownClass, shownMethod, shownAttribute] = [':class', ':method', ':attribute'];

/** What reflection shows of the classes of the files: their methods and attributes. null for what it is not asked. */
export function reflected(
  boot: Boot,
  object: KnownObject,
  name: string,
  args: readonly Known[],
  at: CallNode,
  depth: number,
): Known | null {
  const [first] = args;
  if (mirrors.has(object.className)) {
    const info = boot.index.classes.get(textOf(object.props.get(shownClass) ?? unknown) ?? '');
    if (info === undefined) return null;
    if (name === 'getname') return exact(info.name);
    if (name === 'getmethods') return listOf(info.node.methods.map((method) => methodMirror(info.name, method)));
    if (name === 'newinstance' || name === 'newinstanceargs') return boot.create(info.name, args, at, depth);
    const method = info.node.methods.find((one) => one.name.toLowerCase() === textOf(first ?? unknown)?.toLowerCase());
    return name === 'getmethod' && method !== undefined ? methodMirror(info.name, method) : null;
  }
  if (object.className === 'reflectionmethod') {
    const method = methodShown(boot, object);
    if (method === undefined) return null;
    if (name === 'getname') return exact(method.name, method);
    if (name === 'ispublic') return exact(method.visibility === 'public');
    if (name === 'isstatic') return exact(method.isStatic);
    if (name !== 'getattributes') return null;
    const wanted = first === undefined ? null : textOf(first);
    const own = method.attributes.flatMap((attribute, position) => {
      const className =
        attribute.cls.kind === 'Name' ? boot.index.classNamed(attribute.cls.text, attribute.cls.start) : '';
      const fits =
        wanted === null ||
        className === classText(wanted) ||
        boot.index.ancestors(className).includes(classText(wanted));
      return fits ? [attributeMirror(object, position)] : [];
    });
    return listOf(own);
  }
  if (object.className !== 'reflectionattribute') return null;
  const attribute = methodShown(boot, object)?.attributes[Number(textOf(object.props.get(shownAttribute) ?? unknown))];
  if (attribute?.cls.kind !== 'Name') return null;
  const className = boot.index.classNamed(attribute.cls.text, attribute.cls.start);
  const creator = boot.index.method(className, '__construct')?.node.params ?? [];
  const values: Known[] = [];
  const scope = newScope(null, className, depth + 1);
  for (const [position, arg] of attribute.args.entries()) {
    const named = creator.findIndex((param) => param.name === arg.name);
    values[named === -1 ? position : named] = boot.evaluate(scope, arg.value);
  }
  const all = Array.from(values, (value) => value ?? unknown);
  if (name === 'newinstance') return boot.create(className, all, at, depth);
  if (name === 'getarguments') return listOf(all);
  return name === 'getname' ? exact(className) : null;
}

/** What `new ReflectionClass( … )` and the like keep of what they are made for. */
export function mirrorOf(object: KnownObject, args: readonly Known[]): void {
  const [first = unknown, second = unknown] = args;
  const shown = first.kind === 'object' ? first.className : classText(textOf(first) ?? '');
  if (!mirrors.has(object.className) && object.className !== 'reflectionmethod') return;
  object.props.set(shownClass, exact(shown));
  if (object.className === 'reflectionmethod') object.props.set(shownMethod, second);
}

function methodMirror(className: string, method: Method): KnownObject {
  const props = new Map<string, Known>([
    [shownClass, exact(className)],
    [shownMethod, exact(method.name)],
    ['name', exact(method.name, method)],
    ['class', exact(className)],
  ]);
  return { kind: 'object', className: 'reflectionmethod', props };
}

function attributeMirror({ props }: KnownObject, position: number): KnownObject {
  const own = new Map(props);
  own.set(shownAttribute, exact(position));
  return { kind: 'object', className: 'reflectionattribute', props: own };
}

function methodShown({ index }: Boot, { props }: KnownObject): Method | undefined {
  const text = (key: string) => (textOf(props.get(key) ?? unknown) ?? '').toLowerCase();
  const node = index.method(text(shownClass), text(shownMethod))?.node;
  return node?.kind === 'Method' ? node : undefined;
}
