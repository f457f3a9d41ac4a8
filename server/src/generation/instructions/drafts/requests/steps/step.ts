import type { PhpCode } from '../../../../writers/php.ts';
import type { Field } from '../../reading/fields.ts';
import type { Asked } from '../asked.ts';

/** Something that an answer may tell: names for it, its expression. */
export interface Made {
  readonly names: RegExp;
  readonly code: PhpCode;
}

/** One thing that is done for a request. */
export interface Step {
  readonly code: PhpCode;
  readonly made: readonly Made[];
  /** Works on `$post`, which is loaded and refused before. */
  readonly needsPost?: boolean;
}

/** Reads what a clause wants to be done; null where that is something else. */
export type ReadStep = (asked: Asked, clause: string) => Step | null;

const idName =
  /^(?!user_|term_|comment_|author_|parent_|category_|client_|session_)(?:\w+_)?id$|^(?:post|product|event|item)$/i;

/** The field that says which post is meant. */
export const idFieldOf = ({ path, fields }: Asked): Field | undefined =>
  path.find(({ name }) => idName.test(name) || path.length === 1) ?? fields.find(({ name }) => idName.test(name));

/** The fields that hold what is to be kept: all but what says which post is meant. */
export const valuesOf = (asked: Asked): Field[] => {
  const id = idFieldOf(asked);
  return asked.fields.filter((field) => field !== id && !/honeypot/i.test(field.name));
};

/** The fields that a clause names. */
export const namedIn = (clause: string, fields: readonly Field[]): Field[] =>
  fields.filter(({ name }) =>
    new RegExp(String.raw`(?<![\w$-])${name.replace(/_/g, '[_ -]')}(?![\w-])`, 'i').test(clause),
  );
