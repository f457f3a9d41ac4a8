import { isPlural, singularize, titleCase, toSnake } from '../naming/inflect.ts';
import type { FieldItem } from './field-item.ts';
import { coreOfNoun, typeOfNoun, usualChoices } from './lexicon/field-nouns.ts';
import { unitOf } from './lexicon/units.ts';
import type { Choice, CoreField, Field, FieldType } from './understanding.ts';

const typeOfHint: ReadonlyMap<string, FieldType> = new Map(
  'list=textarea,text=text,string=text,textarea=textarea,paragraph=textarea,multiline=textarea,number=number,numeric=number,integer=integer,decimal=number,float=number,price=money,currency=money,money=money,boolean=boolean,yes/no=boolean,true/false=boolean,y/n=boolean,checkbox=boolean,toggle=boolean,switch=boolean,flag=boolean,date=date,time=time,datetime=datetime,timestamp=datetime,date and time=datetime,time and date=datetime,date/time=datetime,email=email,url=url,link=url,phone=phone,color=color,colour=color,image=image,photo=image,picture=image,gallery=gallery,images=gallery,file=file,mp3=file,wav=file,ogg=file,doc=file,docx=file,xlsx=file,epub=file,gpx=file,zip=file,svg=image,png=image,jpg=image,jpeg=image,pdf=file,upload=file,rating=rating,stars=rating,address=location,location=location,map=location,duration=duration,wysiwyg=rich_text,html=rich_text'
    .split(',')
    .map((pair) => pair.split('=') as [string, FieldType]),
);

/** The label's own words, then its last three, two and one, each as written and in the singular. */
function* endings(tokens: readonly string[]): Generator<string> {
  const words = tokens.flatMap((token) => token.split(' '));
  for (let count = words.length; count > 0; count--) {
    const phrase = words.slice(-count).join(' ');
    yield phrase;
    yield phrase.replaceAll('-', ' ');
    if (isPlural(phrase)) yield singularize(phrase);
  }
}

