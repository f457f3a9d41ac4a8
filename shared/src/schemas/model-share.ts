import { type Static, Type } from 'typebox';
import { StringEnum } from './common.ts';

/** What can write an answer: the service's own engine, a model file, or a server that the operator has connected. */
export const engineKinds = ['builtin', 'llama', 'remote'] as const;
export const EngineKind = StringEnum(engineKinds);
export type EngineKind = Static<typeof EngineKind>;

export const Repairs = Type.Integer({
  minimum: 0,
  description: 'Times that it was sent back to the model with what was wrong with it',
});

/** A part of an answer that a model was asked for. */
export const WrittenPart = Type.Object({
  part: Type.String({
    description: '`plan`, or the marked place in the files, such as `readme_description` or `logic_1`',
  }),
  engine: EngineKind,
  repairs: Repairs,
  reason: Type.Optional(Type.String({ description: 'Why the service’s own stands in place of what the model wrote' })),
  test: Type.Optional(
    StringEnum(['passed', 'not_run'], {
      description:
        'Of logic: whether its PHPUnit test was run. `not_run`: the server has no PHP for it, or the test needs a whole WordPress',
    }),
  ),
});
export type WrittenPart = Static<typeof WrittenPart>;

/** What every answer has that a model was asked for. */
export const modelShare = {
  written: Type.Optional(
    Type.Array(WrittenPart, { description: 'The parts that a model was asked for, and who wrote them in the end' }),
  ),
  repairs: Type.Optional(Type.Integer({ minimum: 0, description: 'The sum of the repairs of all parts' })),
} as const;
