import type { PlanField } from '@presswright/shared/schemas/plans/parts';
import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { toSnake } from '../../naming/inflect.ts';
import { bare, type Outcome, quoteIn } from '../instruction.ts';
import { capital, isCalled } from '../names.ts';
import { entityMeant, oneField, withEntity, withField } from './parts-named.ts';

/** What people call types of fields. */
const typeNames: readonly (readonly [RegExp, PlanField['type']])[] = [
  [/^(?:(?:single )?lines?(?: of text)?|short text|text(?: field)?)$/, 'text'],
  [/^(?:text ?area|long text|several lines|paragraph|multi-?line(?: text)?)$/, 'textarea'],
  [/^(?:rich text|formatted text)$/, 'rich_text'],
  [/^(?:whole number|integer|count)$/, 'integer'],
  [/^(?:number|decimal(?: number)?|figure)$/, 'number'],
  [/^(?:price|amount(?: of money)?|money|sum)$/, 'money'],
  [/^(?:check ?box|yes\/no|yes or no|switch|toggle|tick box|boolean|flag)$/, 'boolean'],
  [/^(?:date and time|datetime|date with (?:a )?time|timestamp|moment)$/, 'datetime'],
  [/^date$/, 'date'],
  [/^time(?: of day)?$/, 'time'],
  [/^(?:e-?mail(?: address)?)$/, 'email'],
  [/^(?:link|url|web ?(?:site|address|page))$/, 'url'],
  [/^(?:(?:tele)?phone(?: number)?)$/, 'phone'],
  [/^colou?r$/, 'color'],
  [/^(?:image|picture|photo)$/, 'image'],
  [/^(?:gallery|images|pictures|photos)$/, 'gallery'],
  [/^(?:file|upload|attachment|download|pdf)$/, 'file'],
  [/^(?:(?:map )?location|place|address|place on a map)$/, 'location'],
  [/^(?:(?:star )?rating|stars)$/, 'rating'],
  [/^duration$/, 'duration'],
];

const typeNamed = (words: string): PlanField['type'] | null =>
  typeNames.find(([pattern]) =>
    pattern.test(
      bare(words)
        .toLowerCase()
        .replace(/\s+field$/, ''),
    ),
  )?.[1] ?? null;

const requiredForms: readonly (readonly [RegExp, boolean])[] = [
  [/^(?:don'?t|do not|no longer) require\s+(.+)$/i, false],
  [/^(?:make|mark|set)\s+(.+?)\s+(?:as\s+|be\s+)?(?:optional|not (?:required|mandatory|obligatory))$/i, false],
  [/^(.+?)\s+(?:is|are|should be|must be|can be|may be|to be)\s+(?:optional|left (?:empty|blank|out))$/i, false],
  [
    /^(.+?)\s+(?:isn'?t|is not|aren'?t|are not|need not be|needn'?t be|should ?n[o']t be|doesn'?t have to be|don'?t have to be|does not have to be)\s+(?:required|mandatory|obligatory|compulsory|filled in|given)$/i,
    false,
  ],
  [/^(?:require|demand)\s+(.+)$/i, true],
  [/^(?:make|mark|set)\s+(.+?)\s+(?:as\s+|be\s+)?(?:required|mandatory|obligatory|compulsory)$/i, true],
  [
    /^(.+?)\s+(?:is|are|should be|must be|has to be|have to be|needs to be|need to be)\s+(?:required|mandatory|obligatory|compulsory|filled in|filled out|given)$/i,
    true,
  ],
];

const typeForms: readonly RegExp[] = [
  /^(?:make|turn|change|convert)\s+(.+?)\s+(?:in)?to\s+(?:an?\s+)?(.+)$/i,
  /^make\s+(.+?)\s+(?:an?\s+)(.+)$/i,
  /^(.+?)\s+(?:should be|must be|is|has to be|needs to be|shall be|are|should become)\s+(?:an?\s+|of type\s+)(.+)$/i,
  /^(?:change|set|make)\s+(?:the\s+)?type of\s+(.+?)\s+to\s+(.+)$/i,
  /^use\s+(?:an?\s+)(.+?)\s+for\s+(.+)$/i,
];

/** Changes a field: whether it has to be filled in, its type, its choices, unit, bounds and number of values. */
export function changeField(plan: PluginPlan, said: string): Outcome<PluginPlan> {
  for (const [form, required] of requiredForms) {
    const name = form.exec(said)?.[1];
    const outcome = name === undefined ? null : changed(plan, name, (field) => ({ ...field, required }));
    if (outcome !== null) return outcome;
  }
  return changeChoices(plan, said) ?? changeType(plan, said) ?? changeMeasure(plan, said) ?? changePublic(plan, said);
}

function changed(plan: PluginPlan, name: string, change: (field: PlanField) => PlanField | null): Outcome<PluginPlan> {
  const place = oneField(plan, name);
  if (place === null || 'reason' in place) return place;
  const field = change(place.field);
  return field === null ? null : { plan: withField(plan, place, field) };
}

function changeType(plan: PluginPlan, said: string): Outcome<PluginPlan> {
  for (const form of typeForms) {
    const found = form.exec(said);
    if (found === null) continue;
    const [, first = '', second = ''] = found;
    const [name, words] = /^use/i.test(said) ? [second, first] : [first, second];
    const listed =
      /^(?:choice|drop-?down|select|list|radio buttons?)(?: field)?\s*(?:of|with|from|:|between|\()\s*(.+?)\)?$/i.exec(
        words,
      )?.[1];
    const labels = listed === undefined ? [] : partsOf(listed);
    const type = labels.length > 1 ? 'choice' : typeNamed(words);
    if (type === null) continue;
    const outcome = changed(plan, name, ({ choices: _, unit, min, max, relates_to: __, ...field }) => ({
      ...field,
      type,
      ...(labels.length > 1 && { choices: choicesFrom(labels) }),
      ...(isAmount(type) && {
        ...(unit !== undefined && { unit }),
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      }),
    }));
    if (outcome !== null) return outcome;
  }
  return null;
}

const isAmount = (type: string): boolean => /^(?:integer|number|money|duration|rating)$/.test(type);

const partsOf = (text: string): string[] =>
  text
    .split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/)
    .map((part) => bare(part))
    .filter((part) => part !== '');

