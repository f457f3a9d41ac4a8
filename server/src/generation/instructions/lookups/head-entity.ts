import type { Composer } from '../composer.ts';
import { attachmentsOf } from './attachments.ts';
import { comments } from './comments.ts';
import type { Entity } from './entity.ts';
import { terms } from './terms.ts';
import { users } from './users.ts';

/** Posts are found by a draft of their own. */
const posts = /posts?|pages?|products?|entr(?:y|ies)|articles?|drafts?|events?|recipes?|books?|movies?|revisions?/;

const given = String.raw`\b(?:the|this|that|an?|given|current|said) (?:given |current )?`;

/** The kind of entries that a function is to find, the first that its description names; null for posts and for nothing. */
export function headEntity(c: Composer): Entity | null {
  const parameters = (c.fn?.parameters ?? []).map(({ name }) => name).join(' ');
  let text = c.text
    .replace(/\b[a-z_]\w*\s*\([^()]*\$[^()]*\)(?:\s*:\s*\??[\w|\\]+)?/gi, ' ')
    .replace(/\b\w+_\w+\b|\$\w+|["'`][^"'`\n]*["'`]/g, ' ')
    .replace(/\b(?:custom )?post[ -]types?\b/gi, ' posts ')
    .replace(
      /\b(?:user|post|term|comment) (?:meta|id|ids|type|types|status|role)\b|\bcustom (?:fields?|tables?)\b|\bfeatured images?\b|\bpost (?=tags?\b|categor|images?|terms?\b)|\be-?mail address(?:es)?\b/gi,
      ' ',
    );
  // What a parameter holds is not what is looked for.
  for (const noun of ['user', 'author', 'post', 'page', 'comment', 'term', 'category', 'tag'])
    if (parameters.includes(noun))
      text = text.replace(new RegExp(`${given}${noun}\\b(?!s| (?:names?|slugs?))`, 'gi'), ' ');
  const at = (nouns: RegExp) =>
    new RegExp(String.raw`\b(?:${nouns.source})\b`, 'i').exec(text)?.index ?? Number.POSITIVE_INFINITY;
  const [first] = [users, terms, comments, attachmentsOf(c)]
    .map((entity) => ({ entity, at: at(entity.nouns) }))
    .sort((a, b) => a.at - b.at);
  if (first === undefined || first.at === Number.POSITIVE_INFINITY || at(posts) < first.at) return null;
  return first.entity;
}
