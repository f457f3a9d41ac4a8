import { lemmaOf } from '../reading/language/lemma-of.ts';

/** Words that stand before a thing without naming it. */
const noName =
  /^(?:a|an|the|new|custom|public|private|hierarchical|non-hierarchical|this|that|each|every|any|all|my|our|your|its|their|same|given|own|single|simple|basic|dynamic|static|following|certain|specific|some|one|two|three|wordpress|wp|of|for|in|to|with|and|or|as|from|by|on|is|admin|post|user|nonce|php|rest|options?|meta|two|registers?|register|adds?|create|creates|current|default|global|additional|extra|existing|another|first|second|if|when|per|under|dismissible|warning|error|success|called|named|correct|valid|no|has|have|gets?|read|reads|returns?|update|delete|store|save|display|show|via|using|only|set|it|not|which|without|recurring|daily|hourly|weekly|scheduled|site|navigation|nav|expired|main|string|array|int|integer|boolean|number|type|name|key|slug|field|value|taxonomy|also|page|built-in|complete|minimal|small|server-side|self-closing|enclosing|hook|action|filter|event|route|namespace|function|callback|title|content|label|labels|class|option|time|visible|archive|list|column|css|js|html|should|must|they|them|are|be)$/i;

/** Words that name nothing even where a name is announced. */
const emptyWord = /^(?:an?|the|and|with|of|for|in|to|is|that|which|should|must|be|called|named)$/i;

/** Base form of a thing's name: "books" names the post type `book`. */
export const singular = (word: string): string => lemmaOf(word, 'NOUN').replace(/-/g, '_');

/**
 * The name that a prompt gives a thing, such as `recipe` in "a post type called recipe", "`recipe` post type" or "the
 * recipe post type"; null if it names none.
 * @param label a regular expression's source for the word for the thing
 */
export function nameOf(text: string, label: string): string | null {
  const between = String.raw`(?:\s*(?:named|called|name|key|slug|with|the|is|tag|id|under|action|as|hook|event|field|location|using|of|for|to|custom|wordpress|=|:|[-–—(,]))*`;
  const patterns = [
    String.raw`\b(?:${label})${between}\s*[\`"']([A-Za-z_][\w\-/.]*)[\`"']`,
    String.raw`[\`"']([A-Za-z_][\w\-/.]*)[\`"']\s+(?:custom\s+|wordpress\s+)?(?:${label})\b`,
    String.raw`\b(?:${label})\s*\(?(?:\s*(?:named|called|slug|key|id|with the slug|with slug|name)\b\s*:?)+\s*(?:is\s+)?([A-Za-z_][\w\-/]*)`,
    String.raw`\b(?:${label})\s*:?\s+([a-z]\w*(?:_\w+)+|[a-z]\w*(?:-\w+)+|_[a-z]\w*)`,
    String.raw`\b([a-z]\w*_\w+)\s+(?:custom\s+)?(?:${label})\b`,
    String.raw`\b(?:${label})\s*(?:for|of|:)\s+(?:the\s+|an?\s+)?([a-z][a-z-]+)\b`,
    String.raw`\b([A-Za-z][a-z]+)\s+(?:custom\s+)?(?:${label})\b`,
    String.raw`\b(?:${label})\s+([a-z][a-z]+)\b`,
  ];
  for (const [at, pattern] of patterns.entries()) {
    for (const match of text.matchAll(new RegExp(pattern, at < 5 ? 'g' : 'gi'))) {
      const name = match[1] ?? '';
      if (!(at < 4 ? emptyWord : noName).test(name))
        return name.toLowerCase() === name ? name : at > 1 ? name.toLowerCase() : name;
    }
  }
  return null;
}

/** "event_manager" as people read it: "Event Manager". */
export function titleOf(slug: string): string {
  return slug
    .replace(/^_+/, '')
    .split(/[-_\s/]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** "Event" as more than one: "Events". */
export function pluralOf(title: string): string {
  if (/(?:[^aeiou]y)$/i.test(title)) return `${title.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/i.test(title)) return `${title}es`;
  return `${title}s`;
}

/** A name that PHP takes for a function or variable. */
export function phpName(text: string): string {
  const name = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return /^[a-z_]/.test(name) ? name : `item_${name}`;
}
