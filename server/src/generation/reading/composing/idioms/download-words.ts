import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import type { Story } from '../story.ts';

type Export = BehaviourOf<'record_export'>;

/** Whether who downloads is written down. */
export const logsIn = (text: string): boolean =>
  /\b(?:log|logs|logged|record(?:s|ed)?|written down|write down|note(?:s|d)?|noted down|keep track|trace|protocol(?:led)?)\b[^.;]*\b(?:who|each|every|all|when)\b[^.;]*\b(?:download|export|took|taken)\w*/.test(
    text,
  ) ||
  /\b(?:each|every) (?:download|export) (?:is|gets|should be|must be|has to be) (?:logged|recorded|noted|written down)\b/.test(
    text,
  );

/** The kinds of files; none where CSV alone is meant. */
export function formatsIn(text: string): NonNullable<Export['formats']> {
  const isCsv = /\b(?:csv|excel|spreadsheets?|xlsx?|sheets?)\b/.test(text);
  const isJson = /\bjson\b/.test(text) && !/\b(?:no|not) json\b/.test(text);
  return isJson ? [...(isCsv ? (['csv'] as const) : []), 'json'] : [];
}

/** Who downloads besides administrators: roles that the site has. */
export function rolesIn(text: string, story: Story): string[] {
  const words = text.matchAll(
    /\b(?<who>(?:the |our |all )*(?:editors?|authors?|contributors?|shop managers?|[a-z]+)) (?:can|may|should|need|needs|must|want|wants|will|are allowed|is allowed|do|does|download|downloads|export|exports|takes?|pulls?|gets?)\b/g,
  );
  const roles = [...words].flatMap(({ groups }) => {
    const person = story.person((groups?.who ?? '').trim(), null);
    return person?.is === 'role' && person.role !== 'administrator' ? [person.role] : [];
  });
  return [...new Set(roles)].slice(0, 12);
}

/** "Only the *approved* ones": a state that narrows the records; null where all are meant. */
export const stateIn = (text: string): string | null => {
  const found =
    /\b(?:just|only|all) (?:the |those |our )?(?<state>[a-z]+) (?:ones|entries|requests|[a-z]+s)\b/.exec(text)?.groups
      ?.state ??
    /\b(?:ones|those|entries|requests|[a-z]+s) (?:that|which|who) (?:are|is|have been|has been|were) (?<state>[a-z]+)\b/.exec(
      text,
    )?.groups?.state;
  return found === undefined ||
    /^(?:the|of|other|new|our|their|these|those|whole|different|such|on|in|not|there)$/.test(found)
    ? null
    : found;
};

/** Columns that a text names behind words that limit them: "just the name and the allergies", "with name and email". */
export function columnsIn(text: string, entity: string, story: Story): string[] {
  const own = story.entity(entity);
  const lead =
    /\b(?:(?:just|only|with|containing|having|columns?(?: for)?|including|showing|made of)|(?:download|export|get|pull|save|take|extract)s?) (?=(?<list>[^.;]+))/g;
  const found = [...text.matchAll(lead)];
  const leads = found.map(([words]) => words);
  const parts = found.map(({ groups }) =>
    (groups?.list ?? '').replace(
      /\b(?:as|into|in|to|by|for|from|when|before|after|can be|and (?:we|i|can|they)) .*/,
      '',
    ),
  );
  const fields = [...(own?.fields.values() ?? [])];
  const title = own?.coreFields.get('title')?.toLowerCase();
  // What limits them says more than what they are called in passing
  const limited = parts.filter((_, at) => /^(?:just|only)\b/.test(leads[at] ?? ''));
  for (const part of [...limited, ...parts]) {
    const named = [
      ...fields.map(({ key, label }) => ({ key, label: label.toLowerCase() })),
      ...(title === undefined ? [] : [{ key: 'title', label: title }]),
    ].flatMap(({ key, label }) => {
      const at = part.search(new RegExp(`\\b${pattern(label)}(?:e?s)?\\b`));
      return at === -1 ? [] : [{ key, at }];
    });
    if (named.length > 0) return [...new Set(named.sort((one, other) => one.at - other.at).map(({ key }) => key))];
  }
  return [];
}

const pattern = (label: string): string =>
  label
    .replace(/s$/, '')
    .replaceAll(/[^a-z0-9 ]/g, '.')
    .replaceAll(' ', "(?: 's)?[ -]");

/** What is chosen before a download: a period, a year, or a property. */
export function filtersIn(text: string, entity: string, story: Story): NonNullable<Export['filters']> {
  const own = story.entity(entity);
  const all = [...(own?.fields.values() ?? [])];
  const date = all.find(({ type }) => type === 'date' || type === 'datetime')?.key ?? 'date';
  const isChosen =
    /\b(?:choos|chose|pick|select|filter|whatever|whichever|any|certain|given|narrow|limit|from one|between|for a|by)\w*\b/.test(
      text,
    );
  if (!isChosen) return [];
  const filters: NonNullable<Export['filters']> = [];
  if (
    /\b(?:period|date range|range of dates|stretch of time|time ?span|time ?frame|from one (?:day|date) to another|between two (?:days|dates)|from and to|dates? from)\b/.test(
      text,
    )
  )
    filters.push({ attribute: date, by: 'period' });
  else if (
    /\b(?:by|per|choos\w+|pick\w*|select\w*|filter\w*|whatever|which(?:ever)?|certain)\b(?: (?:the|a|an|on|by|for))* year\b/.test(
      text,
    )
  )
    filters.push({ attribute: date, by: 'year' });
  for (const { key, label, type } of all) {
    if (['textarea', 'rich_text', 'date', 'datetime', 'image', 'file', 'email'].includes(type)) continue;
    const named = new RegExp(
      `\\b(?:choos\\w+|chose|pick\\w*|select\\w*|filter\\w*(?: them| it)?(?: by| on)?|narrow\\w* (?:\\w+ )?(?:by|to)|by|for (?:one|a certain|a given)|(?:whatever|whichever|which))\\b(?: (?:the|a|an|by|one|their|its))* ${pattern(label.toLowerCase())}(?:e?s)?\\b`,
    );
    if (named.test(text)) filters.push({ attribute: key, by: 'value' });
  }
  return filters.slice(0, 6);
}
