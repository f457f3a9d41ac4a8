import { Type } from 'typebox';
import { Attribute, Key, Label, strict, TextTemplate } from './parts.ts';

export const recordLookup = Type.Object(
  {
    kind: Type.Literal('record_lookup'),
    entity: Key('An entity of the plan'),
    name: Key('Unique among lookups and listings; the shortcode is named for it'),
    email: Key('A field of type email: who knows the address in it and the number sees the record'),
    prefix: Type.String({
      pattern: '^[A-Z0-9]{0,8}$',
      maxLength: 8,
      description: 'Before the number, such as `DR`; empty: none',
    }),
    attributes: Type.Array(Attribute, {
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
      description: 'What is shown of the record, in this order',
    }),
    intro: TextTemplate('Above the form; empty: what it is for', 400),
    button: Type.Optional(Label('On the button; absent: “Look up”')),
    hourly: Type.Optional(
      Type.Integer({ minimum: 3, maximum: 200, default: 20, description: 'Attempts for each visitor and hour' }),
    ),
  },
  {
    ...strict,
    description:
      'Gives every record a number, which mails have as `{number}`. With it and the address in the record, visitors look up how it stands, without an account.',
  },
);
