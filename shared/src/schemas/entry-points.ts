import { type Static, Type } from 'typebox';
import { StringEnum } from './common.ts';
import { entryPointKinds } from './entry-point-kinds.ts';

export const audiences = [
  'anyone',
  'members',
  'authors',
  'administrators',
  'cron',
  'command_line',
  'upgrade',
  'unknown',
] as const;

/** What is known of a check on the ways from a handler to its sinks. */
export const checkStates = ['checked', 'partly', 'missing', 'unknown', 'not_needed'] as const;
export type CheckState = (typeof checkStates)[number];

const place = {
  file: Type.String({ description: 'As the request names it' }),
  line: Type.Integer({ minimum: 1 }),
  column: Type.Integer({ minimum: 1, description: 'In UTF-16 code units' }),
};

/** A function of the files. */
export const FunctionPlace = Type.Object({
  name: Type.String({ description: 'As declared; `Class::method` for methods, `{closure}` for closures' }),
  ...place,
});
export type FunctionPlace = Static<typeof FunctionPlace>;

/** Something that a handler does which an attacker would like it to do. */
export const EntryPointSink = Type.Object({
  kind: StringEnum(['change', 'read', 'finding'], {
    description:
      '`change`: changes what the site keeps. `read`: reads what belongs to somebody. `finding`: a security finding of another kind',
  }),
  label: Type.String({ description: 'Such as `update_option()`; of findings the title of their rule' }),
  ...place,
  rules: Type.Optional(Type.Array(Type.String(), { description: 'Rules that report something here' })),
  path: Type.Array(FunctionPlace, {
    description: 'Functions on the way, from the handler to the one that the sink is in, both included',
  }),
});
export type EntryPointSink = Static<typeof EntryPointSink>;

/** A function that WordPress calls, registered at a place of the files. */
export const EntryPoint = Type.Object({
  kind: StringEnum(entryPointKinds),
  name: Type.String({ description: 'Hook, route, shortcode, …; empty when it is not known' }),
  methods: Type.Optional(Type.String({ description: 'REST routes: such as `GET` or `POST,PUT`' })),
  ...place,
  handler: Type.Object({ ...FunctionPlace.properties, end_line: Type.Integer({ minimum: 1 }) }),
  public: Type.Boolean({ description: 'Anybody who sends a request gets there, without being logged in' }),
  audience: StringEnum(audiences, { description: 'The least trusted of those who get there' }),
  nonce: StringEnum(checkStates, {
    description:
      'Before its sinks: `checked` on every way, `partly` on some, `missing` on all, `unknown` where a call could not be followed',
  }),
  capability: StringEnum(checkStates, { description: 'The same of capabilities, ownership and secrets' }),
  capabilities: Type.Array(Type.String(), { description: 'Capabilities that are asked for on some way' }),
  sinks: Type.Array(EntryPointSink),
});
export type EntryPoint = Static<typeof EntryPoint>;
