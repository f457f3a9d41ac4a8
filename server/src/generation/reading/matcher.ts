import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { planBehaviours } from '@presswright/shared/schemas/plans/plugin-plan';
import { actions, triggers } from '../behaviours/automation/phrases.ts';
import type { BehaviourOf } from '../behaviours/behaviour.ts';
import { behaviourModules } from '../behaviours/table.ts';
import { pluralize } from '../naming/inflect.ts';
import { analogyOf, type Shape } from './analogy.ts';
import { type ConditionsRead, readConditions } from './conditions.ts';
import { examplesOfKinds } from './examples/table.ts';
import { type Feature, featuresOf } from './features.ts';
import { readStatements } from './language/read-statements.ts';
import type { Statement } from './language/statement.ts';
import { contentWords, Likeness, Rarity } from './likeness.ts';
import { type RecipientsRead, readRecipients } from './recipients.ts';
import { lookUp, statusWords } from './record-words.ts';
import { Scene } from './scene.ts';
import { align, featureNearness } from './similarity.ts';

/** An example of a behaviour as it is compared with what customers say. */
interface Pattern {
  readonly kind: PlanBehaviour['kind'];
  readonly says: string;
  /** Null of a counter-example: what it sounds like, it does not ask for. */
  readonly asks: PlanBehaviour | null;
  readonly isNegated: boolean;
  readonly words: readonly string[];
  readonly features: readonly Feature[];
}

/** A behaviour that a statement may ask for. */
export interface Match {
  readonly kind: PlanBehaviour['kind'];
  readonly behaviour: PlanBehaviour;
  /** 0 to 1: how much the statement is like the nearest example. */
  readonly score: number;
  readonly says: string;
  /** What of the statement the behaviour does not say. */
  readonly left: readonly Feature[];
}

/** An example before it is read: only what is like a statement is. */
class Example implements Pattern {
  readonly kind: PlanBehaviour['kind'];
  readonly says: string;
  readonly asks: PlanBehaviour | null;
  readonly words: readonly string[];
  #read: { readonly features: readonly Feature[]; readonly isNegated: boolean } | undefined;

  constructor(kind: PlanBehaviour['kind'], says: string, asks: PlanBehaviour | null) {
    this.kind = kind;
    this.says = says;
    this.asks = asks;
    this.words = contentWords(says);
  }

  get scene(): Scene {
    return sceneOf(this.asks);
  }

  get features(): readonly Feature[] {
    return this.#reading().features;
  }

  get isNegated(): boolean {
    return this.#reading().isNegated;
  }

  #reading() {
    if (this.#read === undefined) {
      const statements = readStatements(this.says);
      this.#read = {
        features: statements.flatMap((statement) => featuresOf(statement, this.scene)),
        isNegated: statements[0] !== undefined && isDenial(statements[0]),
      };
    }
    return this.#read;
  }
}

const exampleScene = new Scene({ version: 1 });

/** What an example speaks of: the site's records, and one of its own where it names one. */
function sceneOf(asks: PlanBehaviour | null): Scene {
  const key = asks !== null && 'entity' in asks ? asks.entity : null;
  if (key === null || exampleScene.kind(key) !== undefined) return exampleScene;
  const name = key.replaceAll('_', ' ');
  return new Scene({ version: 1, entities: [{ key, singular: name, plural: pluralize(name) }] });
}

interface Known {
  readonly examples: readonly Example[];
  readonly likeness: Likeness;
}
let known: Known | undefined;

/** All examples. */
function examplesKnown(): Known {
  if (known !== undefined) return known;
  const all = [...behaviourModules, ...examplesOfKinds].flatMap(({ kind, examples, counterExamples }) => [
    ...examples.map(({ says, asks }) => new Example(kind, says, asks)),
    ...counterExamples.map((says) => new Example(kind, says, null)),
  ]);
  known = { examples: all, likeness: new Likeness(new Rarity(all.map(({ words }) => words))) };
  return known;
}

/** Ways to say when, and ways to say what, as they are compared. */
let phrases: { readonly when: readonly Part[]; readonly what: readonly Part[] } | undefined;

interface Part {
  readonly says: string;
  readonly asks: BehaviourOf<'automation'>;
  readonly features: readonly Feature[];
  readonly isNegated: boolean;
}