const choicesFrom = (labels: readonly string[]) =>
  [...new Set(labels.map(capital))].flatMap((label) => {
    const value = toSnake(label).slice(0, 60);
    return value === '' ? [] : [{ value, label }];
  });

const choiceForms: readonly (readonly [RegExp, option: number, field: number])[] = [
  [
    /^(?:add|include|offer|allow)\s+(?:the\s+|an?\s+)?(?:options?|choices?|values?|answers?)?\s*(.+?)\s+(?:to|as (?:an? )?(?:options?|choices?|values?|answers?) (?:to|of|for|in)|for|in)\s+(?:the\s+)?(.+?)(?:\s+(?:field|options|choices|list))?$/i,
    1,
    2,
  ],
  [/^(?:add|include|allow)\s+(.+?)\s+as\s+(?:an?\s+|another\s+)(.+)$/i, 1, 2],
  [/^(.+?)\s+(?:can|may|could|should)\s+also\s+be\s+(.+)$/i, 2, 1],
];

function changeChoices(plan: PluginPlan, said: string): Outcome<PluginPlan> {
  for (const [form, option, name] of choiceForms) {
    const found = form.exec(said);
    const place = found === null ? null : oneField(plan, found[name] ?? '');
    if (found === null || place === null || 'reason' in place || place.field.type !== 'choice') continue;
    const quote = quoteIn(found[option] ?? '');
    const added = choicesFrom(quote === null ? partsOf(found[option] ?? '') : [quote]);
    const known = place.field.choices ?? [];
    const fresh = added.filter(
      ({ value, label }) => !known.some((one) => one.value === value || isCalled(label, one.label)),
    );
    return { plan: withField(plan, place, { ...place.field, choices: [...known, ...fresh] }) };
  }
  const listed =
    /^(?:make\s+)?(.+?)\s*(?:(?:can|may|should|must|has to) be|is|:)\s*(?:either\s+|one of\s+)?(.+)$/i.exec(said);
  const labels = partsOf(listed?.[2] ?? '');
  if (listed === null || labels.length < 2 || labels.some((label) => label.split(' ').length > 3)) return null;
  const outcome = oneField(plan, listed[1] ?? '');
  if (outcome === null || 'reason' in outcome) return outcome;
  const choices = choicesFrom(labels);
  return { plan: withField(plan, outcome, { ...outcome.field, type: 'choice', choices }) };
}

