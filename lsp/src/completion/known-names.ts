import { arrayKeys } from '@presswright/shared/wordpress/array-keys';
import { coreBlockNames } from '@presswright/shared/wordpress/block-facts';
import { capabilities } from '@presswright/shared/wordpress/capabilities';
import {
  wordpressClass,
  wordpressFunction,
  wordpressFunctionNames,
  wordpressHookNames,
} from '@presswright/shared/wordpress/facts';
import { wordpressNames } from '@presswright/shared/wordpress/names';
import { methodSignature } from '@presswright/shared/wordpress/signatures';
import type { ValueKind } from '../wordpress/value-kinds.ts';

const sets = new Map<string, ReadonlySet<string>>();

/** The names that WordPress has of one kind. */
export function namesOfKind(kind: ValueKind): ReadonlySet<string> {
  const known = sets.get(kind);
  if (known !== undefined) return known;
  const names = new Set(listNames(kind));
  sets.set(kind, names);
  return names;
}

function listNames(kind: ValueKind): readonly string[] {
  if (kind === 'hook') return wordpressHookNames();
  if (kind === 'capability') return capabilities.map(({ name }) => name);
  if (kind === 'callback' || kind === 'function')
    return [...wordpressFunctionNames()].filter((name) => !/^_(?!_return)/.test(name));
  if (kind === 'block') return coreBlockNames;
  return wordpressNames(kind);
}

/** The texts that WordPress lists for the value of an array's key, `register_post_type.args.supports`. */
export function listedValues(path: string): readonly string[] {
  const dot = path.lastIndexOf('.');
  const key = arrayKeys(path.slice(0, dot)).find(({ name }) => name === path.slice(dot + 1));
  return key?.values ?? [];
}

/** Whether a name that stands in this context is one of WordPress's own. */
export function isWordPressName(context: string, name: string): boolean {
  const [kind = '', rest = ''] = /^(name|class|member|key|value)(?: (.*))?$/.exec(context)?.slice(1) ?? [];
  if (kind === 'name') return isGlobalName(name);
  if (kind === 'class') return wordpressClass(name) !== undefined;
  if (kind === 'member') return methodSignature(rest, name) !== undefined;
  if (kind === 'key') return arrayKeys(rest).some((key) => key.name === name);
  if (kind === 'value') return listedValues(rest).includes(name);
  return (
    namesOfKind(context.replace(/ \w+$/, '') as ValueKind).has(name) || namesOfKind(context as ValueKind).has(name)
  );
}

function isGlobalName(name: string): boolean {
  return (
    wordpressFunction(name)?.name === name || wordpressClass(name)?.name === name || namesOfKind('constant').has(name)
  );
}
