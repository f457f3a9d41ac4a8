import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { isPlural, pluralize, singularize, toKebab } from '../../naming/inflect.ts';
import { bare, type Outcome } from '../instruction.ts';
import { capital, isCalled } from '../names.ts';
import { ambiguous, entityNamed, fieldsNamed, isPronoun, mainEntity, withEntity, withField } from './parts-named.ts';

/** Ways to ask for another name: the name that is, and the name that is to be. */
const forms: readonly (readonly [RegExp, was: number, is: number])[] = [
  [/^(?:rename|relabel)\s+(.+?)\s+(?:to|into|as)\s+(.+)$/i, 1, 2],
  [/^(?:call|name|label|title)\s+(?:the\s+)?(.+?)\s+(?:as\s+)?(["“].+["”])$/i, 1, 2],
  [/^(?:call|name)\s+(them|it|these|those)\s+(.+)$/i, 1, 2],
  [/^(.+?)\s+(?:should|must|are to|is to|shall)\s+be\s+(?:called|named|labelled|labeled)\s+(.+)$/i, 1, 2],
  [/^(.+?)\s+(?:is|are)\s+(?:really\s+)?(?:called|named)\s+(.+?)(?:\s+(?:here|with us|at our .+))?$/i, 1, 2],
  [
    /^(?:use|say|write)\s+(?:the\s+(?:word|term|name)\s+)?(.+?)\s+(?:instead of|rather than|and not|not|in place of)\s+(.+)$/i,
    2,
    1,
  ],
  [
    /^(?:change|replace|switch)\s+(?:the\s+(?:word|term|name|label)\s+)?(?:of\s+)?(.+?)\s+(?:to|with|by|into)\s+(.+)$/i,
    1,
    2,
  ],
];

/** Gives a part of a plan another name; its key, by which data is kept, stays. */
export function rename(plan: PluginPlan, said: string): Outcome<PluginPlan> {
  const call = /^(?:call|name)\s+(.+)$/i.exec(said);
  const asked = forms.flatMap(([form, was, is]) => {
    const found = form.exec(said);
    return found === null ? [] : [[found[was] ?? '', found[is] ?? '']];
  });
  // "Call the recruiters HR managers": where one name ends and the other begins, the plan knows.
  const words = (call?.[1] ?? '').split(/\s+/);
  const cut = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  for (const [was = '', is = ''] of [...asked, ...cut]) {
    const outcome = renamed(plan, was, bare(is.replace(/^(?:an?|the)\s+/i, '')));
    if (outcome !== null) return outcome;
  }
  return null;
}

function renamed(plan: PluginPlan, was: string, is: string): Outcome<PluginPlan> {
  if (is === '' || is.length > 60 || was.trim() === '') return null;
  const quoted = bare(was);
  const entity = isPronoun(quoted) ? mainEntity(plan) : entityNamed(plan, quoted);
  if (isPronoun(quoted) && entity === null) {
    const names = (plan.entities ?? []).map(({ plural }) => plural);
    return names.length === 0
      ? { reason: 'The plan has no records of its own that could be called so.' }
      : ambiguous(quoted, names);
  }
  if (entity !== null) {
    const [singular, plural] = numbersOf(is);
    return { plan: withEntity(plan, { ...entity, singular, plural, slug: toKebab(plural.toLowerCase()) }) };
  }
  const fields = fieldsNamed(plan, quoted);
  const [field] = fields;
  if (field !== undefined) {
    if (fields.length > 1)
      return ambiguous(
        quoted,
        fields.map((one) => `“${one.field.label}” of ${plan.entities?.[one.entity]?.plural ?? ''}`),
      );
    return { plan: withField(plan, field, { ...field.field, label: capital(is.replace(/\s+field$/i, '')) }) };
  }
  for (const one of plan.entities ?? []) {
    const at = (one.taxonomies ?? []).findIndex(({ singular, plural }) => isCalled(quoted, singular, plural));
    const taxonomy = one.taxonomies?.[at];
    if (taxonomy === undefined) continue;
    const [singular, plural] = numbersOf(is);
    const taxonomies = (one.taxonomies ?? []).with(at, { ...taxonomy, singular, plural });
    return { plan: withEntity(plan, { ...one, taxonomies }) };
  }
  const role = (plan.roles ?? []).findIndex(({ name }) => isCalled(quoted.replace(/\s+roles?$/i, ''), name));
  const known = plan.roles?.[role];
  if (known === undefined) return null;
  return { plan: { ...plan, roles: (plan.roles ?? []).with(role, { ...known, name: numbersOf(is)[0] }) } };
}

/** A name for one and for several, whichever was said. */
function numbersOf(name: string): readonly [singular: string, plural: string] {
  const one = isPlural(name) ? singularize(name) : name;
  return [capital(one), capital(pluralize(one))];
}
