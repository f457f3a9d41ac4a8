import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import type { BehaviourOf } from '../behaviours/behaviour.ts';
import type { PlanCondition } from '../behaviours/conditions.ts';
import type { ConditionsRead } from './conditions.ts';
import type { Feature } from './features.ts';
import { nearness, verbNearness } from './language/nearness.ts';
import type { Phrase } from './language/statement.ts';
import type { RecipientsRead } from './recipients.ts';
import type { Scene } from './scene.ts';
import type { Alignment } from './similarity.ts';
import { numberOf } from './spans.ts';

/** A schema as far as it matters here. */
export interface Shape {
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly oneOf?: readonly Shape[];
  readonly discriminator?: { readonly propertyName: string };
  readonly type?: string;
  readonly pattern?: string;
}

/** What an example asks for, said of another statement. */
export interface Analogy {
  readonly behaviour: PlanBehaviour;
  /** Features of the statement that say something in it. */
  readonly used: ReadonlySet<Feature>;
}

export interface AnalogyInput {
  readonly example: readonly Feature[];
  readonly statement: readonly Feature[];
  readonly alignment: Alignment;
  readonly asks: PlanBehaviour;
  readonly shape: Shape;
  readonly exampleScene: Scene;
  readonly scene: Scene;
  /** What is spoken of where the statement names nothing. */
  readonly spokenOf: string | null;
  conditions(entity: string): ConditionsRead;
  recipients(entity: string): RecipientsRead;
}

const entityMembers = new Set(['entity', 'parent', 'of', 'related']);
const textMembers = ['message', 'text', 'label', 'title', 'heading', 'subject', 'button'];
const attributeMembers =
  /^(?:attribute|attributes|field|columns|fields_shown|order_by|sort_by|group_by|filters|search|shown|match|by)$/;
const roleMembers = /^(?:role|roles|who|seen_by_roles|except_roles|allowed|for_roles|by_roles)$/;

