import { arrayKeys } from '@presswright/shared/wordpress/array-keys';
import {
  wordpressClass,
  wordpressClassNames,
  wordpressFunction,
  wordpressFunctionNames,
  wordpressHook,
} from '@presswright/shared/wordpress/facts';
import type { ValueKind } from '../wordpress/value-kinds.ts';
import { listedValues, namesOfKind } from './known-names.ts';
import type { Project } from './known-projects.ts';
import type { OwnFunction, OwnMember, OwnNames } from './own-names.ts';
import type { Slot, TextUse } from './slots.ts';

/** Something that exists and fits a place. */
export interface Candidate {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'method' | 'property' | 'constant' | 'key' | 'text';
  /** What a text names. */
  readonly of?: ValueKind;
  /** The class of a member, the array of a key. */
  readonly owner?: string;
  /** The declaration, where it is the project's own. */
  readonly own?: OwnFunction;
  /** How many arguments callbacks of the project's own hook get. */
  readonly args?: number;
  readonly isOwn?: boolean;
  readonly isDeprecated?: boolean;
}

/** What exists in the project: in the other files, and in the document itself. */
export interface Own {
  readonly project: Project;
  readonly document: OwnNames;
}

/** Everything that may stand in a slot. Names come once, the project's own before those of WordPress. */
export function candidatesFor(slot: Slot, own: Own): Candidate[] {
  const found = listFor(slot, own);
  const seen = new Set<string>();
  return found.filter(({ name }) => !seen.has(name) && seen.add(name));
}

function listFor(slot: Slot, own: Own): Candidate[] {
  if (slot.kind === 'name') return [...ownGlobals(own), ...wordpressGlobals()];
  if (slot.kind === 'class') return [...ownClasses(own), ...wordpressClasses()];
  if (slot.kind === 'member') return members(slot.owner, slot.isStatic, slot.isThis, own);
  return slot.of.flatMap((use) => textsFor(use, own).filter(({ name }) => !use.present?.includes(name)));
}

const filesOf = ({ project, document }: Own): OwnNames[] => [document, ...project.files];

function ownGlobals(own: Own): Candidate[] {
  const functions = filesOf(own).flatMap(({ functions: list }) => list);
  return [
    ...functions.map((found): Candidate => ({ name: found.name, kind: 'function', own: found, isOwn: true })),
    ...ownClasses(own),
    ...ownValues('constant', own).map((name): Candidate => ({ name, kind: 'constant', isOwn: true })),
  ];
}

function ownClasses(own: Own): Candidate[] {
  const classes = filesOf(own).flatMap(({ classes: list }) => list);
  return classes.map(({ name }): Candidate => ({ name, kind: 'class', isOwn: true }));
}

function ownValues(kind: ValueKind, own: Own): string[] {
  return filesOf(own).flatMap(({ values }) => [...(values.get(kind) ?? [])]);
}

let globals: readonly Candidate[] | undefined;

/** Functions, classes and constants of WordPress, without what it keeps for itself. */
function wordpressGlobals(): readonly Candidate[] {
  globals ??= [
    ...[...wordpressFunctionNames()].filter((name) => !isPrivate(name)).map(functionCandidate),
    ...wordpressClasses(),
    ...[...namesOfKind('constant')].map((name): Candidate => ({ name, kind: 'constant' })),
  ];
  return globals;
}

/** Functions with an underscore in front are WordPress's own affair, save those that translate. */
function isPrivate(name: string): boolean {
  return (
    name.startsWith('_') && !/^_(?:_|e|x|n|ex|nx|n_noop|nx_noop|_return_\w+|doing_it_wrong|deprecated_\w+)$/.test(name)
  );
}

function functionCandidate(name: string): Candidate {
  const isDeprecated = wordpressFunction(name)?.deprecated !== undefined;
  return { name, kind: 'function', ...(isDeprecated && { isDeprecated }) };
}

let classes: readonly Candidate[] | undefined;

function wordpressClasses(): readonly Candidate[] {
  classes ??= [...wordpressClassNames()].map((name): Candidate => {
    const isDeprecated = wordpressClass(name)?.deprecated !== undefined;
    return { name, kind: 'class', ...(isDeprecated && { isDeprecated }) };
  });
  return classes;
}

