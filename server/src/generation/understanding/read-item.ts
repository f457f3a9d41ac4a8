import { singularize } from '../naming/inflect.ts';
import { hintWords, quotes, readBrackets, readRange, requiredWords, splitChoices, unitAt } from './field-details.ts';
import type { FieldItem, ItemDraft } from './field-item.ts';
import { coreOfNoun, typeOfNoun } from './lexicon/field-nouns.ts';
import {
  adverbs,
  auxiliaries,
  determiners,
  modals,
  prepositions,
  pronouns,
  subordinators,
} from './lexicon/function-words.ts';
import type { Token } from './tokens.ts';

const endsLabel = (word: string) =>
  prepositions.has(word) ||
  auxiliaries.has(word) ||
  modals.has(word) ||
  pronouns.has(word) ||
  subordinators.has(word) ||
  word === 'either' ||
  /^(e\.g|eg|i\.e)$/.test(word) ||
  word === 'such as' ||
  word === ':' ||
  word === '=' ||
  word === '–' ||
  word === '—' ||
  word === '-' ||
  word === 'depending on';

/** Reads one entry; `tokens` are its own. */
export function readItem(tokens: readonly Token[], depth: readonly number[], offset: number): FieldItem {
  const item: ItemDraft = {
    words: [],
    isSingle: false,
    isSeveral: false,
    isRequired: false,
    isQuestion: false,
    about: [],
    isTag: false,
    choices: [],
    areExamples: false,
    hints: [],
    rest: [],
    unit: null,
    min: null,
    max: null,
  };
  const words: Token[] = [];
  const isAsked = tokens.at(-1)?.text === '?' && !tokens.some(({ lower }) => /^(is|are|has|whether|:)$/.test(lower));
  let isLabelOver = false;
  let isSkipping = false;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) break;
    const word = token.lower;
    if ((depth[offset + index] ?? 0) > 0) {
      let close = index + 1;
      while (
        close < tokens.length &&
        !(/[)\]}]/.test(tokens[close]?.text ?? '') && depth[offset + close] === depth[offset + index])
      )
        close++;
      readBrackets(tokens.slice(index + 1, close), item);
      isLabelOver ||= words.length > 0;
      index = close;
      continue;
    }
    if (/^(yes\/no|true\/false|y\/n)$/.test(word) && words.length > 0) {
      item.hints = [...item.hints, word];
      isLabelOver = true;
      continue;
    }
    // "training required (yes/no)" asks whether it is.
    const isAsking =
      word === 'required' &&
      words.length > 0 &&
      /^(\(|yes\/no|\?)$/.test(tokens[index + 1]?.lower ?? '') &&
      tokens.slice(index).some(({ lower }) => /^(yes\/no|y\/n|boolean|checkbox)$/.test(lower));
    if (isAsking) {
      words.push(token);
      continue;
    }
    // "required documents" are what is required.
    if (
      word === 'required' &&
      words.length === 0 &&
      index === 0 &&
      tokens[1]?.kind === 'word' &&
      !typeOfNoun.has(tokens[1].lower)
    ) {
      words.push(token);
      continue;
    }
    if (requiredWords.has(word)) item.isRequired = true;
    if (
      requiredWords.has(word) ||
      word === 'optional' ||
      word === 'optionally' ||
      quotes.has(token.text) ||
      adverbs.has(word)
    )
      continue;
    if (word === '?') item.isQuestion = true;
    // "suitable for cider?"
    if (isAsked && token.kind === 'word' && words.length > 0 && words.length < 6) {
      words.push(token);
      continue;
    }
    if (
      words.length === 0 &&
      (word === 'whether' || word === 'if' || ((word === 'is' || word === 'has') && index === 0))
    ) {
      item.isQuestion = true;
      continue;
    }
    if (words.length === 0 && word === 'describing' && tokens.length > 1) {
      item.hints = [...item.hints, 'textarea'];
      continue;
    }
    if (words.length === 0 && /^(choosing|selecting|entering|giving|uploading|picking|stating|providing)$/.test(word))
      continue;
    // "one of our company values (…)" is a value
    if (words.length === 0 && word === 'one' && tokens[index + 1]?.lower === 'of') {
      item.isSingle = true;
      index++;
      continue;
    }
    if (words.length === 0 && determiners.has(word)) {
      item.isSeveral ||= /^(one or more|one or several|multiple|several|zero or more)$/.test(word);
      item.isSingle ||= /^(a|an|one|the|its|their|each)$/.test(word);
      continue;
    }
    // "when we read it" is asked in the text's own words.
    if (
      words.length === 0 &&
      /^(what|what's|when|where|who|how|why)$/.test(word) &&
      tokens.length > index + 1 &&
      tokens.length - index < 7
    ) {
      const end = tokens.findIndex(({ text }, at) => at > index && /^[([{]$/.test(text));
      const own = tokens.slice(index, end < 0 ? undefined : end);
      words.push(...own.filter(({ kind, lower }) => kind !== 'sign' && !/^(with|about|of|for)$/.test(lower)));
      index += own.length - 1;
      isLabelOver = true;
      continue;
    }
    if (words.length === 0 && item.isQuestion && (pronouns.has(word) || auxiliaries.has(word))) continue;
    if (item.isQuestion && auxiliaries.has(word) && words.length > 0) {
      item.about = words.splice(0);
      continue;
    }
    const range = isSkipping ? 0 : readRange(tokens, index, item);
    if (range > 0) {
      index += range - 1;
      isLabelOver ||= words.length > 0;
      const unit = unitAt(tokens, index + 1);
      if (unit !== null) item.unit = unit;
      continue;
    }
    if (
      word === 'either' ||
      word === 'such as' ||
      ((word === ':' || word === '=' || word === '–' || word === '—' || word === '-') &&
        words.length > 0 &&
        !isLabelOver)
    ) {
      // "battery type - select: 10, 13, 312"
      const kind = tokens[index + 1]?.lower ?? '';
      const isTyped = hintWords.has(kind) && /^[:(]$/.test(tokens[index + 2]?.text ?? '');
      if (isTyped) item.hints = [...item.hints, kind];
      item.choices = splitChoices(
        tokens.slice(index + (isTyped ? 3 : 1)).filter(({ text }) => !isTyped || !/^[()]$/.test(text)),
      );
      item.areExamples = word === 'such as';
      if (item.choices.length === 1 && word !== 'such as') {
        item.hints = hintWords.has(item.choices[0]?.toLowerCase() ?? '') ? [item.choices[0]?.toLowerCase() ?? ''] : [];
        item.choices = [];
      }
      break;
    }
    if (word === 'in' && unitAt(tokens, index + 1) !== null && words.length > 0) {
      item.unit = unitAt(tokens, index + 1);
      isLabelOver = true;
      index++;
      continue;
    }
    if (word === 'as') {
      const type = tokens.slice(index + 1).find(({ lower }) => !determiners.has(lower))?.lower ?? '';
      if (/^(tag|tags|label|labels|category|categories|taxonomy|taxonomies)$/.test(type)) item.isTag = true;
      else if (hintWords.has(type)) item.hints = [...item.hints, type];
      isLabelOver = true;
      isSkipping = true;
      continue;
    }
    if (word === 'who' && words.length > 0 && item.rest.length === 0) item.rest = tokens.slice(index);
    if (isLabelOver || token.kind === 'sign') {
      if (token.kind === 'sign' && word !== '/' && words.length > 0) isLabelOver = true;
      continue;
    }
    const next = tokens[index + 1]?.lower ?? '';
    if (
      words.length > 0 &&
      /^(on|at|by|until|from|before|of|to)$/.test(word) &&
      (word === 'of' ||
        (next === '' && /^(until|from|by|on|at|to)$/.test(word)) ||
        (/ed$/.test(words.at(-1)?.lower ?? '') && (next === '' || typeOfNoun.has(next))))
    ) {
      words.push(token);
      continue;
    }
    // "price per child"
    if (
      word === 'per' &&
      words.length > 0 &&
      words.length < 4 &&
      tokens[index + 1]?.kind === 'word' &&
      tokens[index + 2] === undefined
    ) {
      words.push(token);
      continue;
    }
    // "quantity on hand", "message on the cake"
    const left = tokens.slice(index + 1);
    const isPlace =
      /^(in|on|at)$/.test(word) &&
      words.length > 0 &&
      words.length < 3 &&
      left.length > 0 &&
      left.length < 3 &&
      !/^(grid|list|table|slider|carousel|map|calendar|accordion|columns?|shortcode|block|widget|sidebar|page|site|website|homepage|admin|archive|front|frontend|footer|header|request|demand|euros?|dollars?)$/.test(
        left.at(-1)?.lower ?? '',
      ) &&
      left.every(({ kind, lower }) => kind === 'word' && (/^(the|a|our)$/.test(lower) || !endsLabel(lower))) &&
      (left.length === 1 || determiners.has(left[0]?.lower ?? ''));
    if (isPlace) {
      words.push(token, ...left.filter(({ lower }) => !determiners.has(lower)));
      break;
    }
    if (word === 'to' && words.length > 0 && /^[a-z]{3}/.test(next) && !determiners.has(next)) {
      words.push(token);
      continue;
    }
    const isWhichOne = word === 'which' && /^(a|an|one)$/.test(tokens[index + 2]?.lower ?? '');
    if ((/^(that|who|because)$/.test(word) || isWhichOne) && words.length > 0 && item.rest.length === 0)
      item.rest = tokens.slice(index);
    if (endsLabel(word) && words.length > 0) {
      isLabelOver = true;
      isSkipping = true;
      continue;
    }
    if (token.kind === 'number' && words.length === 0) continue;
    if (words.length < 6) words.push(token);
  }
  while (/^(of|the|a)$/.test(words.at(-1)?.lower ?? '')) words.pop();
  if (words.length > 2 && /^(list|lists)$/.test(words[0]?.lower ?? '') && words[1]?.lower === 'of') {
    words.splice(0, 2);
    item.hints = [...item.hints, 'list'];
  }
  // "resume upload" is a resume
  if (words.length > 1 && /^(upload|uploads|attachment)$/.test(words.at(-1)?.lower ?? '')) {
    words.pop();
    const kept = words.at(-1)?.lower ?? '';
    if (!typeOfNoun.has(kept) && !coreOfNoun.has(kept)) item.hints = [...item.hints, 'upload'];
  }
  const named = words.at(-1);
  if (item.isSingle && named && tokens[0]?.lower === 'one' && tokens[1]?.lower === 'of')
    words.splice(-1, 1, { ...named, text: singularize(named.text), lower: singularize(named.lower) });
  item.words = words.filter(({ lower }, index) => index === 0 || !determiners.has(lower) || lower === 'of');
  return item;
}
