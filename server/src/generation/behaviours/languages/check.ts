import type { Fault, PlanContext } from '../behaviour.ts';
import { extraFieldsOf } from '../extra-fields/fields-of.ts';
import { oneOfNames } from '../shown/check-parts.ts';
import { checkPlaces } from '../shown/places.ts';
import type { Languages } from './languages-plan.ts';

const places: readonly string[] = ['above_content', 'below_content', 'body_start', 'footer', 'archive_top'];
/** Types of fields that hold a text. */
const textual: readonly string[] = ['text', 'textarea', 'rich_text'];
const ofPosts: readonly string[] = ['title', 'content', 'excerpt'];

const isInTable = (entity: string, { plan }: PlanContext): boolean =>
  (plan.features ?? []).includes('custom_table') ||
  (plan.behaviours ?? []).some((one) => one.kind === 'stored_in_table' && one.entity === entity);

/** Kinds of records that have pages. */
const paged = (context: PlanContext): readonly string[] => [
  ...(context.plan.entities ?? []).flatMap(({ key, public: isPublic }) =>
    isPublic !== false && !isInTable(key, context) ? [key] : [],
  ),
  ...['post', 'page', 'product'].filter((key) => (context.plan.entities ?? []).every((one) => one.key !== key)),
];

const fieldsOf = (entity: string, { plan }: PlanContext) => [
  ...((plan.entities ?? []).find(({ key }) => key === entity)?.fields ?? []),
  ...extraFieldsOf(plan, entity),
];

/** The first thing in the languages that does not fit the plan. */
export function checkLanguages(one: Languages, context: PlanContext): Fault | null {
  const all = (context.plan.behaviours ?? []).filter(({ kind }) => kind === 'languages');
  if (all[0] !== one && all.includes(one))
    return { at: 'kind', expected: 'a behaviour that is there once', got: one.kind };
  const codes = one.languages.map(({ code }) => code);
  const twice = codes.findIndex((code, at) => codes.indexOf(code) !== at);
  if (twice !== -1) return { at: `languages[${twice}].code`, expected: 'each once', got: codes[twice] };
  const away = (one.places ?? []).findIndex(({ place }) => !places.includes(place));
  if (away !== -1) return { at: `places[${away}].place`, expected: oneOfNames(places), got: one.places?.[away]?.place };
  return (
    checkPlaces(one.places ?? [], 'places', context) ??
    checkValues(one, codes.slice(1), context) ??
    checkConnected(one, context) ??
    checkTexts(one, codes)
  );
}

function checkValues({ values = [] }: Languages, further: readonly string[], context: PlanContext): Fault | null {
  for (const [index, { entity, attribute, language, field }] of values.entries()) {
    const at = `values[${index}]`;
    const known = paged(context);
    if (!known.includes(entity)) return { at: `${at}.entity`, expected: oneOfNames(known), got: entity };
    const fields = fieldsOf(entity, context).filter(
      ({ type, multiple }) => textual.includes(type) && multiple !== true,
    );
    const keys = fields.map(({ key }) => key);
    const attributes = [...ofPosts.filter((key) => !keys.includes(key)), ...keys];
    if (!attributes.includes(attribute))
      return { at: `${at}.attribute`, expected: oneOfNames(attributes), got: attribute };
    if (!further.includes(language)) return { at: `${at}.language`, expected: oneOfNames(further), got: language };
    const others = keys.filter((key) => key !== attribute);
    if (!others.includes(field)) return { at: `${at}.field`, expected: oneOfNames(others), got: field };
    const same = (other: (typeof values)[number]): boolean =>
      other.entity === entity && other.attribute === attribute && other.language === language;
    if (values.findIndex(same) !== index)
      return { at: `${at}.language`, expected: 'one field for each attribute and language', got: language };
  }
  return null;
}

function checkConnected({ connected, languages }: Languages, context: PlanContext): Fault | null {
  if (connected === undefined) return null;
  const known = paged(context);
  if (!known.includes(connected.entity))
    return { at: 'connected.entity', expected: oneOfNames(known), got: connected.entity };
  const links = fieldsOf(connected.entity, context).flatMap(({ key, type, multiple, relates_to: target }) =>
    type === 'relation' && multiple !== true && target === connected.entity ? [key] : [],
  );
  if (!links.includes(connected.field))
    return { at: 'connected.field', expected: oneOfNames(links), got: connected.field };
  const pathless = languages.flatMap(({ path }, at) => (path === undefined ? [at] : []));
  if (pathless.length > 1)
    return {
      at: `languages[${pathless[1]}].path`,
      expected: 'a path, since addresses say the language',
      got: undefined,
    };
  return null;
}

/** What of a text is replaced, such as `%1$s`: PHP fails where a translation has more of it. */
const slotsOf = (text: string): string => [...new Set(text.match(/%(?:\d+\$)?[a-z%]/gi) ?? [])].sort().join(' ');

function checkTexts({ texts, staff_language: staff }: Languages, codes: readonly string[]): Fault | null {
  for (const [index, { text, translations }] of (texts ?? []).entries()) {
    if ((texts ?? []).findIndex((one) => one.text === text) !== index)
      return { at: `texts[${index}].text`, expected: 'each once', got: text };
    const wrong = translations.findIndex(({ language }) => !codes.slice(1).includes(language));
    const uneven = translations.findIndex((one) => slotsOf(one.text) !== slotsOf(text));
    if (uneven !== -1)
      return {
        at: `texts[${index}].translations[${uneven}].text`,
        expected:
          slotsOf(text) === '' ? 'a text without placeholders' : `a text with the placeholders ${slotsOf(text)}`,
        got: translations[uneven]?.text,
      };
    if (wrong !== -1)
      return {
        at: `texts[${index}].translations[${wrong}].language`,
        expected: oneOfNames(codes.slice(1)),
        got: translations[wrong]?.language,
      };
  }
  if (staff === undefined) return null;
  if (texts === undefined) return { at: 'staff_language', expected: 'none without texts', got: staff };
  return codes.includes(staff) ? null : { at: 'staff_language', expected: oneOfNames(codes), got: staff };
}
