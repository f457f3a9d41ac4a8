import { type TSchema, Type } from 'typebox';
import { Timestamp } from '../common.ts';

/** A clause of the description, and the part of the plan that it became; several parts stand one after the other. */
export const UnderstoodClause = Type.Object({
  text: Type.String(),
  as: Type.String({ description: 'Path in `plan`, such as `entities[0].fields[2]`' }),
});

/** A clause that has no part in the plan. */
export const NotUnderstoodClause = Type.Object({ text: Type.String(), reason: Type.String() });

/** What every endpoint that plans answers. */
export function PlanAnswer<Kind extends string, Plan extends TSchema>(object: Kind, plan: Plan) {
  return Type.Object({
    id: Type.String(),
    object: Type.Literal(object),
    created: Timestamp,
    model: Type.String(),
    plan,
    understood: Type.Array(UnderstoodClause),
    not_understood: Type.Array(NotUnderstoodClause),
  });
}
