import { type TSchema, Type } from 'typebox';
import { Timestamp } from '../common.ts';
import { modelShare } from '../model-share.ts';

/** A clause of the description, and the part of the plan that it became; several parts stand one after the other. */
export const UnderstoodClause = Type.Object({
  text: Type.String(),
  as: Type.String({ description: 'Path in `plan`, such as `entities[0].fields[2]`' }),
});

/** A clause that has no part in the plan. */
export const NotUnderstoodClause = Type.Object({ text: Type.String(), reason: Type.String() });

/** What is to become different in a plan that stands beside it. */
export const Instruction = Type.String({
  minLength: 1,
  maxLength: 4000,
  description: 'What to change about `plan`, in English: `add a phone field`, `call them workshops`, `no e-mails`',
});

/** A difference between the plan that was sent and the one that is answered. */
export const PlanChange = Type.Object({
  path: Type.String({ description: 'In the answered plan; of what was removed, in the plan that was sent' }),
  was: Type.Unknown({ description: 'null where it was not there' }),
  is: Type.Unknown({ description: 'null where it is there no more' }),
});

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
    ...modelShare,
    changes: Type.Optional(Type.Array(PlanChange, { description: 'With an `instruction`: what it changed' })),
  });
}
