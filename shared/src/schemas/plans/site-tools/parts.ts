import { type TProperties, Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { strict } from '../parts.ts';

/** A behaviour that works on what the site has. */
export const tool = <Kind extends string, Members extends TProperties>(
  kind: Kind,
  description: string,
  members: Members,
) => Type.Object({ kind: Type.Literal(kind), ...members }, { ...strict, description });

/** One line of text; empty for the standard one, or for none. */
export const line = (description: string, maxLength = 200) =>
  Type.String({ pattern: '^[^\\u0000-\\u001f\\u007f]*$', maxLength, description });

/** Text of several lines. */
export const lines = (description: string, maxLength = 4000) => Type.String({ maxLength, description });

export const flag = (description: string) => Type.Boolean({ description });

export const count = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description });

/** An address on the web, or a path of the site; empty for none. */
export const address = (description: string) =>
  Type.String({
    pattern: '^(?:|https?://[^\\s<>"\'`]+|/[^\\s<>"\'`]*|#[^\\s<>"\'`]*|[a-z][a-z-]*)$',
    maxLength: 500,
    description,
  });

/** A colour as CSS writes it; empty for the theme's. */
export const colour = Type.String({
  pattern: '^(?:|#[0-9a-fA-F]{3,8})$',
  maxLength: 9,
  description: 'Such as `#1d4ed8`; empty: the theme’s',
});

/** A moment of the site's clock; empty for none. */
export const moment = (description: string) =>
  Type.String({ pattern: '^(?:|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2})$', description });

/** A capability of WordPress; empty for everybody. */
export const capability = (description: string) => Type.String({ pattern: '^[a-z_]*$', maxLength: 60, description });

export const roles = (description: string) =>
  Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 60 }), { maxItems: 20, description });

/** Post types that it is for. */
export const content = Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_-]*$', maxLength: 20 }), {
  maxItems: 20,
  description: 'Post types that it is for, such as `post` and `page`',
});

export const position = StringEnum(['above', 'below', 'both'] as const, { description: 'Where beside the text' });
export const side = StringEnum(['start', 'end'] as const, { description: 'At which side of the window' });