/** Says of a statement what an example's behaviour says of the example. */
export function analogyOf(input: AnalogyInput): Analogy {
  const used = new Set<Feature>();
  const { asks, example, statement, alignment, exampleScene, scene } = input;
  const exampleEntity = 'entity' in asks && typeof asks.entity === 'string' ? asks.entity : null;

  const partnerOf = (at: number): Feature | undefined => {
    const to = alignment.partners[at] ?? -1;
    return to === -1 ? undefined : statement[to];
  };
  const use = (feature: Feature | undefined): Feature | undefined => {
    if (feature !== undefined) used.add(feature);
    return feature;
  };

  const entityFor = (value: string): string => {
    const anchors = example.flatMap((feature, at) => (feature.record === value ? [at] : []));
    const order = (feature: Feature) =>
      ['object', 'subject', 'complement', 'condition', 'modifier', 'recipient'].indexOf(feature.role);
    for (const at of anchors.sort((a, b) => order(example[a] as Feature) - order(example[b] as Feature))) {
      const partner = partnerOf(at);
      if (partner?.record != null) return use(partner)?.record ?? value;
    }
    if (anchors.length > 0 || value === 'post') {
      const records = statement.filter(({ record, word }) => record !== null && word === '<record>');
      // "Set its category": what has the category is meant.
      const named = records.find(({ record }) => record !== 'category' && record !== 'tag') ?? records[0];
      if (named?.record != null) return use(named)?.record ?? value;
    }
    return anchors.length > 0 && input.spokenOf !== null && exampleScene.kind(value) !== undefined
      ? input.spokenOf
      : value;
  };
  const entity = exampleEntity === null ? null : entityFor(exampleEntity);

  const attributeFor = (value: string): string | null => {
    if (exampleEntity === null || entity === null) return value;
    const anchor = example.findIndex(
      ({ phrase }) => phrase !== null && exampleScene.attributeOf(exampleEntity, phrase.name)?.key === value,
    );
    const partner = anchor === -1 ? undefined : partnerOf(anchor);
    if (partner?.phrase != null) {
      const found = scene.attributeOf(entity, partner.phrase.name);
      if (found !== null) {
        use(partner);
        return found.key;
      }
    }
    return scene.attributesOf(entity).some(({ key }) => key === value) ? value : null;
  };

  /** Phrases of the statement that stand where the example has attributes. */
  const attributesFor = (values: readonly string[]): readonly string[] => {
    if (entity === null || exampleEntity === null) return values;
    const found = statement.flatMap((feature) => {
      if (feature.phrase === null || feature.role === 'condition' || feature.word.startsWith('<')) return [];
      const attribute = scene.attributeOf(entity, feature.phrase.name);
      if (attribute === null) return [];
      use(feature);
      return [attribute.key];
    });
    const isAnchored = example.some(
      ({ phrase }) =>
        phrase !== null && values.includes(exampleScene.attributeOf(exampleEntity, phrase.name)?.key ?? ''),
    );
    if (found.length > 0) return [...new Set(found)];
    return isAnchored ? [] : values.filter((value) => scene.attributesOf(entity).some(({ key }) => key === value));
  };

  const rolesFor = (values: readonly string[], isList: boolean): readonly string[] => {
    const read = (feature: Feature): string[] => {
      const person = feature.phrase === null ? null : scene.personOf(feature.phrase);
      if (person?.is !== 'role') return [];
      use(feature);
      return [person.role];
    };
    const anchors = example.flatMap(({ phrase }, at) => {
      const person = phrase === null ? null : exampleScene.personOf(phrase);
      return person?.is === 'role' && values.includes(person.role) ? [at] : [];
    });
    const partners = anchors.flatMap((at) => {
      const partner = partnerOf(at);
      return partner === undefined ? [] : read(partner);
    });
    if (partners.length > 0 && !isList) return partners;
    const all = statement.flatMap(read);
    if (all.length > 0) return [...new Set(all)];
    return anchors.length > 0 ? [] : values;
  };

  const numberFor = (member: string, value: number, shape: Shape | undefined): number => {
    const isWhole = shape?.type === 'integer';
    const fit = (found: number) => (isWhole ? Math.round(found) : found);
    const anchor = example.findIndex(({ phrase }) => phrase !== null && numberOf(member, phrase) === value);
    const partner = anchor === -1 ? undefined : partnerOf(anchor);
    const near = partner?.phrase == null ? null : numberOf(member, partner.phrase);
    if (near !== null) {
      use(partner);
      return fit(near);
    }
    const kind = example[anchor]?.phrase?.value?.kind;
    const other = statement.find(
      (feature) =>
        !used.has(feature) &&
        feature.phrase?.value != null &&
        (kind === undefined
          ? isSpanMember(member) && feature.phrase.value.kind === 'duration'
          : feature.phrase.value.kind === kind),
    );
    const found = other?.phrase == null ? null : numberOf(member, other.phrase);
    if (found === null) return value;
    use(other);
    return fit(found);
  };

  const textFor = (member: string, value: string): string => {
    const literal = (phrase: Phrase | null): string | null => phrase?.quote ?? phrase?.value?.text ?? null;
    const anchor = value === '' ? -1 : example.findIndex(({ phrase }) => literal(phrase) === value);
    const partner = anchor === -1 ? undefined : partnerOf(anchor);
    const own = literal(partner?.phrase ?? null);
    if (own !== null) {
      use(partner);
      return own;
    }
    const wantsQuote = textMembers.includes(member) || anchor !== -1;
    const kind = example[anchor]?.phrase?.value?.kind ?? null;
    const other = statement.find(
      (feature) =>
        !used.has(feature) &&
        wantsQuote &&
        (kind === null ? feature.phrase?.quote != null : feature.phrase?.value?.kind === kind),
    );
    if (other !== undefined) return literal(use(other)?.phrase ?? null) ?? value;
    return anchor === -1 ? value : '';
  };

  const choiceFor = (value: string, options: readonly string[]): string => {
    const words = value.replaceAll('_', ' ');
    const close = (feature: Feature, option: string): number => {
      const said = option.replaceAll('_', ' ');
      if (feature.word === said || feature.phrase?.name === said) return 1;
      return feature.phrase === null ? verbNearness(feature.word, said) : (nearness(feature.phrase.name, said) ?? 0);
    };
    const anchor = example
      .map((feature, at) => ({ at, near: close(feature, words) }))
      .filter(({ near }) => near > 0.75)
      .sort((a, b) => b.near - a.near)[0];
    const exact = statement.find((feature) => options.some((option) => close(feature, option) === 1));
    const partner = anchor === undefined ? exact : (partnerOf(anchor.at) ?? exact);
    if (partner === undefined) return value;
    const best = options.map((option) => ({ option, near: close(partner, option) })).sort((a, b) => b.near - a.near)[0];
    if (best === undefined || best.near < 0.6) return value;
    use(partner);
    return best.option;
  };

  const fill = (member: string, value: unknown, shape: Shape | undefined): unknown => {
    if (member === 'kind' || shape?.const !== undefined) return value;
    if (member === 'conditions' && entity !== null) {
      const read = input.conditions(entity);
      for (const feature of read.used) used.add(feature);
      return read.conditions;
    }
    if (member === 'recipients' && entity !== null) {
      const read = input.recipients(entity);
      for (const feature of read.used) used.add(feature);
      return read.recipients.length > 0 ? read.recipients : value;
    }
    if (typeof value === 'string') {
      if (member === 'entity') return entity ?? value;
      if (entityMembers.has(member) && exampleScene.kind(value) !== undefined) return entityFor(value);
      if (attributeMembers.test(member) && exampleEntity !== null) return attributeFor(value) ?? value;
      if (roleMembers.test(member)) return rolesFor([value], false)[0] ?? value;
      // What happens is what the example says: words for it are many.
      if (member === 'event') return value;
      const options = shape?.enum?.filter((one): one is string => typeof one === 'string');
      if (options !== undefined) return choiceFor(value, options);
      const text = textFor(member, value);
      return shape?.pattern === undefined || new RegExp(shape.pattern, 'u').test(text) ? text : value;
    }
    if (typeof value === 'number') return numberFor(member, value, shape);
    if (Array.isArray(value)) {
      const strings = value.every((one): one is string => typeof one === 'string') ? value : null;
      if (strings !== null && attributeMembers.test(member)) return attributesFor(strings);
      if (strings !== null && roleMembers.test(member)) return rolesFor(strings, true);
      return value.map((one) => fill(member, one, shape?.items));
    }
    if (typeof value === 'object' && value !== null) return fillObject(value as Record<string, unknown>, shape);
    return value;
  };
  const fillObject = (value: Readonly<Record<string, unknown>>, shape: Shape | undefined): Record<string, unknown> => {
    const name = shape?.discriminator?.propertyName;
    const own = name === undefined ? shape : shape?.oneOf?.find((one) => one.properties?.[name]?.const === value[name]);
    return Object.fromEntries(
      Object.entries(value).map(([member, one]) => [member, fill(member, one, own?.properties?.[member])]),
    );
  };
  const filled = fillObject(asks as unknown as Record<string, unknown>, input.shape);
  if (input.shape.properties?.conditions !== undefined && entity !== null && filled.conditions === undefined) {
    const read = input.conditions(entity);
    if (read.conditions.length > 0) {
      filled.conditions = read.conditions;
      for (const feature of read.used) used.add(feature);
    }
  }
  if (asks.kind === 'automation' && Array.isArray(filled.conditions)) {
    const { when } = filled as unknown as BehaviourOf<'automation'>;
    if (when.on === 'date')
      filled.conditions = filled.conditions.filter((one: PlanCondition) => one.attribute !== when.attribute);
  }
  if (Array.isArray(filled.conditions) && filled.conditions.length === 0) delete filled.conditions;
  return { behaviour: filled as unknown as PlanBehaviour, used };
}

const isSpanMember = (member: string): boolean =>
  /(?:^|_)(?:seconds|minutes|hours|days|weeks|months|years)$/.test(member);
