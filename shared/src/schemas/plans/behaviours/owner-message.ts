import { Type } from 'typebox';
import { Conditions, Entity, Key, Label, strict, TextTemplate } from './parts.ts';

export const ownerMessage = Type.Object(
  {
    kind: Type.Literal('owner_message'),
    entity: Entity,
    field: Type.Optional(
      Key('A field of type email that gets the message; absent: whom the record belongs to, by field or account'),
    ),
    label: Label('Above the form: `Write to the owner`'),
    button: Label('On the button'),
    requires_login: Type.Boolean({ description: 'Only for those who are logged in' }),
    conditions: Conditions,
    consent: TextTemplate('Text of a checkbox that has to be checked; empty: none', 300),
    hourly: Type.Integer({ minimum: 1, maximum: 100, description: 'Messages for each visitor and hour' }),
    subject: TextTemplate('Empty: the standard subject', 200),
    message: TextTemplate('Empty: the standard message; `{title}`, `{name}`, `{email}`, `{text}`, `{link}`, `{site}`'),
  },
  {
    ...strict,
    description:
      'Visitors write to whom a record belongs with a form on its page; the address is not shown, and messages are not stored.',
  },
);