const units: Readonly<Record<string, string>> = {
  dollars: '$',
  euros: '€',
  euro: '€',
  pounds: '£',
  francs: 'CHF',
  kilos: 'kg',
  kilograms: 'kg',
  grams: 'g',
  litres: 'l',
  liters: 'l',
  metres: 'm',
  meters: 'm',
  kilometres: 'km',
  kilometers: 'km',
  percent: '%',
};
const unitWords =
  /^(?:seconds|minutes|hours|days|weeks|months|years|kg|g|km|m|cm|mm|miles|l|ml|lbs|oz|€|\$|£|%|eur|usd|gbp|chf|dollars|euros?|pounds|francs|kilos|kilograms|grams|litres|liters|metres|meters|kilometres|kilometers|percent)$/i;

function changeMeasure(plan: PluginPlan, said: string): Outcome<PluginPlan> {
  const unit =
    /^(?:(?:give|show|measure|put|make|have|enter)\s+)?(.+?)\s+(?:(?:is|are|should be|must be)\s+)?in\s+([^\s]+)$/i.exec(
      said,
    );
  if (unit !== null && unitWords.test(unit[2] ?? '')) {
    const word = (unit[2] ?? '').toLowerCase();
    const outcome = changed(plan, unit[1] ?? '', (field) =>
      isAmount(field.type) || field.type === 'text' ? { ...field, unit: units[word] ?? word } : null,
    );
    if (outcome !== null) return outcome;
  }
  const range =
    /^(.+?)\s+(?:(?:is|are|can be|should be|must be|goes|go)\s+)?(?:from|between)\s+(-?\d+(?:\.\d+)?)\s+(?:to|and|-)\s+(-?\d+(?:\.\d+)?)$/i.exec(
      said,
    );
  const [, ranged = '', min = '', max = ''] = range ?? [];
  if (range !== null && Number(min) <= Number(max)) {
    const outcome = changed(plan, ranged, (field) =>
      isAmount(field.type) ? { ...field, min: Number(min), max: Number(max) } : null,
    );
    if (outcome !== null) return outcome;
  }
  const several =
    /^(?:allow|let people (?:add|upload|choose|give))\s+(?:several|multiple|more than one|many)\s+(.+)$/i.exec(
      said,
    )?.[1];
  const [, holder = '', own] =
    /^(.+?)\s+(?:can|may|could|should)\s+have\s+(?:several|multiple|more than one|many)\s+(.+)$/i.exec(said) ?? [];
  const name = several ?? (own === undefined ? undefined : `${own} of ${holder}`);
  if (name === undefined) return null;
  return changed(plan, name, (field) =>
    field.type === 'image'
      ? { ...field, type: 'gallery' }
      : /^(?:choice|relation|file|text|textarea)$/.test(field.type)
        ? { ...field, multiple: true }
        : null,
  );
}

const publicForms: readonly (readonly [RegExp, boolean])[] = [
  [/^(?:make|keep|set)\s+(.+?)\s+(?:private|internal|hidden|not public|non-public)$/i, false],
  [/^(?:make|set)\s+(.+?)\s+(?:public|visible)$/i, true],
  [/^(.+?)\s+(?:should|must|are to|need to|have to)\s+(?:be|stay|remain)\s+(?:private|internal|hidden)$/i, false],
  [
    /^(.+?)\s+(?:should|must)(?:n'?t| not|n't)\s+be\s+(?:public|visible)(?: to (?:visitors|everyone|the public))?$/i,
    false,
  ],
  [
    /^(.+?)\s+(?:should|must|are to|need to|have to)\s+be\s+(?:public|visible)(?: to (?:visitors|everyone|the public))?$/i,
    true,
  ],
  [/^hide\s+(.+?)\s+from\s+(?:visitors|the public|everyone|the site)$/i, false],
];

function changePublic(plan: PluginPlan, said: string): Outcome<PluginPlan> {
  for (const [form, isPublic] of publicForms) {
    const name = form.exec(said)?.[1];
    if (name === undefined) continue;
    const entity = entityMeant(plan, name);
    if (entity === null) continue;
    const archive = !isPublic && entity.archive === true ? { archive: false } : {};
    return { plan: withEntity(plan, { ...entity, public: isPublic, ...archive }) };
  }
  return null;
}
