import { coreBlock } from '@presswright/shared/wordpress/block-facts';
import { capabilities } from '@presswright/shared/wordpress/capabilities';
import { wordpressClass, wordpressFunction, wordpressHook } from '@presswright/shared/wordpress/facts';
import { wordpressNames } from '@presswright/shared/wordpress/names';
import { methodSignature } from '@presswright/shared/wordpress/signatures';
import type { Mention, Subject } from './question.ts';

const capabilityNames = new Set(capabilities.map(({ name }) => name));
const roles = new Set(['administrator', 'editor', 'author', 'contributor', 'subscriber', 'super admin']);

/** Words that are also names of functions, classes or hooks: meant as such only where they are marked as code. */
const everyday = /^[a-z]+$/;

/** Hooks of one everyday word that people name without a mark. */
const plainHooks = new Set(['init', 'wp', 'shutdown', 'authenticate', 'gettext', 'locale']);

/** Names by which WordPress' global objects go. */
const objects: Readonly<Record<string, string>> = {
  $wpdb: 'wpdb',
  wpdb: 'wpdb',
  $wp_query: 'WP_Query',
  $wp_rewrite: 'WP_Rewrite',
  $request: 'WP_REST_Request',
  $wp_filesystem: 'WP_Filesystem_Base',
};

const token =
  /(?<mark>[`'"“‘]?)(?<name>[a-z_]*(?:\{\$?\w+\}|<\w+>|(?<=_)\$\w+)[a-z_]*|[a-z-]+\/[a-z-]+|\$?[A-Za-z_][\w-]*(?:(?:::|->)\w+)?)(?<call>\()?/g;

/** Finds the names of WordPress' functions, methods, classes, hooks, capabilities, roles, constants and blocks in a text. */
export function readMentions(text: string): Mention[] {
  const mentions: Mention[] = [];
  for (const match of text.matchAll(token)) {
    const { mark = '', name = '', call } = match.groups ?? {};
    const around = `${text.slice(Math.max(0, match.index - 30), match.index)} ${text.slice(match.index + match[0].length, match.index + match[0].length + 30)}`;
    const subjects = subjectsFor(name, { isMarked: mark !== '', isCall: call !== undefined, around });
    if (subjects.length > 0) mentions.push({ text: name, at: match.index, subjects });
  }
  return mentions;
}

interface Place {
  readonly isMarked: boolean;
  readonly isCall: boolean;
  /** What stands before and behind. */
  readonly around: string;
}

function subjectsFor(name: string, place: Place): Subject[] {
  const [, owner = '', member = ''] = /^(\$?\w+)(?:::|->)(\w+)$/.exec(name) ?? [];
  if (member !== '') return methodSubjects(objects[owner] ?? owner, member);
  if (name.includes('/')) {
    return coreBlock(name) === undefined ? [] : [{ kind: 'block', name }];
  }
  if (Object.hasOwn(objects, name)) return [{ kind: 'class', name: objects[name] ?? name }];
  if (name.startsWith('$')) return [];
  const isHookSaid =
    /\b(?:hooks?|actions?|filters?|fires?|fired|runs?|add_action|add_filter|do_action|apply_filters)\b/i.test(
      place.around,
    );
  if (
    everyday.test(name) &&
    !place.isMarked &&
    !place.isCall &&
    name !== 'wpdb' &&
    !(isHookSaid && plainHooks.has(name))
  ) {
    return role(name);
  }
  const found: Subject[] = [];
  const hook = hookSubject(name);
  if (hook !== null && isHookSaid && !place.isCall) found.push(hook);
  if (wordpressFunction(name) !== undefined && (!everyday.test(name) || place.isCall || place.isMarked)) {
    found.push({ kind: 'function', name: wordpressFunction(name)?.name ?? name });
  }
  if (wordpressClass(name) !== undefined && /[A-Z]|^wpdb$/.test(name)) {
    found.push({ kind: 'class', name: wordpressClass(name)?.name ?? name });
  }
  if (hook !== null && !found.includes(hook)) found.push(hook);
  if (capabilityNames.has(name)) found.push({ kind: 'capability', name });
  if (wordpressNames('constant').includes(name)) found.push({ kind: 'constant', name });
  found.push(...role(name));
  if (found.length > 0) return found;
  const isCode = place.isCall || (place.isMarked && name.includes('_')) || /[a-z]_[a-z]/.test(name);
  return isCode ? [{ kind: 'unknown', name, isCall: place.isCall }] : [];
}

const role = (name: string): Subject[] => {
  const one = name.toLowerCase().replace(/s$/, '');
  return roles.has(one) ? [{ kind: 'role', name: one }] : [];
};

function hookSubject(name: string): Subject | null {
  const plain = name.replace(/<(\w+)>|\{\$?(\w+)\}|(?<=_)\$(\w+)/g, (_, a, b, c) => `{${a ?? b ?? c}}`);
  return wordpressHook(plain) === undefined && wordpressHook(plain.replace(/\{\w+\}/g, 'some')) === undefined
    ? null
    : { kind: 'hook', name: plain };
}

function methodSubjects(className: string, name: string): Subject[] {
  const owner = wordpressClass(className);
  if (owner === undefined) return [{ kind: 'unknown', name: `${className}::${name}`, isCall: true }];
  if (methodSignature(className, name) !== undefined) return [{ kind: 'method', className: owner.name, name }];
  return [{ kind: 'unknown', name: `${owner.name}::${name}`, isCall: true }];
}