function lookUp<Value>(words: readonly string[], table: ReadonlyMap<string, Value>): Value | undefined {
  for (const phrase of endings(words)) {
    const found = table.get(phrase);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Words behind a property that say only how it is put in: "a featured flag". */
const inputNouns = new Set(['flag', 'checkbox', 'toggle', 'switch', 'dropdown', 'field', 'textarea']);

function withoutInput(item: FieldItem): FieldItem {
  const last = item.words.at(-1)?.lower ?? '';
  if (item.words.length < 2 || !inputNouns.has(last)) return item;
  return { ...item, words: item.words.slice(0, -1), hints: [...item.hints, last] };
}

export const labelOf = (item: FieldItem): string => item.words.map(({ text }) => text).join(' ');

/** A label as it is shown: its first letter and its abbreviations are capitals. */
export const sentenceCase = (text: string): string => {
  const label = titleCase(text).slice(0, 1) + text.replace(/_/g, ' ').slice(1);
  return label
    .split(' ')
    .map((word) => (/^[A-Z]{2,5}s?$/.test(titleCase(word)) ? titleCase(word) : word))
    .join(' ');
};

/** Choices with values that are keys; two that would share one are numbered. */
export function choicesOf(labels: readonly string[]): Choice[] {
  const taken = new Set<string>();
  return labels.map((label, index) => {
    const base = toSnake(label) || `choice_${index + 1}`;
    const value = taken.has(base) ? `${base}_${index + 1}` : base;
    taken.add(value);
    return { value, label: label.charAt(0).toUpperCase() + label.slice(1) };
  });
}

/** Where WordPress itself keeps such a property; null when it has no place for it, or the text asks for a type. */
export function coreFieldOf(item: FieldItem): CoreField | null {
  if (item.hints.length > 0 || item.choices.length > 0 || item.isQuestion || item.unit !== null) return null;
  const words = item.words.map(({ lower }) => lower);
  const as = coreOfNoun.get(words.join(' '));
  return as === undefined ? null : { label: sentenceCase(labelOf(item)), as };
}

/** Whether a word is a plural for certain: "weather" is no list. */
const isSeveral = (word: string): boolean => isPlural(word) && singularize(word) !== word;

/** "authors", "languages": several of what is one line of text. */
const isListOf = (words: readonly string[]): boolean =>
  isPlural(words.at(-1) ?? '') &&
  !typeOfNoun.has(words.at(-1) ?? '') &&
  !typeOfNoun.has(words.join(' ')) &&
  lookUp(words, typeOfNoun) === 'text';

/** What an indirect question asks for: "when we read it", "how many people came". */
const askedFor: ReadonlyMap<string, FieldType> = new Map([
  ['what', 'textarea'],
  ["what's", 'textarea'],
  ['why', 'textarea'],
  ['when', 'date'],
  ['who', 'text'],
  ['where', 'text'],
  ['how many', 'integer'],
  ['how much', 'number'],
  ['how long', 'duration'],
]);

/** Where a property that WordPress has a place for is kept when that place is taken. */
function typeOfCore(as: CoreField['as'] | undefined): FieldType | undefined {
  if (as === undefined) return undefined;
  return as === 'thumbnail' ? 'image' : as === 'title' ? 'text' : 'textarea';
}

const participle =
  /(ed|en|ing|done|made|bought|sold|held|built|found|left|sent|spent|paid|lost|taken|read|won|born|seen|set)$/;

/** "salary min", "price from". */
const bounds = /^(min|minimum|max|maximum|from|to|net|gross|now|today|adults?|children)$/;

function typeOf(item: FieldItem, labels: readonly string[]): FieldType {
  const words =
    labels.includes('number of') || typeOfNoun.has(labels.join(' '))
      ? labels
      : labels.flatMap((label) => label.split(' '));
  // "photo of the headstone" is a photo, "date of death" a date.
  const of = words.indexOf('of');
  const per = words.findIndex((word, index) => index > 0 && /^(per|in|on|at)$/.test(word));
  const head = of > 0 && words[0] !== 'number of' ? words.slice(0, of) : per > 0 ? words.slice(0, per) : [];
  const headed = lookUp(head, typeOfNoun) ?? typeOfCore(lookUp(head, coreOfNoun));
  const hinted = item.hints.map((hint) => typeOfHint.get(hint)).find((type) => type !== undefined);
  const byNoun = typeOfNoun.get(words.join(' ')) ?? headed ?? lookUp(words, typeOfNoun);
  if (item.choices.length > 1 && byNoun !== 'rating') return 'choice';
  if (/^status$/.test(words.at(-1) ?? '') && words.length > 1 && !typeOfNoun.has(words.join(' '))) return 'text';
  if (item.hints.some((hint) => /^(dropdown|select|radio)$/.test(hint)) && byNoun !== undefined)
    return usualChoices.has(words.join(' ')) ? 'choice' : byNoun;
  if (hinted === 'textarea' && byNoun === 'rich_text') return byNoun;
  if (hinted === 'number' && (byNoun === 'integer' || byNoun === 'money')) return byNoun;
  if (hinted !== undefined) return hinted;
  // "date done", "year lost"
  const [first = '', second = ''] = words;
  if (words.length === 2 && /^(date|year|time)$/.test(first) && participle.test(second))
    return first === 'year' ? 'integer' : first === 'time' ? 'time' : 'date';
  const asked =
    words.length > 1
      ? askedFor.get(/^how$/.test(words[0] ?? '') ? words.slice(0, 2).join(' ') : (words[0] ?? ''))
      : undefined;
  if (asked !== undefined) return asked;
  if (item.isQuestion) return 'boolean';
  if (/^(is|has|can|allow|allows|allowed)$/.test(words[0] ?? '')) return 'boolean';
  if (/^(willing|able|happy|ready|eligible)$/.test(words[0] ?? '') && /^to$/.test(words[1] ?? '')) return 'boolean';
  if (words.at(-1) === 'required' && words.length > 1) return 'boolean';
  if (words[0] === 'number of' || /^(max|maximum|min|minimum|total)$/.test(words[0] ?? '')) {
    if (byNoun === 'money' || byNoun === 'number' || byNoun === 'duration') return byNoun;
    const measured = words.some((word) => /^hours?$/.test(word));
    return measured ? 'number' : 'integer';
  }
  if (words[0] === 'price' || words[0] === 'cost') return 'money';
  if (words[0] === 'year') return 'integer';
  const measures = item.unit === null ? undefined : unitOf.get(item.unit.toLowerCase())?.measures;
  if (byNoun === undefined && words.length > 1 && /(able|allowed|included)$/.test(words.at(-1) ?? '')) return 'boolean';
  if (measures === 'money') return 'money';
  if (measures === 'time') return byNoun === 'integer' || byNoun === 'number' ? byNoun : 'duration';
  if (measures === 'count') return byNoun === 'number' ? 'number' : 'integer';
  if (measures === 'amount' && /^(quantity|qty|amount|stock)$/.test(words.at(-1) ?? '')) return 'number';
  if (measures === 'amount') return byNoun === 'integer' || byNoun === 'money' ? byNoun : 'number';
  if (byNoun !== undefined) {
    if (byNoun === 'integer' && words.length > 1 && words.at(-1) === 'number' && !typeOfNoun.has(words.join(' ')))
      return 'text';
    if (byNoun === 'text' && isListOf(words)) return 'textarea';
    // "5 stars" and "a text" say what they hold; a plain noun with a range is a number.
    return (byNoun === 'text' || byNoun === 'choice') && item.min !== null && item.max !== null ? 'integer' : byNoun;
  }
  const place = words.length > 1 && words.at(-1) !== 'answer' ? coreOfNoun.get(words.at(-1) ?? '') : undefined;
  if (place !== undefined) return typeOfCore(place) ?? 'text';
  // "next calibration", "days to germination", "bitterness (IBU)"
  if (words.length === 2 && /^(last|next|previous)$/.test(words[0] ?? '')) return 'date';
  if (words.length > 2 && /^(days|weeks|months|years|hours|minutes)$/.test(words[0] ?? '')) return 'integer';
  if (item.unit !== null && measures === undefined) return 'number';
  if (item.min !== null || item.max !== null) return 'integer';
  if (/able$/.test(words.at(-1) ?? '') || (words.length === 1 && /ed$/.test(words[0] ?? ''))) return 'boolean';
  if (words.length === 2 && /ed$/.test(words[0] ?? '') && words[1] === 'by') return 'text';
  // "date given", "year made"
  const last = words.at(-1) ?? '';
  const done = words.length > 1 && (participle.test(last) || bounds.test(last));
  const doneType = done ? lookUp(words.slice(0, -1), typeOfNoun) : undefined;
  if (byNoun === undefined && doneType !== undefined) return doneType;
  if (
    /(ed_?|s_)(at|on)$/.test(words.join('_')) ||
    (words.length > 1 && /^(until|from|to|since|on)$/.test(words.at(-1) ?? ''))
  )
    return 'date';
  return isSeveral(words.at(-1) ?? '') ? 'textarea' : 'text';
}

/** The field that an entry of an enumeration asks for; null when its label gives no key. */
export function fieldOf(whole: FieldItem): Field | null {
  const item = withoutInput(whole);
  const label = labelOf(item).replace(/(?<!^(?:what|who|where|how|it))['’]s?(?=\s)/giu, '');
  const words = item.words.map(({ lower }) => lower);
  // "LinkedIn" is one word, "startDate" two.
  const key = toSnake(
    label
      .replace(/['’]s(?=\s)/gu, '')
      .replace(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*/gu, (word) => word.toLowerCase())
      .replace(/(?<![\p{L}\p{N}])\p{Ll}\p{Lu}(?![\p{L}\p{N}])/gu, (word) => word.toLowerCase()),
  )
    .slice(0, 40)
    .replace(/_+$/, '')
    .replace(/^(\d)/, 'n$1');
  if (key === '') return null;
  let type = typeOf(item, words);
  // "top priorities" are told, not chosen.
  if (type === 'choice' && item.choices.length === 0 && isSeveral(words.at(-1) ?? '') && words.length > 1)
    type = 'textarea';
  // "tooth numbers" are a line of them.
  if (type === 'integer' && /^numbers$/.test(words.at(-1) ?? '') && words.length > 1) type = 'text';
  const named = item.choices.length > 1 ? item.choices : undefined;
  if (item.choices.length === 0 && item.hints.some((hint) => hint === 'multiple') && type === 'integer') type = 'text';
  const choices = named ?? (type === 'choice' ? lookUp(words, usualChoices) : undefined);
  if (type === 'choice' && choices === undefined) type = 'text';
  const isListed =
    (type === 'choice' ? isPlural(words.at(-1) ?? '') : isSeveral(words.at(-1) ?? '')) &&
    (lookUp(words, typeOfNoun) === undefined || isListOf(words));
  const isMultiple =
    type === 'choice'
      ? item.areExamples ||
        item.hints.some((hint) => /^multi/.test(hint)) ||
        (named !== undefined && isListed && !item.isSingle)
      : item.hints.some((hint) => /^(list|repeater|repeatable|multiple)$/.test(hint)) ||
        (type === 'textarea' && isListed) ||
        /^(documents|attachments|links)$/.test(words.at(-1) ?? '');
  if (isMultiple && type === 'integer') type = 'text';
  if (isMultiple && type === 'integer') type = 'text';
  const isRating = type === 'rating';
  const isBounded = !isMultiple && type !== 'text' && type !== 'textarea';
  const min = isBounded ? (item.min ?? (isRating ? 1 : null)) : null;
  const max = isBounded ? (item.max ?? (isRating ? 5 : null)) : null;
  return {
    key,
    label: sentenceCase(label),
    type: isMultiple && type === 'text' ? 'textarea' : type,
    ...(type === 'choice' && choices ? { choices: choicesOf(choices) } : {}),
    isRequired: item.isRequired,
    isMultiple,
    ...(item.unit !== null ? { unit: item.unit } : {}),
    ...(min !== null ? { min } : {}),
    ...(max !== null ? { max } : {}),
  };
}

/** Whether a label is a property by its words alone: "price", "start date". */
export const isPropertyNoun = (words: readonly string[]): boolean => {
  const phrase = words.join(' ');
  return (
    typeOfNoun.has(phrase) ||
    coreOfNoun.has(phrase) ||
    words[0] === 'number of' ||
    (words.length > 1 && typeOfNoun.has(words.at(-1) ?? ''))
  );
};