function partsOf(): NonNullable<typeof phrases> {
  if (phrases !== undefined) return phrases;
  const whole = examplesKnown().examples.flatMap(({ says, asks, isNegated, features }) => {
    if (asks?.kind !== 'automation') return [];
    const [when, what] = parted(features);
    return [{ says, asks, isNegated, when, what }];
  });
  const whenPart = (one: (typeof triggers)[number]): Part => {
    const [statement] = readStatements(
      /^(?:when|if|as|whenever|after|once|every|each|at|on|\d|two|three)/.test(one.says)
        ? `Do it ${one.says}.`
        : `Do it for ${one.says}.`,
    );
    const features = statement === undefined ? [] : featuresOf(statement, exampleScene);
    return {
      says: one.says,
      isNegated: false,
      asks: { kind: 'automation', entity: one.entity, when: one.when, actions: [] },
      features: features
        .filter(({ role, word }) => role !== 'act' && word !== 'it')
        .map((feature) => ({ ...feature, role: 'condition' as const })),
    };
  };
  const whatPart = (one: (typeof actions)[number]): Part => {
    const said = readStatements(one.says);
    return {
      says: one.says,
      isNegated: said[0]?.isNegated ?? false,
      asks: { kind: 'automation', entity: one.entity, when: { on: 'event', event: 'created' }, actions: one.actions },
      features: said.flatMap((statement) => featuresOf(statement, exampleScene)),
    };
  };
  phrases = {
    when: [
      ...triggers.map(whenPart),
      ...whole.map(({ when, ...one }) => ({ ...one, features: when })).filter(({ features }) => features.length > 0),
    ],
    what: [...actions.map(whatPart), ...whole.map(({ what, ...one }) => ({ ...one, features: what }))],
  };
  return phrases;
}

/** Whether what a part is about, its verb or its things, is in the statement: a quote or a role alone is not. */
function isMeant(part: readonly Feature[], own: readonly Feature[], partners: readonly number[]): boolean {
  const telling = part.flatMap((feature, at) =>
    feature.word.startsWith('<') && feature.word !== '<duration>'
      ? []
      : [{ feature, partner: own[partners[at] ?? -1] }],
  );
  const found = telling.filter(
    ({ feature, partner }) => partner !== undefined && featureNearness(partner, feature) > 0.55,
  );
  return telling.length === 0 ? false : found.length * 2 >= telling.length;
}

/** Each way to say when goes with each way to say what. */
function composed(statement: readonly Feature[]): readonly Pattern[] {
  const [when, what] = parted(statement);
  if (when.length === 0 || what.length === 0) return [];
  const best = (parts: readonly Part[], own: readonly Feature[]) =>
    parts
      .map((part) => {
        const alignment = align(own, part.features);
        return { part, score: alignment.score, isMeant: isMeant(part.features, own, alignment.partners) };
      })
      .filter(({ score, isMeant }) => isMeant && score > 0.5)
      .sort((a, b) => b.score - a.score)
      .slice(0, 3);
  const { when: ways, what: deeds } = partsOf();
  return best(ways, when).flatMap(({ part: trigger }) =>
    best(deeds, what).map(
      ({ part: deed }): Pattern => ({
        kind: 'automation',
        says: `${trigger.says} / ${deed.says}`,
        asks: { kind: 'automation', entity: trigger.asks.entity, when: trigger.asks.when, actions: deed.asks.actions },
        isNegated: deed.isNegated,
        words: [],
        features: [...trigger.features, ...deed.features],
      }),
    ),
  );
}

/** What says when something is done, and the rest. */
const parted = (features: readonly Feature[]): readonly [readonly Feature[], readonly Feature[]] => [
  features.filter(({ role }) => role === 'condition'),
  features.filter(({ role }) => role !== 'condition'),
];

const shapes = new Map(
  planBehaviours.map((schema) => [schema.properties.kind.const as string, schema as unknown as Shape]),
);

/** "Do not send e-mails", "no e-mails". */
const isDenial = ({ isNegated, objects, lemma }: Statement): boolean =>
  isNegated ||
  ((lemma === null || lemma === 'be' || lemma === 'want' || lemma === 'need' || lemma === 'send') &&
    objects.some(({ quantifier }) => quantifier === 'no'));

/** How many of the nearest examples are looked at, and how many of them say what kind it is. */
const looked = 12;
const voting = 5;
/** What is negated in one and not in the other says the opposite. */
const opposite = 0.4;

/**
 * What a statement, or several that stand together, may ask for; the likeliest first.
 * @param spokenOf the records that were spoken of before, which "they" and the like mean
 */
