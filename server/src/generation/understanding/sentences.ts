import { readItems } from './field-items.ts';
import { isPropertyNoun } from './field-of-item.ts';
import { auxiliaries, modals } from './lexicon/function-words.ts';
import { nounPhrase } from './noun-phrase.ts';
import { type Token, tokenize } from './tokens.ts';
import { isVerbAt } from './verb-sense.ts';
import { verbatim } from './verbatim.ts';

/** Descriptions are read up to here. */
const longest = 16_384;

type Line = { readonly kind: 'blank' | 'heading' | 'bullet' | 'text'; readonly text: string };

const scripts = /<(script|style)\b[^<]{0,2000}<\/\1>/giu;
const markup = /<\/?[a-z][^<>]{0,200}>|\*\*|__|`+|~~/giu;

function linesOf(description: string): Line[] {
  return description
    .slice(0, longest)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(scripts, ' ')
    .split('\n')
    .map((raw): Line => {
      const text = raw.replace(markup, ' ').trim();
      if (text === '' || /^[-=*_|: ]{3,}$/.test(text)) return { kind: 'blank', text: '' };
      const heading = /^#{1,6}\s+(.*)$/.exec(text);
      if (heading) return { kind: 'heading', text: heading[1] ?? '' };
      const bullet = /^(?:[-*+•‣·–]|\d{1,3}[.)]|[a-z][)])\s+(.*)$/.exec(text);
      if (bullet) return { kind: 'bullet', text: bullet[1] ?? '' };
      const isBold = /^\s*(\*\*|__).+(\*\*|__):?\s*$/.test(raw);
      return { kind: isBold ? 'heading' : 'text', text };
    });
}

const isSentenceEnd = (tokens: readonly Token[], index: number) => {
  const token = tokens[index];
  if (token?.text === ';' || token?.text === '。' || token?.text === '！' || token?.text === '？') return true;
  if (token?.text !== '.' && token?.text !== '!' && token?.text !== '?') return false;
  const next = tokens[index + 1];
  const before = tokens[index - 1]?.lower ?? '';
  if (/^(e\.g|i\.e|etc|vs|no|approx|incl|max|min|ca)$/.test(before) && next && !/^\p{Lu}/u.test(next.text))
    return false;
  return next === undefined || next.at > token.end || next.text === '.';
};

function sentencesOf(text: string): Token[][] {
  const tokens = tokenize(text);
  const sentences: Token[][] = [];
  const isVerbatim = verbatim(tokens);
  // `… says "Back soon." Admins …`: the sentence ends behind the quote.
  const endsWithQuote = (index: number) =>
    isVerbatim[index - 1] === true &&
    isVerbatim[index] === false &&
    /^[.!?]$/.test(tokens[index - 1]?.text ?? '') &&
    /^\p{Lu}/u.test(tokens[index + 1]?.text ?? '');
  let start = 0;
  let depth = 0;
  tokens.forEach(({ text: sign }, index) => {
    if (endsWithQuote(index)) {
      sentences.push(tokens.slice(start, index + 1));
      start = index + 1;
      return;
    }
    if (/^[([{]$/.test(sign)) depth++;
    else if (/^[)\]}]$/.test(sign)) depth = Math.max(0, depth - 1);
    // "(name - text; price - number)" is one list.
    if (sign === ';' && depth > 0 && depth < 3) return;
    if (isVerbatim[index] || !isSentenceEnd(tokens, index)) return;
    // A question mark behind a property asks for yes or no: it is read with it.
    sentences.push(tokens.slice(start, tokens[index]?.text === '?' ? index + 1 : index));
    start = index + 1;
    depth = 0;
  });
  sentences.push(tokens.slice(start));
  return sentences.filter((sentence) => sentence.length > 0);
}

/** Whether a list entry names a property rather than saying something. */
function isEntry(tokens: readonly Token[]): boolean {
  if (tokens.length > 24 || isVerbAt(tokens, 0)) return false;
  const first = nounPhrase(tokens, 0);
  const next = tokens[first.next]?.lower ?? '';
  return first.words.length > 0 && !modals.has(next) && !auxiliaries.has(next) && !isVerbAt(tokens, first.next);
}

/** "Course - code, credits, semester": a list entry that names a thing with its properties. */
function namesThing(tokens: readonly Token[]): boolean {
  const { words, next } = nounPhrase(tokens, 0);
  const name = words.map(({ lower }) => lower);
  if (!/^([-–—:(]|with|has|have)$/.test(tokens[next]?.lower ?? '') || name.length === 0) return false;
  const { items } = readItems(tokens, next + 1);
  const known = items.filter(
    ({ words: label, hints }) => hints.length > 0 || isPropertyNoun(label.map(({ lower }) => lower)),
  );
  return known.length > 1 && known.length * 2 >= items.length;
}

const genericHeading =
  /^(?:the )?(?:fields?|properties|attributes|data|columns|details|meta(?: ?data)?|information|each \w+ (?:has|needs|stores))\s*:?$/i;
const otherHeading =
  /^(?:features?|functionality|requirements|behaviou?rs?|what it does|notes?|goals?|overview|description|it (?:should|must)|the plugin (?:should|must))\s*:?$/i;

const lineBreak = (at: number): Token => ({ text: '\n', lower: '\n', kind: 'sign', at, end: at });

/** Text and where its tokens lie, so that clauses can be quoted. */
export interface Sentence {
  readonly tokens: readonly Token[];
  readonly quote: (tokens: readonly Token[]) => string;
  /** A heading claims nothing. */
  readonly isHeading: boolean;
}

const quoteFrom = (text: string) => (tokens: readonly Token[]) =>
  text.slice(tokens[0]?.at ?? 0, tokens.at(-1)?.end ?? 0);

/**
 * The sentences of a description in prose or Markdown. Lists of properties are joined to the line above them, as
 * "Books: title, author" would be; other list entries are sentences.
 */
export function readSentences(description: string): Sentence[] {
  const sentences: Sentence[] = [];
  let topic = '';
  let paragraph: string[] = [];
  let bullets: string[] = [];
  const addText = (text: string, isHeading = false) => {
    for (const tokens of sentencesOf(text)) sentences.push({ tokens, quote: quoteFrom(text), isHeading });
  };
  const flushParagraph = () => {
    if (paragraph.length > 0) addText(paragraph.join(' '));
    paragraph = [];
  };
  const flushBullets = () => {
    if (bullets.length === 0) return;
    let intro = paragraph.join(' ');
    paragraph = [];
    if (intro !== '' && !/:$/.test(intro)) {
      const cut = Math.max(intro.lastIndexOf('. '), intro.lastIndexOf('! ')) + 1;
      addText(intro.slice(0, cut));
      intro = intro.slice(cut).trim();
    }
    if (genericHeading.test(intro)) intro = topic;
    const isOther = otherHeading.test(intro) || (intro === '' && (topic === '' || otherHeading.test(topic)));
    const head = intro === '' ? topic : intro;
    const isNamed = isOther || bullets.filter((bullet) => namesThing(tokenize(bullet))).length > 1;
    const entries = isNamed ? [] : bullets.filter((bullet) => isEntry(tokenize(bullet)));
    if (entries.length > 0) {
      const text = `${head.replace(/\s*:\s*$/, '')}: ${entries.join('\n')}`;
      const tokens: Token[] = [];
      let offset = text.length - entries.join('\n').length;
      for (const token of tokenize(text.slice(0, offset))) tokens.push(token);
      for (const entry of entries) {
        const start = offset;
        if (tokens.at(-1)?.text !== ':') tokens.push(lineBreak(start));
        for (const token of tokenize(entry)) tokens.push({ ...token, at: token.at + start, end: token.end + start });
        offset += entry.length + 1;
      }
      sentences.push({ tokens, quote: quoteFrom(text), isHeading: false });
    } else if (intro !== '') {
      addText(intro);
    }
    for (const bullet of bullets) if (!entries.includes(bullet)) addText(bullet);
    bullets = [];
  };
  for (const line of linesOf(description)) {
    if (line.kind === 'bullet') {
      bullets.push(line.text);
      continue;
    }
    if (bullets.length > 0) flushBullets();
    if (line.kind === 'blank') {
      if (!/:$/.test(paragraph.at(-1) ?? '')) flushParagraph();
    } else if (line.kind === 'heading') {
      flushParagraph();
      if (!genericHeading.test(line.text)) topic = line.text.replace(/:$/, '');
      if (!genericHeading.test(line.text) && !otherHeading.test(line.text)) addText(topic, true);
    } else {
      if (paragraph.length > 0 && !/[,(]$/.test(paragraph.at(-1) ?? '') && /^\p{Lu}/u.test(line.text)) flushParagraph();
      paragraph.push(line.text);
    }
  }
  flushBullets();
  flushParagraph();
  return sentences;
}
