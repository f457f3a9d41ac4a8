import { type TProperties, Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { strict } from '../parts.ts';

/** A behaviour that works on what the site has. */
export const tool = <Kind extends string, Members extends TProperties>(
  kind: Kind,
  description: string,
  members: Members,
) => Type.Object({ kind: Type.Literal(kind), ...members }, { ...strict, description });

/** Neither control characters nor those that turn or break lines unseen, nor halves of characters. */
const plain = '\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff';

/** One line of text; empty for the standard one, or for none. */
export const line = (description: string, maxLength = 500) =>
  Type.String({ pattern: `^[^${plain}]*$`, maxLength, description });

/** Text of several lines. */
export const lines = (description: string, maxLength = 4000) =>
  Type.String({ pattern: `^(?:[^${plain}]|[\\t\\n])*$`, maxLength, description });

export const flag = (description: string) => Type.Boolean({ description });

export const count = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description });

const web = '[hH][tT][tT][pP][sS]?://[^\\s<>"]+';
const path = '/[^\\s<>"]*';

/** An address on the web, a path of the site or a place on the page; empty for none. */
export const address = (description: string) =>
  Type.String({ pattern: `^(?:|${web}|${path}|#[^\\s<>"]*)$`, maxLength: 2000, description });

/** An address of another service; empty for none. */
export const service = (description: string) => Type.String({ pattern: `^(?:|${web})$`, maxLength: 2000, description });

/** An address on the web or a path of the site. */
export const location = (description: string) =>
  Type.String({ pattern: `^(?:${web}|${path})$`, maxLength: 2000, description });

/** Where somebody is led to on the site; empty for what WordPress does. */
export const destination = (description: string) =>
  Type.String({ pattern: `^(?:|dashboard|profile|${web}|${path})$`, maxLength: 2000, description });

/** A colour as CSS writes it; empty for the theme's. */
export const colour = Type.String({
  pattern: '^(?:|#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}))$',
  description: 'Such as `#1d4ed8`; empty: the theme’s',
});

/** A moment of the site's clock; empty for none. */
export const moment = (description: string) =>
  Type.String({
    pattern: '^(?:|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9])$',
    description,
  });

/** Some of a few things, each once. */
export const someOf = <const T extends readonly string[]>(values: T, description: string, minItems = 1) =>
  Type.Array(StringEnum(values), { minItems, maxItems: values.length, uniqueItems: true, description });

/** A capability of WordPress; empty for everybody. */
export const capability = (description: string) => Type.String({ pattern: '^[a-z_]*$', maxLength: 60, description });

export const roles = (description: string) =>
  Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 60 }), { maxItems: 20, description });

/** Post types that it is for. */
export const content = Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_-]*$', maxLength: 60 }), {
  maxItems: 20,
  description: 'Post types that it is for, such as `post` and `page`',
});

export const position = StringEnum(['above', 'below', 'both'] as const, { description: 'Where beside the text' });
export const side = StringEnum(['start', 'end'] as const, { description: 'At which side of the window' });

/** What schema.org calls businesses. */
export const businessTypes = [
  'LocalBusiness',
  'Restaurant',
  'CafeOrCoffeeShop',
  'Bakery',
  'BarOrPub',
  'Hotel',
  'Store',
  'VeterinaryCare',
  'MedicalClinic',
  'Dentist',
  'HairSalon',
  'BeautySalon',
  'ExerciseGym',
  'AutoRepair',
  'LegalService',
  'AccountingService',
  'RealEstateAgent',
  'TravelAgency',
  'Library',
  'EducationalOrganization',
  'Organization',
] as const;
