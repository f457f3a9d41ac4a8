import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Conditions, Entity, Key, Label, oneOf, strict, TextTemplate } from './parts.ts';
import { AttributeAs, Audience, Places } from './shown.ts';

const days = Type.Integer({ minimum: 1, maximum: 3650 });

export const figure = Type.Object(
  {
    kind: Type.Literal('figure'),
    entity: Entity,
    name: Key('Of its shortcode and its block'),
    title: Label('What it is called: `Money raised`'),
    what: StringEnum(['count', 'sum', 'average', 'minimum', 'maximum', 'distinct'] as const, {
      description: '`distinct`: how many different values there are',
    }),
    attribute: Type.Optional(AttributeAs('What is worked out; none for a count')),
    whose: StringEnum(['all', 'own', 'author', 'related', 'children'] as const, {
      description: 'As of a listing: `own` of who is logged in, `children` of what is looked at',
    }),
    conditions: Conditions,
    date: Type.Optional(AttributeAs('The date that counts for `period` and `by`')),
    period: Type.Optional(
      oneOf(
        'only',
        [
          Type.Object({ only: Type.Literal('today') }, strict),
          Type.Object({ only: Type.Literal('this_week') }, strict),
          Type.Object({ only: Type.Literal('this_month') }, strict),
          Type.Object({ only: Type.Literal('this_year') }, strict),
          Type.Object({ only: Type.Literal('last_days'), days }, strict),
          Type.Object({ only: Type.Literal('next_days'), days }, strict),
        ],
        'Only what is of then',
      ),
    ),
    has_trend: Type.Optional(
      Type.Boolean({ description: 'Beside it how much more or less it is than in the time before; of a `period`' }),
    ),
    by: Type.Optional(
      oneOf(
        'each',
        [
          Type.Object(
            { each: Type.Literal('value'), attribute: AttributeAs('One figure for each value of it') },
            strict,
          ),
          Type.Object({ each: Type.Literal('day') }, strict),
          Type.Object({ each: Type.Literal('month') }, strict),
          Type.Object({ each: Type.Literal('year') }, strict),
        ],
        'Several figures in place of one',
      ),
    ),
    most: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'No more than so many of them' })),
    goal: Type.Optional(
      oneOf(
        'from',
        [
          Type.Object({ from: Type.Literal('number'), value: Type.Number({ minimum: 1, maximum: 1e12 }) }, strict),
          Type.Object(
            {
              from: Type.Literal('record'),
              goal_entity: Type.Unsafe<string>({ ...Entity, description: 'What is looked at' }),
              goal_attribute: AttributeAs('A number that it has'),
            },
            strict,
          ),
        ],
        'What is to be reached',
      ),
    ),
    look: StringEnum(['number', 'progress', 'remaining', 'stars', 'bars', 'line', 'pie', 'table'] as const, {
      description:
        '`progress`: towards the goal; `remaining`: how much of the goal is left; `stars`: of an average of ratings; the last four: with `by`',
    }),
    decimals: Type.Integer({ minimum: 0, maximum: 4 }),
    before: TextTemplate('In front of the number', 40),
    after: TextTemplate('Behind the number', 40),
    cache_minutes: Type.Integer({ minimum: 0, maximum: 10_080, description: '0: worked out anew each time' }),
    audience: Audience,
    places: Places,
  },
  { ...strict, description: 'Shows a count, a sum, an average and the like of records, as a number or a chart.' },
);