export function matchesOf(statements: readonly Statement[], scene: Scene, spokenOf: string | null): readonly Match[] {
  const [first] = statements;
  if (first === undefined) return [];
  const features = statements.flatMap((statement) => featuresOf(statement, scene));
  if (features.length === 0) return [];
  const { examples, likeness } = examplesKnown();
  const words = statements.flatMap(({ text }) => contentWords(text));
  if (words.length < 3 || words.every((word) => word.startsWith('<'))) return [];
  const isDenied = isDenial(first);
  const likenessOf = likeness.to(words);
  const near = examples
    .map((example) => ({ pattern: example, like: likenessOf(example.words) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, looked)
    .map(({ pattern, like }) => ({
      pattern: pattern as Pattern,
      like: like * (pattern.isNegated === isDenied ? 1 : opposite),
    }))
    .sort((a, b) => b.like - a.like);
  const votes = new Map<string, number>();
  const voters = near.slice(0, voting);
  for (const { pattern, like } of voters)
    votes.set(
      pattern.asks === null ? '' : pattern.kind,
      (votes.get(pattern.asks === null ? '' : pattern.kind) ?? 0) + like * like,
    );
  const all = [...votes.values()].reduce((sum, one) => sum + one, 0) || 1;
  const ranked = near.flatMap(({ pattern, like }) => {
    const denied = near.find((one) => one.pattern.kind === pattern.kind && one.pattern.asks === null);
    if (pattern.asks === null || (denied !== undefined && denied.like >= like)) return [];
    if (!likeness.hasGist(words, pattern.words)) return [];
    const alignment = align(features, pattern.features);
    const vote = (votes.get(pattern.kind) ?? 0) / all;
    return [{ pattern, alignment, score: 0.55 * like + 0.2 * vote + 0.25 * alignment.score }];
  });
  const made = composed(features).map((pattern) => {
    const alignment = align(features, pattern.features);
    return { pattern, alignment, score: alignment.score * 0.9 * (pattern.isNegated === isDenied ? 1 : opposite) };
  });
  const matches = [...ranked, ...made].flatMap(({ pattern, alignment, score }): readonly Match[] => {
    const { kind, asks, says } = pattern;
    if (asks === null) return [];
    const { behaviour, used } = analogyOf({
      example: pattern.features,
      statement: features,
      alignment,
      asks,
      shape: shapes.get(kind) ?? {},
      exampleScene: sceneOf(asks),
      scene,
      spokenOf,
      conditions: (entity) => conditionsOf(statements, entity, features, scene),
      recipients: (entity) => recipientsOf(statements, entity, features, scene),
    });
    if (isInterval(behaviour) && !statements.some(({ text }) => regular.test(text))) return [];
    if (isOnWrongSide(behaviour, statements)) return [];
    if (hasForeignStatus(behaviour, scene)) return [];
    if (losesException(behaviour, statements)) return [];
    const left = alignment.left.flatMap((at) => {
      const feature = features[at];
      return feature === undefined || used.has(feature) ? [] : [feature];
    });
    const lost =
      left.reduce((sum, { weight }) => sum + weight, 0) / features.reduce((sum, { weight }) => sum + weight, 0);
    return [{ kind, behaviour, score: score * (1 - lost / 3), says, left }];
  });
  return matches.sort((a, b) => b.score - a.score);
}

function conditionsOf(
  statements: readonly Statement[],
  entity: string,
  features: readonly Feature[],
  scene: Scene,
): ConditionsRead {
  const read = statements.map((statement) => readConditions(statement, entity, features, scene));
  return {
    conditions: read.flatMap(({ conditions }) => conditions).slice(0, 12),
    used: read.flatMap(({ used }) => used),
  };
}

function recipientsOf(
  statements: readonly Statement[],
  entity: string,
  features: readonly Feature[],
  scene: Scene,
): RecipientsRead {
  const read = statements.map((statement) => readRecipients(statement, entity, features, scene));
  const all = read.flatMap(({ recipients }) => recipients);
  const unique = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  return { recipients: unique.slice(0, 8), used: read.flatMap(({ used }) => used) };
}

const isInterval = (behaviour: PlanBehaviour): boolean =>
  behaviour.kind === 'automation' && behaviour.when.on === 'interval';

/** "Every Monday", "once a week": "a week before" is no interval. */
const regular =
  /\b(?:every|each|once (?:a|an|per)|daily|weekly|monthly|hourly|nightly|(?:per|a) (?:hour|day|night|week|month)(?! (?:before|after|later|ago)))\b/i;

/** "A week before" is no week after. */
const isOnWrongSide = (behaviour: PlanBehaviour, statements: readonly Statement[]): boolean =>
  behaviour.kind === 'automation' &&
  behaviour.when.on === 'date' &&
  statements.some(({ text }) => /\bbefore\b/i.test(text)) !== (behaviour.when.side === 'before');

/** Posts are no spam, orders no drafts: statuses of the example's records are not those of others. */
function hasForeignStatus(behaviour: PlanBehaviour, scene: Scene): boolean {
  if (behaviour.kind !== 'automation') return false;
  const storage = scene.kind(behaviour.entity)?.storage ?? '';
  const known = lookUp(statusWords, storage);
  if (known === undefined) return false;
  return behaviour.actions.some(
    (action) =>
      action.do === 'set' && action.attribute === 'status' && !Object.values(known).includes(`${action.value}`),
  );
}

/** "Posts older than two years, except those in the category Classics": without the exception it would be done to them too. */
const losesException = (behaviour: PlanBehaviour, statements: readonly Statement[]): boolean =>
  behaviour.kind === 'automation' &&
  statements.some(({ text }) => /\b(?:except|apart from|unless)\b/i.test(text)) &&
  !(behaviour.conditions ?? []).some(({ is }) => is.startsWith('not_') || is === 'empty' || is === 'filled');
