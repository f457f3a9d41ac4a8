import type { Draft } from './draft.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

const aside =
  /^(?:many |a lot of |lots of )?(?:thanks?|thank you|thx|cheers|hello|hi|hey|dear|greetings|good (?:morning|day|evening)|(?:best|kind|warm) regards|regards|sorry|hope|i hope|we hope|looking forward|let (?:me|us) know|any (?:help|ideas|questions)|please help|you (?:guys )?(?:are|rock)|that(?:'s| is| would be) (?:it|all|great|nice|awesome|perfect)|this would (?:be|save|help)|p\.?s|feel free|if you have (?:any )?questions|no worries|just kidding|lol|i think that(?:'s| is) it|is that (?:possible|doable|ok))\b/i;
const wanting = /^(?:need|want|like|wish|require|look for|prefer|love|hope|expect|would|dream|request|demand|plan)$/;
const now =
  /\b(?:right now|currently|at the moment|at present|nowadays|today we|so far|until now|up to now|these days|now we|for years|since (?:19|20)\d\d)\b/i;

/** Whether it asks for something, tells of how things are, or is only politeness. */
export function speechOf(draft: Draft, text: string): Statement['speech'] {
  if (draft.speech) return draft.speech;
  if (aside.test(text)) return 'aside';
  if (draft.lemma === null || draft.modality !== null || wanting.test(draft.lemma)) return 'request';
  const first = draft.subject[0] ?? (draft.isPassive ? draft.objects[0] : undefined);
  const who = first?.head.lower ?? '';
  const isAddressed = draft.isPassive && draft.subject.length === 0;
  if (now.test(text)) return 'fact';
  if (/^(?:i|we)$/.test(who)) return 'fact';
  if (!first || isAddressed) return 'request';
  if (
    /^(?:it|this|that)$/.test(first.pronoun ?? '') &&
    draft.verb !== null &&
    draft.lemma === 'be' &&
    first.lemma === first.pronoun
  )
    return 'fact';
  const isOurs = /^(?:my|our)$/.test(first.owner?.head.lower ?? '');
  const isPast = draft.verb !== null && /^(?:was|were|had|did)$/.test(draft.verb.lower);
  return isPast || (isOurs && draft.lemma === 'be') ? 'fact' : 'request';
}

const politeness =
  /^(?:(?:many |a lot of |lots of )?thanks?|thank you|thx|cheers|(?:best|kind|warm) regards|regards|i hope|we hope|hope|looking forward|let (?:me|us) know|any (?:help|ideas|questions)|feel free|if you have (?:any )?questions)\b/i;
const maxPoliteTokens = 14;

/** Where politeness, which is not read, ends in a sentence; 0 if it does not begin with any. */
export function politenessEnd(tokens: readonly Token[]): number {
  const text = tokens
    .slice(0, 6)
    .map(({ lower }) => lower)
    .join(' ');
  if (!politeness.test(text)) return 0;
  const comma = tokens.findIndex(({ lower }) => /^[,:]$/.test(lower));
  const end = comma > 0 && comma < tokens.length - 2 ? comma + 1 : tokens.length;
  return end <= maxPoliteTokens ? end : 0;
}