/** Members of a class and of what it extends, first in the project, then in WordPress. */
function members(owner: string, isStatic: boolean, isThis: boolean, own: Own): Candidate[] {
  const found: Candidate[] = [];
  const declared = filesOf(own).flatMap(({ classes: list }) => list);
  let name = owner;
  for (let depth = 0; depth < 10; depth += 1) {
    const mine = declared.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
    if (mine === undefined) break;
    const fitting = mine.members.filter(
      (member) => (isThis || member.isPublic) && fitsAccess(member, isStatic, isThis),
    );
    found.push(...fitting.map((member) => ownMember(member, mine.name, isStatic)));
    name = mine.parent;
  }
  for (let depth = 0; depth < 10 && name !== ''; depth += 1) {
    const known = wordpressClass(name);
    if (known === undefined) break;
    for (const method of known.methods.values()) {
      if (method.name.startsWith('__') || (isStatic && !isThis && !method.isStatic)) continue;
      const isDeprecated = method.deprecated !== undefined;
      found.push({ name: method.name, kind: 'method', owner: known.name, ...(isDeprecated && { isDeprecated }) });
    }
    name = known.parent ?? '';
  }
  return found;
}

function fitsAccess(member: OwnMember, isStatic: boolean, isThis: boolean): boolean {
  if (/^__(?:construct|destruct|get|set|call|isset|unset|toString)$/.test(member.name)) return false;
  return member.isStatic === isStatic || (member.kind === 'method' && isThis && isStatic);
}

function ownMember(member: OwnMember, owner: string, isStatic: boolean): Candidate {
  const name = member.kind === 'property' && isStatic ? `$${member.name}` : member.name;
  return { name, kind: member.kind, owner, isOwn: true, ...(member.kind === 'method' && { own: member }) };
}

/** Everything that a text may be. */
function textsFor({ path, isKey, kind, callee }: TextUse, own: Own): Candidate[] {
  if (isKey) return arrayKeys(path).map(({ name }): Candidate => ({ name, kind: 'key', owner: path }));
  const listed = path === '' ? [] : listedValues(path).map((name): Candidate => ({ name, kind: 'text', owner: path }));
  return kind === undefined ? listed : [...listed, ...namesFor(kind, callee, own)];
}

function namesFor(kind: ValueKind, callee: string, own: Own): Candidate[] {
  const text = (name: string, isOwn: boolean): Candidate => ({ name, kind: 'text', of: kind, ...(isOwn && { isOwn }) });
  if (kind === 'hook') return hooksFor(callee, own);
  if (kind === 'callback' || kind === 'function') {
    const shared = [...namesOfKind('function')].map((name) => text(name, false));
    return [
      ...ownGlobals(own)
        .filter(({ own: found }) => found)
        .map(({ name }) => text(name, true)),
      ...shared,
    ];
  }
  if (kind === 'class') return [...ownClasses(own), ...wordpressClasses()].map(({ name }) => text(name, false));
  const mine = kind === 'block' ? own.project.blocks : ownValues(kind, own);
  return [...mine.map((name) => text(name, true)), ...[...namesOfKind(kind)].map((name) => text(name, false))];
}

const takesActions = /action/;
const takesFilters = /filter/;

/** Hooks that fit the function: `add_action()` takes actions. */
function hooksFor(callee: string, own: Own): Candidate[] {
  const mine = filesOf(own).flatMap(({ hooks }) =>
    [...hooks].map(([name, args]): Candidate => ({ name, kind: 'text', of: 'hook', args, isOwn: true })),
  );
  const wanted = takesActions.test(callee) ? 'action' : takesFilters.test(callee) ? 'filter' : undefined;
  const known = [...namesOfKind('hook')].flatMap((name): Candidate[] => {
    const facts = wordpressHook(name);
    if (facts === undefined || (wanted !== undefined && facts.kind !== wanted)) return [];
    return [{ name, kind: 'text', of: 'hook', ...(facts.deprecated !== undefined && { isDeprecated: true }) }];
  });
  return [...mine, ...known];
}
