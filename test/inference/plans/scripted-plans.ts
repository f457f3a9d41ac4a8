import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { Request } from '../../generation/corrected-plans/requests.ts';

/** What a stand-in for a model answers, given the feedback on its last answer; null: the first question. */
export type StandIn = (feedback: string | null) => string;

interface WrittenAnswer {
  plan: Record<string, unknown> & { behaviours?: Record<string, unknown>[]; entities?: Record<string, unknown>[] };
  understood: { text: string; as: string }[];
}

/** The right plan, with the first sentence of the description as the clause that its first part says. */
function rightAnswer({ plan, description }: Pick<Request, 'plan' | 'description'>): WrittenAnswer {
  const { summary: _, ...rest } = structuredClone(plan) as PluginPlan & { summary?: string };
  const as = (rest.behaviours ?? []).length > 0 ? 'behaviours[0]' : 'entities[0]';
  const [sentence = ''] = /^[^.!?]+/.exec(description) ?? [];
  return { plan: rest as WrittenAnswer['plan'], understood: [{ text: sentence, as }] };
}

/** A flaw that models make, and the words of the feedback that tell it. */
interface Flaw {
  readonly name: string;
  readonly told: RegExp;
  /** @returns false: this plan has no place for it */
  put(answer: WrittenAnswer): boolean;
}

export const flaws: readonly Flaw[] = [
  {
    name: 'a member that plans do not have',
    told: /plan\.(?:behaviours|entities)\[0\]\.colour: expected no such member/,
    put({ plan }) {
      const part = plan.behaviours?.[0] ?? plan.entities?.[0];
      if (part !== undefined) part.colour = 'red';
      return part !== undefined;
    },
  },
  {
    name: 'a kind that is misspelt',
    told: /plan\.behaviours\[\d+\]\.kind: expected/,
    put({ plan }) {
      const part = plan.behaviours?.at(-1);
      if (part !== undefined) part.kind = `${part.kind}_thing`;
      return part !== undefined;
    },
  },
  {
    name: 'a key that nothing has',
    told: /got "nothing_here"/,
    put({ plan }) {
      const part = plan.behaviours?.find(({ entity, uploads }) => typeof entity === 'string' && uploads === undefined);
      if (part !== undefined) part.entity = 'nothing_here';
      return part !== undefined;
    },
  },
  {
    name: 'no version',
    told: /plan\.version: expected/,
    put({ plan }) {
      plan.version = undefined;
      return true;
    },
  },
];

/** Answers the right plan at once, as models write: bare, fenced, or between prose. */
export function rightStandIn(request: Request, at: number): StandIn {
  const text = JSON.stringify(rightAnswer(request));
  const forms = [text, `\`\`\`json\n${text}\n\`\`\``, `Here is the plan:\n${text}\nShall I go on?`];
  return () => forms[at % forms.length] ?? text;
}

/** Answers a plan with two flaws, every fourth cut off besides, and mends those that the feedback tells, and no others. */
export function nearlyRightStandIn(request: Request, at: number): StandIn {
  const left = new Set([flaws[at % flaws.length], flaws[(at + 1 + (at % 3)) % flaws.length]]);
  let isCut = at % 4 === 3;
  return (feedback) => {
    if (feedback !== null) {
      for (const flaw of left) if (flaw?.told.test(feedback)) left.delete(flaw);
      if (/expected JSON|expected one JSON object/.test(feedback)) isCut = false;
    }
    const answer = rightAnswer(request);
    for (const flaw of left) if (flaw?.put(answer) === false) left.delete(flaw);
    const text = JSON.stringify(answer);
    return isCut ? text.slice(0, text.length / 2) : text;
  };
}

/** Answers the plan of another description, and says which clauses of that one it has. */
export function wrongStandIn(other: Request): StandIn {
  const text = JSON.stringify(rightAnswer(other));
  return () => text;
}

/** The same, quoting the description that it should have planned. */
export function lyingStandIn(request: Request, other: Request): StandIn {
  const text = JSON.stringify(rightAnswer({ ...other, description: request.description }));
  return () => text;
}
