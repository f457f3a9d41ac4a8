import { type EditedPlan, editPlan, singularOf } from './edit.ts';
import type { PlanSchema } from './schema.ts';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name for what a description is about: “opening hours per shop, shown by a block” is about opening hours. */
export function nameFrom(description: string): string {
  const [start = ''] = description
    .trim()
    .split(/[,.:;!?()\n–—]|\s(?:per|with|that|which|where|when|who|for|by|shown|of|on|in|so|and)\s/i);
  const idle = /^(?:an?|the|my|our|i|we|want|need|please|plugin|make|create|add|build|show)$/i;
  const words = start
    .trim()
    .split(/\s+/)
    .filter((word) => !idle.test(word));
  return sentence(words.slice(0, 4).join(' ').slice(0, 60));
}

/** What content a clause may be about. */
export interface NamedContent {
  readonly singular: string;
  /** Label of a field; undefined: none is named. */
  readonly field: string | undefined;
}

/** The content that a clause names: “opening hours per shop” are a field of shops; null where it names nothing. */
export function contentNamed(clause: string): NamedContent | null {
  const [, field, owner] =
    /^(.+?)\s(?:per|for (?:each|every)|of (?:each|every))\s([\p{L}-]+)/iu.exec(clause.trim()) ?? [];
  if (field !== undefined && owner !== undefined) {
    const label = nameFrom(field);
    return { singular: sentence(singularOf(owner)), field: label === '' ? undefined : label };
  }
  const name = nameFrom(clause);
  return name === '' ? null : { singular: sentence(singularOf(name)), field: undefined };
}

/** Adds the content to a plan of a plugin, as a person would in its form. */
export function withContent(schema: PlanSchema, plan: unknown, { singular, field }: NamedContent): EditedPlan {
  const added = editPlan(schema, plan, { do: 'add', path: 'entities' });
  const path = added.focus;
  const named = editPlan(schema, added.plan, { do: 'set', path: `${path}.singular`, value: singular });
  if (field === undefined) return { ...named, focus: path };
  const grown = editPlan(schema, named.plan, { do: 'add', path: `${path}.fields` });
  const labelled = editPlan(schema, grown.plan, { do: 'set', path: `${grown.focus}.label`, value: field });
  return {
    ...editPlan(schema, labelled.plan, { do: 'set', path: `${grown.focus}.type`, value: 'textarea' }),
    focus: path,
  };
}
